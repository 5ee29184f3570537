import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute, query, queryOne, sql } from '../../src/server/db/sql.ts';
import { inTransaction } from '../../src/server/db/transaction.ts';
import { fillSearch, refreshSearchTiers } from '../../src/server/modules/catalogue/search/search.jobs.ts';
import { announceChange } from '../../src/server/modules/pages/catalogue-change.service.ts';
import { recountEverything, refreshCounts } from '../../src/server/modules/sellers/count.jobs.ts';
import { buildCategory, buildProduct, buildSeller } from '../support/catalog-factories.ts';
import { createTestDatabase, type TestDatabase } from '../support/postgres.ts';
import { productsRead } from '../support/products-read.ts';

let database: TestDatabase;
let pool: Pool;
let main: number;
let sub: number;
let busy: number;
let quiet: number;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = database.pool;
  main = await buildCategory(pool);
  sub = await buildCategory(pool, { parentId: main });
  [busy, quiet] = [await buildSeller(pool), await buildSeller(pool)];
  for (let index = 0; index < 40; index++) await buildProduct(pool, place(quiet));
  await buildProduct(pool, place(busy));
  await refreshCounts({ write: pool });
  await fillSearch({ write: pool });
});
afterAll(() => database.drop());

function place(sellerId: number) {
  return { sellerId, mainCategoryId: main, subcategoryId: sub };
}

/** Of both categories and both shops, as they stand in the tables. */
async function counts() {
  const categories = await query<{ productCount: number; offerCount: number }>(
    pool,
    sql`select product_count, offer_count from category order by id`,
  );
  const sellers = await query<{ productCount: number; offerCount: number }>(
    pool,
    sql`select product_count, offer_count from seller order by id`,
  );
  const list = (rows: typeof categories) => rows.map((row) => `${row.productCount}/${row.offerCount}`);
  return { categories: list(categories), sellers: list(sellers) };
}

/** What every table holds must be what counting all of it anew finds. */
async function expectExact() {
  const pairs = () => query(pool, sql`select * from category_seller_count order by category_id, seller_id`);
  const before = { counts: await counts(), pairs: await pairs() };
  await recountEverything({ write: pool });
  expect({ counts: await counts(), pairs: await pairs() }).toEqual(before);
}

test('the first run counts all; one after which nothing has changed reads no product', async () => {
  expect(await counts()).toEqual({ categories: ['41/0', '41/0'], sellers: ['1/0', '40/0'] });
  expect(await productsRead(pool, (write) => refreshCounts({ write }))).toBe(0);
  expect(await productsRead(pool, (write) => fillSearch({ write }))).toBe(0);
});

test('a change is counted, and only its shop is read', async () => {
  const id = await inTransaction(pool, async (db) => {
    const product = await buildProduct(db, { ...place(busy), salePrice: 5_000 });
    await announceChange(db, [`seller:${busy}`, `product:${product}`]);
    return product;
  });
  expect(await productsRead(pool, (write) => refreshCounts({ write }))).toBeLessThanOrEqual(4);
  expect(await counts()).toEqual({ categories: ['42/1', '42/1'], sellers: ['2/1', '40/0'] });
  expect(await productsRead(pool, (write) => fillSearch({ write }))).toBeLessThanOrEqual(5);
  expect(await queryOne(pool, sql`select from search_document where product_id = ${id}`)).not.toBeNull();
  await expectExact();
});

test('what leaves a category, or a shop that closes, is counted out of it', async () => {
  await execute(pool, sql`update product set subcategory_id = null where seller_id = ${busy}`);
  await announceChange(pool, [`seller:${busy}`]);
  await refreshCounts({ write: pool });
  expect(await counts()).toMatchObject({ categories: ['42/1', '40/0'] });
  await execute(pool, sql`update seller set status = 3 where id = ${busy}`);
  await announceChange(pool, [`seller:${busy}`]);
  await refreshCounts({ write: pool });
  expect(await counts()).toEqual({ categories: ['40/0', '40/0'], sellers: ['0/0', '40/0'] });
  await expectExact();
  await execute(pool, sql`update seller set status = 2 where id = ${busy}`);
  await announceChange(pool, [`seller:${busy}`]);
  await refreshCounts({ write: pool });
  await expectExact();
});

test('a change that commits late is not overtaken by later ones', async () => {
  const { categories } = await counts();
  const client = await pool.connect();
  await client.query('begin');
  await buildProduct(client, place(busy));
  await announceChange(client, [`seller:${busy}`]);
  await announceChange(pool, [`seller:${quiet}`]);
  await refreshCounts({ write: pool });
  expect((await counts()).categories).toEqual(categories);
  await client.query('commit');
  client.release();
  await refreshCounts({ write: pool });
  expect((await counts()).categories).not.toEqual(categories);
  await expectExact();
});

test('a run that dies before its commit is made up for by the next', async () => {
  const before = await counts();
  await buildProduct(pool, place(busy));
  await announceChange(pool, [`seller:${busy}`]);
  const dies = productsRead(pool, (write) => refreshCounts({ write }), { dies: true });
  await expect(dies).rejects.toThrow('died');
  expect(await counts()).toEqual(before);
  await refreshCounts({ write: pool });
  expect(await counts()).not.toEqual(before);
  await expectExact();
});

test('what was changed without a word is right after the night', async () => {
  const before = await counts();
  const id = await buildProduct(pool, place(quiet));
  await refreshCounts({ write: pool });
  await fillSearch({ write: pool });
  expect(await counts()).toEqual(before);
  await recountEverything({ write: pool });
  await refreshSearchTiers({ write: pool });
  expect((await counts()).sellers[1]).toBe('41/0');
  expect(await queryOne(pool, sql`select from search_document where product_id = ${id}`)).not.toBeNull();
});

test('a mark from a server further on, as in a restored copy, counts as none', async () => {
  await execute(pool, sql`update catalogue_reader set read_until = '4611686018427387904'`);
  await buildProduct(pool, place(quiet));
  await refreshCounts({ write: pool });
  await expectExact();
  expect(await productsRead(pool, (write) => refreshCounts({ write }))).toBe(0);
});
