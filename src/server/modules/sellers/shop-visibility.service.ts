import type { Database } from '../../db/sql.ts';
import { showWhatShoppersMaySee } from '../catalogue/products/publish-change.service.ts';
import { refreshSearch } from '../catalogue/search/search.service.ts';
import { announceChange } from '../pages/catalogue-change.service.ts';
import { listPreparedProductIds } from './shop-visibility.repository.ts';

const PRODUCTS_PER_STEP = 2_000;

/**
 * After a change of a shop's status, in its transaction: shows or hides what the shop has prepared, and search and page
 * caches follow at once. In steps, as 20,000 products take longer than one statement may. Pages of a product also carry
 * their shop's tag.
 */
export async function publishShop(db: Database, sellerId: number): Promise<void> {
  for (let after = 0; ; ) {
    const productIds = await listPreparedProductIds(db, { sellerId, after, limit: PRODUCTS_PER_STEP });
    await showWhatShoppersMaySee(db, productIds);
    await refreshSearch(db, productIds);
    const last = productIds.at(-1);
    if (last === undefined || productIds.length < PRODUCTS_PER_STEP) break;
    after = last;
  }
  await announceChange(db, ['catalogue', `seller:${sellerId}`]);
}
