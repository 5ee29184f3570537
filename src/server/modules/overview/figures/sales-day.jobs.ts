import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { lockSalesDays, sumChangedDays, sumNextDays } from './sales-day.repository.ts';

const DAYS_AT_ONCE = 31;

/** Sums the sales of days that are over, and again those that were changed; the first time all of them, a month at once. */
export async function keepSalesDays({ write }: Pick<Context, 'write'>): Promise<void> {
  await inTransaction(write, async (db) => {
    await lockSalesDays(db);
    await sumChangedDays(db);
  });
  for (let summed = DAYS_AT_ONCE; summed === DAYS_AT_ONCE; )
    summed = await inTransaction(write, async (db) => {
      await lockSalesDays(db);
      return sumNextDays(db, DAYS_AT_ONCE);
    });
}
