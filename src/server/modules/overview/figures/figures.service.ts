import { failure, type Result, success } from '../../../../domain/result.ts';
import { bogotaDay } from '../../../../domain/spanish-dates.ts';
import { VISIT_STEPS } from '../../../../domain/visit-step.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/sql.ts';
import * as figures from './figures.repository.ts';

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
  { write, now }: Pick<Context, 'write' | 'now'>,
  asked: AskedPeriod,
): Promise<Result<Awaited<ReturnType<typeof readFigures>>, 'invalid-input'>> {
  const to = asked.to ?? bogotaDay(now().getTime());
  const from = asked.from ?? dayBefore(to, DEFAULT_DAYS - 1);
  const days = daysBetween(from, to);
  if (days < 1) return failure('invalid-input', { fields: { to: 'Debe ser el mismo día o uno posterior.' } });
  if (days > MAXIMUM_DAYS) return failure('invalid-input', { fields: { from: 'Elige un año como máximo.' } });
  return success(await readFigures(write, { from, to }, days));
}

async function readFigures(db: Database, period: figures.Period, days: number) {
  const before = { from: dayBefore(period.from, days), to: dayBefore(period.from, 1) };
  const [current, previous, causes, visits, products, sellers, missedSearches] = await Promise.all([
    readTotals(db, period),
    readTotals(db, before),
    figures.listRefundCauses(db, period),
    figures.listVisits(db, period),
    figures.listTopProducts(db, period, RANKED),
    figures.listTopSellers(db, period, RANKED),
    figures.listMissedSearches(db, period, 30),
  ]);
  const visitorsOf = new Map(visits.map(({ step, visitors }) => [step, visitors]));
  return {
    ...period,
    totals: current.totals,
    totalsBefore: previous.totals,
    days: Array.from({ length: days }, (_, index) => {
      const day = dayBefore(period.from, -index);
      const dayOfBefore = dayBefore(before.from, -index);
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
    products,
    sellers,
    missedSearches,
  };
}

async function readTotals(db: Database, period: figures.Period) {
  const [days, income, cancelled] = await Promise.all([
    figures.listDayFigures(db, period),
    figures.listDayIncome(db, period),
    figures.countCancelled(db, period),
  ]);
  const sales = days.reduce((sum, day) => sum + day.sales, 0);
  const orders = days.reduce((sum, day) => sum + day.orders, 0);
  return {
    totals: {
      sales,
      orders,
      average: orders === 0 ? 0 : Math.round(sales / orders),
      income: income.reduce((sum, day) => sum + day.income, 0),
      cancelled,
    },
    salesOn: new Map(days.map((day) => [day.day, day.sales])),
    ordersOn: new Map(days.map((day) => [day.day, day.orders])),
    incomeOn: new Map(income.map((day) => [day.day, day.income])),
  };
}

/** `days` below zero: after it. */
function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * DAY_MILLIS).toISOString().slice(0, 10);
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MILLIS) + 1;
}
