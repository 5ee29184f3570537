import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { announceChange } from '../../pages/catalogue-change.service.ts';
import { switchHolidays } from './shop-page.repository.ts';

/** Tells the pages of shops whose holiday begins or ends; orders look at the clock themselves. Answers how many. */
export function announceHolidays({ write, now }: Pick<Context, 'write' | 'now'>): Promise<number> {
  return inTransaction(write, async (db) => {
    const sellerIds = await switchHolidays(db, now());
    await announceChange(
      db,
      sellerIds.map((id) => `seller:${id}` as const),
    );
    return sellerIds.length;
  });
}
