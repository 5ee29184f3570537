import { bogotaDay } from '../../../domain/spanish-dates.ts';
import { isLowStock } from '../../../domain/stock.ts';
import type { Context } from '../../context.ts';
import { getLackingProducts } from '../catalogue/facts/fact-demand.service.ts';
import {
  getShopState,
  listDaySales,
  listStockedProducts,
  RANKED_ORDERS,
  type RankedProduct,
  rankProducts,
} from './sales.repository.ts';
import { averageOf, comparedDays, dayBefore, totalOf } from './sales-periods.ts';

const BEST_SELLERS = 4;
const RANKED_DAYS = 30;
/** From so many orders on the ranking is kept for a minute: no single one of them changes it much. */
const KEPT_FROM_ORDERS = 200;

/** The shop's figures, in Colombian days; `days` is the length of the drawn period. */
export async function getSellerSummary(
  { read, now, kept }: Pick<Context, 'read' | 'now' | 'kept'>,
  sellerId: number,
  days: number,
) {
  const today = bogotaDay(now().getTime());
  // The longest comparison: 30 days beside the 30 before.
  const from = dayBefore(today, 59);
  const [sales, shop, lackingFacts] = await Promise.all([
    listDaySales(read, sellerId, { from, to: today }),
    getShopState(read, sellerId),
    getLackingProducts(read, sellerId),
  ]);
  const ranked = totalOf(sales, today, RANKED_DAYS).orders;
  const since = dayBefore(today, RANKED_DAYS - 1);
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
    salesYesterday: totalOf(sales, dayBefore(today, 1), 1).amount,
    salesWeek: week.amount,
    salesMonth: totalOf(sales, today, 30).amount,
    averageOrder: averageOf(week),
    averageOrderBefore: averageOf(totalOf(sales, dayBefore(today, 7), 7)),
    periodSales: period.amount,
    periodSalesBefore: totalOf(sales, dayBefore(today, days), days).amount,
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
