import { bogotaDay } from '../../../../domain/spanish-dates.ts';
import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { deletePromiseDays, lockPromiseDays, recountPromiseDays } from './promise-day.repository.ts';
import { LONGEST_DAYS } from './promises.service.ts';

const DAY_MILLIS = 24 * 60 * 60_000;
const DAYS_AT_ONCE = 10;

/**
 * Counts what was promised for each of the last 90 days and what came. All of them anew: a package that is cancelled, or
 * goes back, leaves the day on which it should have come.
 */
export async function countPromiseDays({ write, now }: Pick<Context, 'write' | 'now'>): Promise<void> {
  const dayBefore = (days: number) => bogotaDay(now().getTime() - days * DAY_MILLIS);
  for (let first = LONGEST_DAYS; first > 0; first -= DAYS_AT_ONCE)
    await inTransaction(write, async (db) => {
      await lockPromiseDays(db);
      await recountPromiseDays(db, {
        from: dayBefore(first),
        to: dayBefore(Math.max(1, first - DAYS_AT_ONCE + 1)),
      });
    });
  await deletePromiseDays(write, dayBefore(LONGEST_DAYS));
}
