import { addBusinessDays, type CalendarDay } from '../../../../domain/business-days.ts';
import type { MoneyRules } from '../../../../domain/money-rules.ts';
import type { Database } from '../../../db/sql.ts';
import {
  listDifferentSales,
  listUnbookedPayments,
  listUnbookedRefunds,
} from './book-differences.repository.ts';
import type { DifferenceKind, FoundDifference, FoundRow, Scope } from './difference.ts';
import * as open from './open-money.repository.ts';
import * as statement from './provider-differences.repository.ts';

const DAY_MILLIS = 24 * 60 * 60_000;
const HOUR_MILLIS = 60 * 60_000;
const BUSINESS_DAYS_OF_A_TRANSFER = 3;

/** What the provider says against what we know; only after its list was read. */
export async function findProviderDifferences(
  db: Database,
  provider: string,
  { scope, coveredSince }: { scope: Scope; coveredSince: Date },
): Promise<FoundDifference[]> {
  // What was approved while the list was being read may not stand in it yet.
  const settled = new Date(scope.now.getTime() - HOUR_MILLIS);
  const covered = { coveredSince: latest(coveredSince, scope.since), settled };
  return [
    ...named('unknown-approval', await statement.listUnknownApprovals(db, provider, scope)),
    ...named('reversal-missing', await statement.listMissingReversals(db, provider, scope)),
    ...named('paid-without-provider', await statement.listPaidWithoutProvider(db, provider, covered)),
    ...named('amount-differs', await statement.listDifferentAmounts(db, provider, scope)),
  ];
}

/** Orders, payments and refunds against the books. */
export async function findBookDifferences(db: Database, scope: Scope): Promise<FoundDifference[]> {
  const sales = await listDifferentSales(db, scope);
  return [
    ...named(
      'sale-missing',
      sales.filter(({ isMissing }) => isMissing),
    ),
    ...named(
      'sale-differs',
      sales.filter(({ isMissing }) => !isMissing),
    ),
    ...named('payment-not-booked', await listUnbookedPayments(db, scope)),
    ...named('refund-not-booked', await listUnbookedRefunds(db, scope)),
    ...named('provider-balance', await statement.listProviderBalance(db, scope)),
    ...named('refund-paid-twice', await open.listOverpaidRefunds(db, scope)),
  ];
}

/** Money and goods that should have moved on by now. */
export async function findOpenMoney(
  db: Database,
  { scope, rules }: { scope: Scope; rules: MoneyRules },
): Promise<FoundDifference[]> {
  const ago = (millis: number) => new Date(scope.now.getTime() - millis);
  const money = await open.listUnreturnedMoney(db);
  const { remittanceDays } = rules.cashOnDelivery;
  const expiredBefore = ago(HOUR_MILLIS / 4);
  return [
    ...named(
      'paid-twice',
      money.filter(({ cause }) => cause === 'duplicate'),
    ),
    ...named(
      'unapplied-money',
      money.filter(({ cause }) => cause !== 'duplicate'),
    ),
    ...named('split-unproven', await open.listUnprovenSplits(db, ago(DAY_MILLIS))),
    ...named('payment-unsplit', await open.listUnsplitPayments(db)),
    ...named('refund-overdue', await open.listOverdueRefunds(db, scope)),
    ...named('payout-unconfirmed', await open.listUnconfirmedPayouts(db, lastUnconfirmed(scope.today))),
    ...named('cash-late', await open.listLateCash(db, ago(remittanceDays * DAY_MILLIS))),
    ...named('cash-unreported', await open.listUnreportedCash(db, ago(DAY_MILLIS))),
    ...named('stock-not-returned', await open.listUnreturnedStock(db, expiredBefore)),
  ];
}

function named(kind: DifferenceKind, rows: readonly FoundRow[]): FoundDifference[] {
  return rows.map((row) => ({ ...row, kind }));
}

function latest(one: Date, other: Date): Date {
  return one > other ? one : other;
}

/** Start of the first day whose transfers have not had three business days yet. */
function lastUnconfirmed(today: CalendarDay): Date {
  let day = startOf(today);
  while (addBusinessDays(calendarDay(day), BUSINESS_DAYS_OF_A_TRANSFER) >= today) day -= DAY_MILLIS;
  return new Date(day + DAY_MILLIS);
}

/** Midnight in Bogotá. */
function startOf(day: CalendarDay): number {
  return Date.parse(`${day}T00:00:00-05:00`);
}

function calendarDay(midnight: number): CalendarDay {
  return new Date(midnight).toISOString().slice(0, 10);
}
