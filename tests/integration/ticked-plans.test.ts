import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listFacetRows } from '../../src/server/modules/catalogue/browse/facet-rows.repository.ts';
import { findPage } from '../../src/server/modules/catalogue/browse/listing.repository.ts';
import { buildCategory, buildProduct, buildSeller } from '../support/catalog-factories.ts';
import { createTestDatabase, type TestDatabase } from '../support/postgres.ts';

let database: TestDatabase;
let client: PoolClient;
let sellers: number[];
let categories: number[];

beforeAll(async () => {
  database = await createTestDatabase();
  sellers = await Promise.all([1, 2, 3].map(() => buildSeller(database.pool)));
  categories = await Promise.all([1, 2, 3].map(() => buildCategory(database.pool)));
  for (const sellerId of sellers)
    for (const mainCategoryId of categories) await buildProduct(database.pool, { sellerId, mainCategoryId });
  await database.pool.query('analyze');
  client = await database.pool.connect();
});
afterAll(async () => {
  client.release();
  await database.drop();
});

/** Each time with one more of three ticks, from one on, as people tick. */
const ticksOf = (ids: readonly number[], turn: number) => ids.slice(0, 1 + (turn % 3));

test('what ticks choose is read by one plan, however many there are', async () => {
  const nothing = { mainCategoryId: null, mainCategoryIds: null, subcategoryIds: null, sellerIds: null };
  for (let turn = 0; turn < 18; turn++) {
    const ids = { sellers: ticksOf(sellers, turn), categories: ticksOf(categories, turn) };
    const selections = [
      { sellerIds: ids.sellers },
      { mainCategoryIds: ids.categories },
      { sellerIds: ids.sellers, mainCategoryIds: ids.categories },
      { mainCategoryId: categories[0] ?? 0, sellerIds: ids.sellers },
    ];
    for (const selection of selections)
      await findPage(client, { ...nothing, offersOnly: false, ...selection }, 'popular', null, 24);
    const filters = ids.sellers.map((id) => ({ filters: `'t:${id}'`, lowest: 0, highest: 1_000_000 }));
    await listFacetRows(client, null, filters);
  }
  // PostgreSQL plans the first five calls of every statement.
  const { rows } = await client.query(
    'select statement from pg_prepared_statements where custom_plans > 5 order by 1',
  );
  expect(rows).toEqual([]);
});
