import { addDays } from '../../../../domain/business-days.ts';
import { marketplace } from '../../../../domain/ledger/accounts.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import { bogotaDay } from '../../../../domain/spanish-dates.ts';
import { VISIT_STEPS } from '../../../../domain/visit-step.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/sql.ts';
import { listMovedByDay } from '../../books/balances.service.ts';
import * as figures from './figures.repository.ts';
import { listDayFigures, type Period } from './sales-day.repository.ts';

const DAY_MILLIS = 24 * 60 * 60_000;
const MAXIMUM_DAYS = 366;
const DEFAULT_DAYS = 30;
const RANKED = 10;

export interface AskedPeriod {
  from?: string | undefined;
  to?: string | undefined;
}

/** How the marketplace did in a period, beside as many days before it. */
export async function getFigures(
  { write, now, kept }: Pick<Context, 'write' | 'now' | 'kept'>,
  asked: AskedPeriod,
): Promise<Result<Awaited<ReturnType<typeof readFigures>>, 'invalid-input'>> {
  const to = asked.to ?? bogotaDay(now().getTime());
  const from = asked.from ?? addDays(to, 1 - DEFAULT_DAYS);
  const days = daysBetween(from, to);
  if (days < 1) return failure('invalid-input', { fields: { to: 'Debe ser el mismo día o uno posterior.' } });
  if (days > MAXIMUM_DAYS) return failure('invalid-input', { fields: { from: 'Elige un año como máximo.' } });
  return success(await readFigures({ write, kept }, { from, to }, days));
}

async function readFigures(
  { write: db, kept }: Pick<Context, 'write' | 'kept'>,
  period: Period,
  days: number,
) {
  const before = { from: addDays(period.from, -days), to: addDays(period.from, -1) };
  const [current, previous, causes, visits, ranked, missedSearches] = await Promise.all([
    readTotals(db, period),
    readTotals(db, before),
    figures.listRefundCauses(db, period),
    figures.listVisits(db, period),
    findRanked({ write: db, kept }, period),
    figures.listMissedSearches(db, period, 30),
  ]);
  const visitorsOf = new Map(visits.map(({ step, visitors }) => [step, visitors]));
  return {
    ...period,
    totals: current.totals,
    totalsBefore: previous.totals,
    days: Array.from({ length: days }, (_, index) => {
      const day = addDays(period.from, index);
      const dayOfBefore = addDays(before.from, index);
      return {
        day,
        sales: current.salesOn.get(day) ?? 0,
        salesBefore: previous.salesOn.get(dayOfBefore) ?? 0,
        orders: current.ordersOn.get(day) ?? 0,
        income: current.incomeOn.get(day) ?? 0,
      };
    }),
    steps: [
      ...VISIT_STEPS.map((step) => ({ step, count: visitorsOf.get(step) ?? 0 })),
      { step: 'order' as const, count: current.totals.orders },
    ],
    causes,
    products: ranked.products,
    sellers: ranked.sellers,
    missedSearches,
  };
}

/** Who and what sold best has no sums of days that would be fewer than the packages: it is kept for a minute. */
function findRanked({ write, kept }: Pick<Context, 'write' | 'kept'>, period: Period) {
  return kept.find(`figures ${period.from} ${period.to}`, async () => {
    const [products, sellers] = await Promise.all([
      figures.listTopProducts(write, period, RANKED),
      figures.listTopSellers(write, period, RANKED),
    ]);
    return { value: { products, sellers }, tags: [] };
  });
}

async function readTotals(db: Database, period: Period) {
  const [days, income] = await Promise.all([
    listDayFigures(db, period),
    // What the marketplace kept: fees less those given back with refunds, by the day of the posting.
    listMovedByDay(db, marketplace('fees'), period),
  ]);
  const sales = days.reduce((sum, day) => sum + day.sales, 0);
  const orders = days.reduce((sum, day) => sum + day.orders, 0);
  const cancelled = days.reduce((sum, day) => sum + day.cancelled, 0);
  return {
    totals: {
      sales,
      orders,
      average: orders === 0 ? 0 : Math.round(sales / orders),
      income: income.reduce((sum, day) => sum + day.moved, 0),
      cancelled,
    },
    salesOn: new Map(days.map((day) => [day.day, day.sales])),
    ordersOn: new Map(days.map((day) => [day.day, day.orders])),
    incomeOn: new Map(income.map((day) => [day.day, day.moved])),
  };
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MILLIS) + 1;
}
