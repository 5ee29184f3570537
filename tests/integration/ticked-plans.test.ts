import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listFacetRows } from '../../src/server/modules/catalogue/browse/facet-rows.repository.ts';
import { findPage, listPopularIn } from '../../src/server/modules/catalogue/browse/listing.repository.ts';
import { listMatches } from '../../src/server/modules/catalogue/search/suggestion.repository.ts';
import { listHeardWords } from '../../src/server/modules/catalogue/search/suggestion-correction.repository.ts';
import { buildCategory, buildProduct, buildSeller } from '../support/catalog-factories.ts';
import { createTestDatabase, type TestDatabase } from '../support/postgres.ts';

/** Enough that seeing what is asked for would be worth a plan of its own. */
const PRODUCTS_OF_EACH = 100;

let database: TestDatabase;
let client: PoolClient;
let sellers: number[];
let categories: number[];

beforeAll(async () => {
  database = await createTestDatabase();
  sellers = await Promise.all([1, 2, 3].map(() => buildSeller(database.pool)));
  categories = await Promise.all([1, 2, 3].map(() => buildCategory(database.pool)));
  for (const sellerId of sellers)
    for (const mainCategoryId of categories)
      for (let turn = 0; turn < PRODUCTS_OF_EACH; turn++)
        await buildProduct(database.pool, { sellerId, mainCategoryId });
  await database.pool.query(`insert into suggestion_start (folded, suggestion_id, kind, weight)
    select md5(number::text), number, 1, number from generate_series(1, 20000) number`);
  await database.pool.query(`insert into suggestion_word (word, sound, frequency)
    select md5(number::text), md5(number::text), number from generate_series(1, 20000) number`);
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
  expect(await listReplanned()).toEqual([]);
});

test('what is most popular and what is suggested is read by one plan each', async () => {
  const words = ['ca', 'caf', 'cafe molido', 'panela'];
  for (let turn = 0; turn < 18; turn++) {
    const place = { mainCategoryId: categories[turn % 3] ?? 0, subcategoryId: null };
    await listPopularIn(client, place, 4);
    const typed = (words[turn % 4] ?? '').split(' ');
    await listMatches(client, typed.join(' '));
    await listHeardWords(client, { words: typed, sounds: typed, beginning: typed.length });
  }
  expect(await listReplanned()).toEqual([]);
});

/** PostgreSQL plans the first five calls of every statement. */
async function listReplanned() {
  const replanned = 'select statement from pg_prepared_statements where custom_plans > 5 order by 1';
  return (await client.query(replanned)).rows;
}
