import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { recountChanged } from '../catalogue/browse/catalog.jobs.ts';
import { announceChange } from '../pages/catalogue-change.service.ts';
import { recountShops } from './shop-count.repository.ts';

type JobContext = Pick<Context, 'write'>;

/** Brings the counts of categories, filters and shops up to date; costs by the shops whose products have changed. */
export function refreshCounts(context: JobContext): Promise<void> {
  return count(context, { isWhole: false });
}

/** Counts the whole catalogue: what was changed without being announced is right again from then on. */
export function recountEverything(context: JobContext): Promise<void> {
  return count(context, { isWhole: true });
}

/** In one transaction, so that what a crash leaves uncounted is counted the next time. */
function count({ write }: JobContext, extent: { isWhole: boolean }): Promise<void> {
  return inTransaction(write, async (db) => {
    const sellerIds = await recountChanged(db, extent);
    if (sellerIds?.length === 0) return;
    if ((await recountShops(db, sellerIds)) > 0) await announceChange(db, ['catalogue']);
  });
}
