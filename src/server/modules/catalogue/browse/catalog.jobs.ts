import type { Context } from '../../../context.ts';
import { type Database, execute, sql } from '../../../db/sql.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { announceChange } from '../../pages/catalogue-change.service.ts';
import { type PlacedProduct, placeTags } from '../products/place-tags.ts';
import { followCheapest } from '../products/product-variant.repository.ts';
import { refreshSearch } from '../search/search.service.ts';
import { listChangedSince, markRead } from './changed-since.repository.ts';
import { lockCounts, recountCatalogue, recountSellers } from './count.repository.ts';
import {
  applyLowestOffer,
  applyLowestOfferToVariants,
  lockProductsWithDueOffers,
  switchOffers,
} from './offer.repository.ts';

type JobContext = Pick<Context, 'write' | 'now'>;

/**
 * Brings the counts of categories and filters up to date, in the caller's transaction: of the sellers whose products
 * have changed since the last time, or of all. Answers those sellers; null is all of them.
 */
export async function recountChanged(
  db: Database,
  { isWhole = false }: { isWhole?: boolean } = {},
): Promise<number[] | null> {
  const { sellerIds, readUntil } = await recount(db, isWhole);
  await markRead(db, 'counts', readUntil);
  return sellerIds;
}

/** The same at once, after products were moved; the job still comes by for what shops show. */
export async function refreshCatalogueCounts({ write }: Pick<JobContext, 'write'>): Promise<void> {
  await inTransaction(write, (db) => recount(db, false));
}

async function recount(db: Database, isWhole: boolean) {
  await execute(db, sql`set local statement_timeout = 0`);
  await lockCounts(db);
  const { ids, readUntil } = await listChangedSince(db, 'counts', 'seller');
  const sellerIds = isWhole ? null : ids;
  const changed = await (sellerIds ? recountSome(db, sellerIds) : recountCatalogue(db));
  if (changed > 0) await announceChange(db, ['catalogue', 'categories']);
  return { sellerIds, readUntil };
}

async function recountSome(db: Database, sellerIds: readonly number[]): Promise<number> {
  return sellerIds.length > 0 ? recountSellers(db, sellerIds) : 0;
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
  const switched = await switchOffers(db, productIds, now);
  const changes = [
    ...(await applyLowestOffer(db, productIds, now)),
    ...(await applyToVariants(db, switched)),
  ];
  await refreshSearch(
    db,
    changes.map(({ productId }) => productId),
  );
  if (changes.length > 0) await announceChange(db, ['catalogue', ...changes.flatMap(placeTags)]);
  return { products: productIds.length, changed: changes.length };
}

/** A variant without dated offers keeps the lower price that somebody gave it for as long as she likes. */
async function applyToVariants(
  db: Database,
  switched: readonly { productId: number; variantId: number | null }[],
): Promise<PlacedProduct[]> {
  const variantIds = switched.flatMap(({ variantId }) => variantId ?? []);
  const productIds = switched.flatMap(({ productId, variantId }) => (variantId === null ? [productId] : []));
  const changes = await applyLowestOfferToVariants(db, { variantIds, productIds });
  const changed = changes.map(({ productId }) => productId);
  if (changed.length > 0) await followCheapest(db, changed);
  return changes;
}
