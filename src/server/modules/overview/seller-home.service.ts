import { addDays } from '../../../domain/business-days.ts';
import { bogotaDay } from '../../../domain/spanish-dates.ts';
import { isLowStock } from '../../../domain/stock.ts';
import type { Context } from '../../context.ts';
import { getLackingProducts } from '../catalogue/facts/fact-demand.service.ts';
import {
  type DaySales,
  getShopState,
  listDaySales,
  listStockedProducts,
  RANKED_ORDERS,
  type RankedProduct,
  rankProducts,
} from './sales.repository.ts';
import { averageOf, comparedDays, totalOf } from './sales-periods.ts';

const BEST_SELLERS = 4;
const RANKED_DAYS = 30;
/** The longest comparison: 30 days beside the 30 before. */
const COMPARED_DAYS = 60;
/** Today and yesterday, which is not over yet for whoever changes it. */
const OPEN_DAYS = 2;
/** From so many orders on the ranking and the days that are over are kept for a minute: no single order changes them much. */
const KEPT_FROM_ORDERS = 200;

/** The shop's figures, in Colombian days; `days` is the length of the drawn period. */
export async function getSellerSummary(
  context: Pick<Context, 'read' | 'now' | 'kept'>,
  sellerId: number,
  days: number,
) {
  const { read, now, kept } = context;
  const today = bogotaDay(now().getTime());
  const [sales, shop, lackingFacts] = await Promise.all([
    listSales(context, sellerId, today),
    getShopState(read, sellerId),
    getLackingProducts(read, sellerId),
  ]);
  const ranked = totalOf(sales, today, RANKED_DAYS).orders;
  const since = addDays(today, 1 - RANKED_DAYS);
  const rank = () => rankProducts(read, sellerId, since, BEST_SELLERS);
  const ranking =
    ranked < KEPT_FROM_ORDERS
      ? await rank()
      : await kept.find(`best-sellers:${sellerId}:${since}`, async () => ({ value: await rank(), tags: [] }));
  const bestSellers = await withStock(read, ranking);
  const { reviewCount, ratingSum, ...state } = shop;
  const period = totalOf(sales, today, days);
  const week = totalOf(sales, today, 7);
  return {
    today,
    salesToday: totalOf(sales, today, 1).amount,
    salesYesterday: totalOf(sales, addDays(today, -1), 1).amount,
    salesWeek: week.amount,
    salesMonth: totalOf(sales, today, 30).amount,
    averageOrder: averageOf(week),
    averageOrderBefore: averageOf(totalOf(sales, addDays(today, -7), 7)),
    periodSales: period.amount,
    periodSalesBefore: totalOf(sales, addDays(today, -days), days).amount,
    periodOrders: period.orders,
    days: comparedDays(sales, today, days),
    bestSellers,
    /** More orders than the best sellers are taken from. */
    isRankingCut: ranked > RANKED_ORDERS,
    rating: reviewCount > 0 ? Math.round((ratingSum / reviewCount) * 10) / 10 : null,
    reviewCount,
    ...state,
    lackingFacts: {
      ...lackingFacts,
      isOverdue: lackingFacts.dueAt !== null && new Date(lackingFacts.dueAt) <= now(),
    },
  };
}

async function listSales(
  { read, kept }: Pick<Context, 'read' | 'kept'>,
  sellerId: number,
  today: string,
): Promise<DaySales[]> {
  const over = { from: addDays(today, 1 - COMPARED_DAYS), to: addDays(today, -OPEN_DAYS) };
  const [before, latest] = await Promise.all([
    kept.find(`sales:${sellerId}:${over.to}`, async () => {
      const value = await listDaySales(read, sellerId, over);
      const { orders } = totalOf(value, over.to, COMPARED_DAYS - OPEN_DAYS);
      return { value, tags: orders < KEPT_FROM_ORDERS ? null : [] };
    }),
    listDaySales(read, sellerId, { from: addDays(today, 1 - OPEN_DAYS), to: today }),
  ]);
  return [...before, ...latest];
}

async function withStock(db: Context['read'], ranking: readonly RankedProduct[]) {
  const stocked = await listStockedProducts(
    db,
    ranking.map(({ productId }) => productId),
  );
  return ranking.flatMap(({ productId, units }) => {
    const product = stocked.find((candidate) => candidate.productId === productId);
    return product ? [{ ...product, units, isLow: isLowStock(product.onHand) }] : [];
  });
}
