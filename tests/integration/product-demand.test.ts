import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { execute, queryOne, sql } from '../../src/server/db/sql.ts';
import { inTransaction } from '../../src/server/db/transaction.ts';
import { countDemand } from '../../src/server/modules/catalogue/browse/demand.jobs.ts';
import { listPopularIn } from '../../src/server/modules/catalogue/browse/listing.repository.ts';
import { putBackInStock, takeFromStock } from '../../src/server/modules/catalogue/products/stock.service.ts';
import { fillSearch } from '../../src/server/modules/catalogue/search/search.jobs.ts';
import { buildCategory, buildProduct, buildSeller } from '../support/catalog-factories.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import { buildOrders } from '../support/purchase-factories.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

let sellerId: number;
let mainCategoryId: number;
let first: number;
let second: number;
let third: number;
beforeEach(async () => {
  sellerId = await buildSeller(shop.db);
  mainCategoryId = await buildCategory(shop.db);
  const build = (popularity: number) =>
    buildProduct(shop.db, { sellerId, mainCategoryId, popularity, onHand: 1 });
  [first, second, third] = [await build(30), await build(20), await build(10)];
  await fillSearch({ write: shop.db });
});

async function popular(): Promise<number[]> {
  const cards = await listPopularIn(shop.db, { mainCategoryId, subcategoryId: null }, 10);
  return cards.map(({ id }) => id);
}

const unitsOf = (productId: number) => [{ productId, termIds: [], quantity: 1 }];
const sellOut = (productId: number) => inTransaction(shop.db, (db) => takeFromStock(db, unitsOf(productId)));
const countOn = (day: string) =>
  countDemand({ write: shop.db, now: () => new Date(`${day}T12:00:00-05:00`) });
const popularityOf = async (id: number) =>
  (await queryOne<{ popularity: number }>(shop.db, sql`select popularity from product where id = ${id}`))
    ?.popularity;

test('what is sold out comes last as soon as the search has followed, and back to its place with its units', async () => {
  await sellOut(second);
  await sellOut(first);
  await fillSearch({ write: shop.db });
  expect(await popular()).toEqual([third, first, second]);
  await inTransaction(shop.db, (db) => putBackInStock(db, unitsOf(first)));
  await fillSearch({ write: shop.db });
  expect(await popular()).toEqual([first, third, second]);
});

test('what no change told of is put where it belongs at night', async () => {
  await execute(shop.db, sql`update stock set on_hand = 0 where product_id = ${first}`);
  await fillSearch({ write: shop.db });
  expect(await popular()).toEqual([first, second, third]);
  await countOn('2026-01-02');
  expect(await popular()).toEqual([second, third, first]);
});

test('packages of late lift a product, cancelled and old ones do not, and it sinks again when they are long ago', async () => {
  const sold = await buildOrders(shop.db, { sellerIds: [sellerId], productId: third, count: 3 });
  await countOn('2026-01-02');
  expect(await popular()).toEqual([third, first, second]);
  expect(await popularityOf(third)).toBe(40);
  await execute(shop.db, sql`update package set status_id = 32 where order_number = ${sold[0] ?? 0}`);
  await countOn('2026-01-02');
  await countOn('2026-01-02');
  expect(await popularityOf(third)).toBe(30);
  await countOn('2026-03-20');
  expect(await popularityOf(third)).toBe(10);
  expect(await popular()).toEqual([first, second, third]);
});

test('a product that is sold out keeps what it owes to its purchases', async () => {
  await buildOrders(shop.db, { sellerIds: [sellerId], productId: third, count: 3 });
  await countOn('2026-01-02');
  await sellOut(third);
  await countOn('2026-03-20');
  expect(await popular()).toEqual([first, second, third]);
  await inTransaction(shop.db, (db) => putBackInStock(db, unitsOf(third)));
  await fillSearch({ write: shop.db });
  expect(await popularityOf(third)).toBe(10);
});
