import type { Database } from '../../../db/sql.ts';
import { announceChange, type CatalogueTag } from '../../pages/catalogue-change.service.ts';
import { refreshLacking } from '../facts/lacking-fact.repository.ts';
import { refreshSearch } from '../search/search.service.ts';
import { showWhatMayBeSeen } from './seller-product.repository.ts';

export interface ChangedPlace {
  mainCategoryId: number | null;
  subcategoryId: number | null;
}

/**
 * The last step of every change, in its transaction: decides what shoppers see, brings the search up to date and tells
 * the page caches. `places`: the categories where the products stood before and stand now.
 */
export async function publishProducts(
  db: Database,
  sellerId: number,
  productIds: readonly number[],
  places: readonly ChangedPlace[],
): Promise<void> {
  await showWhatMayBeSeen(db, productIds);
  await refreshLacking(db, productIds);
  await refreshSearch(db, productIds);
  const categories = places.flatMap(({ mainCategoryId, subcategoryId }) => [mainCategoryId, subcategoryId]);
  await announceChange(db, [
    'catalogue',
    `seller:${sellerId}`,
    ...productIds.map((id): CatalogueTag => `product:${id}`),
    ...categories.filter((id) => id !== null).map((id): CatalogueTag => `category:${id}`),
  ]);
}

/** For changes outside of the products, such as their shop's approval. The search does not follow by itself. */
export function showWhatShoppersMaySee(db: Database, productIds: readonly number[]): Promise<void> {
  return showWhatMayBeSeen(db, productIds);
}
