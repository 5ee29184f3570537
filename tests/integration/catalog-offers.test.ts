import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute, query, queryOne, sql } from '../../src/server/db/sql.ts';
import { applyOfferSchedule } from '../../src/server/modules/catalogue/browse/catalog.jobs.ts';
import { refreshSearch } from '../../src/server/modules/catalogue/search/search.service.ts';
import { buildProduct } from '../support/catalog-factories.ts';
import { createTestDatabase, type TestDatabase } from '../support/postgres.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const monday = new Date('2026-03-02T05:00:00Z');
const tuesday = new Date('2026-03-03T05:00:00Z');
const friday = new Date('2026-03-06T05:00:00Z');
const saturday = new Date('2026-03-07T05:00:00Z');

function planOffer(productId: number, salePrice: number, startsAt: Date, endsAt: Date): Promise<number> {
  return execute(
    database.pool,
    sql`insert into offer (product_id, sale_price, starts_at, ends_at)
        values (${productId}, ${salePrice}, ${startsAt}, ${endsAt})`,
  );
}

function runAt(moment: Date): Promise<number> {
  return applyOfferSchedule({ write: database.pool, now: () => moment });
}

async function salePriceOf(productId: number): Promise<number | null | undefined> {
  const row = await queryOne<{ salePrice: number | null }>(
    database.pool,
    sql`select sale_price from product where id = ${productId}`,
  );
  return row?.salePrice;
}

test('an offer changes the price from its start to its end, in the catalogue and in the search', async () => {
  const product = await buildProduct(database.pool, { price: 10_000 });
  await refreshSearch(database.pool, [product]);
  await planOffer(product, 8_000, tuesday, friday);

  expect(await runAt(monday)).toBe(0);
  expect(await salePriceOf(product)).toBe(null);
  expect(await runAt(tuesday)).toBe(1);
  expect(await salePriceOf(product)).toBe(8_000);
  expect(
    await query(database.pool, sql`select final_price from search_document where product_id = ${product}`),
  ).toEqual([{ finalPrice: 8_000 }]);
  expect(await runAt(tuesday)).toBe(0);
  expect(await runAt(friday)).toBe(1);
  expect(await salePriceOf(product)).toBe(null);
  const changes = await query(
    database.pool,
    sql`select 1 from catalogue_change where tags @> ${[`product:${product}`, 'catalogue']}::text[]`,
  );
  expect(changes).toHaveLength(2);
});

test('of offers that overlap the lowest one runs', async () => {
  const product = await buildProduct(database.pool, { price: 10_000 });
  await planOffer(product, 9_000, monday, saturday);
  await planOffer(product, 7_000, tuesday, friday);
  await runAt(monday);
  expect(await salePriceOf(product)).toBe(9_000);
  await runAt(tuesday);
  expect(await salePriceOf(product)).toBe(7_000);
  await runAt(friday);
  expect(await salePriceOf(product)).toBe(9_000);
  await runAt(saturday);
  expect(await salePriceOf(product)).toBe(null);
});

test('an offer that is not below the price, or is over before it was seen, never starts', async () => {
  const product = await buildProduct(database.pool, { price: 10_000 });
  await planOffer(product, 10_000, monday, saturday);
  await planOffer(product, 5_000, monday, tuesday);
  expect(await runAt(friday)).toBe(0);
  expect(await salePriceOf(product)).toBe(null);
  expect(await query(database.pool, sql`select state from offer where product_id = ${product}`)).toEqual([
    { state: 'ended' },
    { state: 'ended' },
  ]);
});

test('a sale price without a planned offer stays', async () => {
  const product = await buildProduct(database.pool, { price: 10_000, salePrice: 6_000 });
  await runAt(saturday);
  expect(await salePriceOf(product)).toBe(6_000);
});

test('many offers start in one run, and two runs at once do not get in each other’s way', async () => {
  const products: number[] = [];
  for (let index = 0; index < 450; index++)
    products.push(await buildProduct(database.pool, { price: 10_000 }));
  for (const product of products.toReversed()) await planOffer(product, 9_000, monday, saturday);
  const changed = await Promise.all([runAt(tuesday), runAt(tuesday)]);
  expect(changed[0] + changed[1]).toBe(450);
  expect(new Set(await Promise.all(products.map(salePriceOf)))).toEqual(new Set([9_000]));
});

test('the database refuses a sale price that is not below the price', async () => {
  await expect(buildProduct(database.pool, { price: 10_000, salePrice: 10_000 })).rejects.toThrow(
    /check constraint/,
  );
  await expect(buildProduct(database.pool, { price: 10_000, salePrice: 0 })).rejects.toThrow(
    /check constraint/,
  );
});
