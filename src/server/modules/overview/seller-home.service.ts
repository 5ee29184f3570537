import { bogotaDay } from '../../../domain/spanish-dates.ts';
import { isLowStock } from '../../../domain/stock.ts';
import type { Context } from '../../context.ts';
import { getShopState, listBestSellers, listDaySales, RANKED_ORDERS } from './sales.repository.ts';
import { averageOf, comparedDays, dayBefore, totalOf } from './sales-periods.ts';

const BEST_SELLERS = 4;
const RANKED_DAYS = 30;

/** The shop's figures, in Colombian days; `days` is the length of the drawn period. */
export async function getSellerSummary(
  { read, now }: Pick<Context, 'read' | 'now'>,
  sellerId: number,
  days: number,
) {
  const today = bogotaDay(now().getTime());
  // The longest comparison: 30 days beside the 30 before.
  const from = dayBefore(today, 59);
  const [sales, bestSellers, shop] = await Promise.all([
    listDaySales(read, sellerId, { from, to: today }),
    listBestSellers(read, sellerId, dayBefore(today, RANKED_DAYS - 1), BEST_SELLERS),
    getShopState(read, sellerId),
  ]);
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
    bestSellers: bestSellers.map((product) => ({ ...product, isLow: isLowStock(product.onHand) })),
    /** More orders than the best sellers are taken from. */
    isRankingCut: totalOf(sales, today, RANKED_DAYS).orders > RANKED_ORDERS,
    rating: reviewCount > 0 ? Math.round((ratingSum / reviewCount) * 10) / 10 : null,
    reviewCount,
    ...state,
  };
}
