import type { Context } from '../../context.ts';
import { execute, sql } from '../../db/sql.ts';
import { inTransaction } from '../../db/transaction.ts';
import { refreshSearch } from '../search/search.service.ts';
import { announceChange, type CatalogueTag } from './catalogue-change.service.ts';
import { recountCatalogue } from './count.repository.ts';
import { type OfferChange, switchOffers } from './offer.repository.ts';

type JobContext = Pick<Context, 'write' | 'now'>;

/** Brings the counts of categories, sellers and filters up to date; about a second at a million products. */
export async function refreshCatalogueCounts({ write }: Pick<JobContext, 'write'>): Promise<void> {
  await inTransaction(write, async (db) => {
    await execute(db, sql`set local statement_timeout = 0`);
    const changed = await recountCatalogue(db);
    if (changed > 0) await announceChange(db, ['catalogue']);
  });
}

const offersPerTransaction = 200;
const maximumTransactions = 50;

/** Starts and ends the offers whose moment has come; answers how many products changed their price. */
export async function applyOfferSchedule({ write, now }: JobContext): Promise<number> {
  let changedProducts = 0;
  for (let transaction = 0; transaction < maximumTransactions; transaction++) {
    const changes = await inTransaction(write, async (db) => {
      const switched = await switchOffers(db, now(), offersPerTransaction);
      await refreshSearch(
        db,
        switched.map(({ productId }) => productId),
      );
      await announceChange(db, switched.flatMap(tagsOf));
      return switched.length;
    });
    changedProducts += changes;
    if (changes === 0) break;
  }
  return changedProducts;
}

function tagsOf({ productId, sellerId, mainCategoryId, subcategoryId }: OfferChange): CatalogueTag[] {
  const categories = [mainCategoryId, ...(subcategoryId === null ? [] : [subcategoryId])];
  return [
    'catalogue',
    `product:${productId}`,
    `seller:${sellerId}`,
    ...categories.map((id): CatalogueTag => `category:${id}`),
  ];
}
