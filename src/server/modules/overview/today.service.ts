import { bogotaDay } from '../../../domain/spanish-dates.ts';
import type { Context } from '../../context.ts';
import { countLateOrders } from '../orders/operator-view/operator-order-list.service.ts';
import { countAwaitingPayments, listDayTotals } from './today.repository.ts';

const DAY_MILLIS = 24 * 60 * 60 * 1000;
/** Counted no further: nobody tells 1,000 from 1,001 on a card. */
const MAXIMUM_COUNT = 1_000;

/** What the marketplace sold today, and what waits; money in whole pesos. */
export async function getToday(context: Pick<Context, 'write' | 'now'>) {
  const { write, now } = context;
  const today = bogotaDay(now().getTime());
  const yesterday = bogotaDay(now().getTime() - DAY_MILLIS);
  const [totals, awaitingPayment, latePackages] = [
    await listDayTotals(write, [today, yesterday]),
    await countAwaitingPayments(write, MAXIMUM_COUNT),
    await countLateOrders(context, MAXIMUM_COUNT),
  ];
  const of = (day: string) => totals.find((one) => one.day === day) ?? { sales: 0, orders: 0 };
  return {
    today,
    sales: { today: of(today).sales, yesterday: of(yesterday).sales },
    orders: of(today).orders,
    ordersYesterday: of(yesterday).orders,
    awaitingPayment,
    latePackages,
  };
}
