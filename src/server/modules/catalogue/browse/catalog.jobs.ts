import type { Context } from '../../../context.ts';
import { type Database, execute, sql } from '../../../db/sql.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { announceChange, type CatalogueTag } from '../../pages/catalogue-change.service.ts';
import { refreshSearch } from '../search/search.service.ts';
import { recountCatalogue } from './count.repository.ts';
import {
  applyLowestOffer,
  lockProductsWithDueOffers,
  type PriceChange,
  switchOffers,
} from './offer.repository.ts';

type JobContext = Pick<Context, 'write' | 'now'>;

/** Brings the counts of categories and filters up to date; about a second at a million products. */
export async function refreshCatalogueCounts({ write }: Pick<JobContext, 'write'>): Promise<void> {
  await inTransaction(write, async (db) => {
    await execute(db, sql`set local statement_timeout = 0`);
    const changed = await recountCatalogue(db);
    if (changed > 0) await announceChange(db, ['catalogue', 'categories']);
  });
}

const productsPerTransaction = 200;
const maximumTransactions = 100;

/** Starts and ends the offers whose moment has come; answers how many products changed their price. */
export async function applyOfferSchedule({ write, now }: JobContext): Promise<number> {
  let changed = 0;
  for (let transaction = 0; transaction < maximumTransactions; transaction++) {
    const done = await inTransaction(write, (db) => switchDueOffers(db, now()));
    changed += done.changed;
    if (done.products === 0) break;
  }
  return changed;
}

async function switchDueOffers(db: Database, now: Date): Promise<{ products: number; changed: number }> {
  const productIds = await lockProductsWithDueOffers(db, now, productsPerTransaction);
  if (productIds.length === 0) return { products: 0, changed: 0 };
  await switchOffers(db, productIds, now);
  const changes = await applyLowestOffer(db, productIds, now);
  await refreshSearch(
    db,
    changes.map(({ productId }) => productId),
  );
  await announceChange(db, changes.flatMap(tagsOf));
  return { products: productIds.length, changed: changes.length };
}

function tagsOf({ productId, sellerId, mainCategoryId, subcategoryId }: PriceChange): CatalogueTag[] {
  const categories = [mainCategoryId, subcategoryId].filter((id) => id !== null);
  return [
    'catalogue',
    `product:${productId}`,
    `seller:${sellerId}`,
    ...categories.map((id): CatalogueTag => `category:${id}`),
  ];
}
