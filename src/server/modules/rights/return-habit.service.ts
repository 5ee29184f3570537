import { type ReturnHabit, returnHabit, returnHabitLimitOn } from '../../../domain/rights/return-habit.ts';
import { bogotaDay } from '../../../domain/spanish-dates.ts';
import type { Context } from '../../context.ts';
import type { CaseRow } from './case-row.ts';
import { countReturns, listFrequent } from './return-habit.repository.ts';

type Part = Pick<Context, 'write' | 'now'>;

const MOST_LISTED = 20;
const DAY_MILLIS = 24 * 60 * 60_000;

/** How often the person of a case gives back, for whoever decides it; nothing is decided by it. */
export async function habitOf(
  { write, now }: Part,
  { accountId, documentNumber }: Pick<CaseRow, 'accountId' | 'documentNumber'>,
): Promise<ReturnHabit> {
  const { limit, since } = limitOf(now());
  return returnHabit(await countReturns(write, { accountId, documentNumber, since }), limit);
}

/** Who gives back more than the limit says, the most first. */
export async function listFrequentReturners({ write, now }: Part) {
  const { limit, since } = limitOf(now());
  const rows = await listFrequent(write, { since, leastCases: limit.leastCases, limit: MOST_LISTED });
  return { limit, people: rows.filter((row) => returnHabit(row, limit).isFrequent) };
}

function limitOf(now: Date) {
  const limit = returnHabitLimitOn(bogotaDay(now.getTime()));
  return { limit, since: bogotaDay(now.getTime() - limit.days * DAY_MILLIS) };
}
