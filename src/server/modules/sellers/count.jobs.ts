import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { refreshCatalogueCounts } from '../catalogue/browse/catalog.jobs.ts';
import { announceChange } from '../pages/catalogue-change.service.ts';
import { recountShops } from './shop-count.repository.ts';

/** Brings the counts of categories and filters up to date, and from them those of shops. */
export async function refreshCounts({ write }: Pick<Context, 'write'>): Promise<void> {
  await refreshCatalogueCounts({ write });
  await inTransaction(write, async (db) => {
    if ((await recountShops(db)) > 0) await announceChange(db, ['catalogue']);
  });
}
