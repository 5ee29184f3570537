import { afterAll, beforeAll, expect, test } from 'vitest';
import { listRelated } from '../../src/server/modules/catalogue/browse/product.service.ts';
import { buildCategory, buildProduct, buildSeller } from '../support/catalog-factories.ts';
import { openShop, type Shop } from '../support/order-factories.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function related(place: { id: number; mainCategoryId: number; subcategoryId: number | null }) {
  return (await listRelated(shop.context, place)).map(({ id }) => id);
}

test('a row of related products fills from the category above, without repeating any', async () => {
  const sellerId = await buildSeller(shop.db);
  const mainCategoryId = await buildCategory(shop.db);
  const subcategoryId = await buildCategory(shop.db, { parentId: mainCategoryId });
  const build = (popularity: number, subcategory: number | null) =>
    buildProduct(shop.db, { sellerId, mainCategoryId, subcategoryId: subcategory, popularity });
  const own = await build(9, subcategoryId);
  const near = await build(1, subcategoryId);
  const wide = [await build(8, null), await build(7, null), await build(6, null)];
  expect(await related({ id: own, mainCategoryId, subcategoryId })).toEqual([near, ...wide]);
});

test('a row of fewer than four is left out', async () => {
  const mainCategoryId = await buildCategory(shop.db);
  const ids: number[] = [];
  for (let number = 0; number < 4; number++) ids.push(await buildProduct(shop.db, { mainCategoryId }));
  const place = { id: ids[0] as number, mainCategoryId, subcategoryId: null };
  expect(await related(place)).toEqual([]);
  await buildProduct(shop.db, { mainCategoryId });
  expect(await related(place)).toHaveLength(4);
});
