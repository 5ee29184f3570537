import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../src/server/db/transaction.ts';
import { countFacets } from '../../src/server/modules/catalogue/browse/facet.repository.ts';
import { findPage } from '../../src/server/modules/catalogue/browse/listing.repository.ts';
import type { Selection } from '../../src/server/modules/catalogue/browse/listing.ts';
import { recountEverything } from '../../src/server/modules/sellers/count.jobs.ts';
import { buildCategory, buildProduct, buildSeller } from '../support/catalog-factories.ts';
import { createTestDatabase, type TestDatabase } from '../support/postgres.ts';
import { productsRead } from '../support/products-read.ts';

const PAGE = 24;
const PRODUCTS_OF_EACH = 40;

let database: TestDatabase;
let shops: number[];
let mains: number[];
let subcategories: number[];

beforeAll(async () => {
  database = await createTestDatabase();
  const { pool } = database;
  const four = [1, 2, 3, 4];
  shops = await Promise.all(four.map(() => buildSeller(pool)));
  mains = await Promise.all(four.map(() => buildCategory(pool)));
  subcategories = await Promise.all(mains.map((parentId) => buildCategory(pool, { parentId })));
  for (const sellerId of shops)
    for (const [place, mainCategoryId] of mains.entries())
      for (let turn = 0; turn < PRODUCTS_OF_EACH; turn++)
        await buildProduct(pool, {
          sellerId,
          mainCategoryId,
          subcategoryId: turn % 2 ? (subcategories[place] ?? null) : null,
        });
  await recountEverything({ write: pool });
  await pool.query('analyze');
});
afterAll(() => database.drop());

function selectionOf(sellerIds: number[]): Selection {
  const mainCategoryId = mains[0] ?? 0;
  return { mainCategoryId, mainCategoryIds: null, subcategoryIds: null, sellerIds, offersOnly: false };
}

test('a page of ticked shops in a category reads little but its own products, however many the shops have', async () => {
  const ticked = shops.slice(0, 2);
  const read = await productsRead(database.pool, (write) =>
    inTransaction(write, (db) => findPage(db, selectionOf(ticked), 'popular', null, PAGE)),
  );
  // An entry of the index and a row of each, of each shop, and the page's own by their keys.
  const rowsOfAPage = 2 * (PAGE + 1) * ticked.length;
  expect(read).toBeGreaterThan(PAGE);
  expect(read).toBeLessThanOrEqual(rowsOfAPage + 2 * (PAGE + 1));
});

test('subcategories are counted with the ticked shops alone, and those without any of their products left out', async () => {
  const { pool } = database;
  const [own, other] = [await buildSeller(pool), await buildSeller(pool)];
  const parentId = mains[0] ?? 0;
  const [shared, foreign] = [
    await buildCategory(pool, { parentId }),
    await buildCategory(pool, { parentId }),
  ];
  const add = (sellerId: number, subcategoryId: number) =>
    buildProduct(pool, { sellerId, mainCategoryId: parentId, subcategoryId });
  await add(own, shared);
  await add(own, shared);
  await add(other, shared);
  await add(other, foreign);
  await recountEverything({ write: pool });
  const scope = { categoryOptions: 'sub', withSellers: false } as const;
  const counted = await countFacets(pool, selectionOf([own]), scope);
  expect(counted.categories.map(({ id, count }) => [id, count])).toEqual([[shared, 2]]);
  const withTick = await countFacets(pool, { ...selectionOf([own]), subcategoryIds: [foreign] }, scope);
  expect(withTick.categories.map(({ id, count }) => [id, count])).toEqual(
    expect.arrayContaining([
      [shared, 2],
      [foreign, 0],
    ]),
  );
  expect(withTick.categories).toHaveLength(2);
});
