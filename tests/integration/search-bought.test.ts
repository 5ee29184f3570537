import { afterAll, beforeAll, expect, test } from 'vitest';
import { bogotaDay } from '../../src/domain/spanish-dates.ts';
import { execute, query, sql } from '../../src/server/db/sql.ts';
import { refreshSearch } from '../../src/server/modules/catalogue/search/search.service.ts';
import { searchAsShopper } from '../../src/server/modules/catalogue/search/shoppers-search.ts';
import { forgetSearches } from '../../src/server/modules/catalogue/search-desk/forget-searches.writes.ts';
import { addPurchases } from '../../src/server/modules/catalogue/search-desk/search-bought.repository.ts';
import {
  countBought,
  deleteOldSearchCounts,
} from '../../src/server/modules/catalogue/search-desk/search-desk.jobs.ts';
import { buildAccount } from '../support/account-factories.ts';
import { buildProduct } from '../support/catalog-factories.ts';
import { amountsOf, openShop, orderForm, type Shop, sendOrder } from '../support/order-factories.ts';

let shop: Shop;
let first: number;
let second: number;
let only: number;
beforeAll(async () => {
  shop = await openShop();
  // Of equals the youngest comes first.
  first = await buildProduct(shop.db, { name: 'Panela redonda', onHand: 500 });
  second = await buildProduct(shop.db, { name: 'Panela cuadrada', onHand: 500 });
  only = await buildProduct(shop.db, { name: 'Dulce de panela', onHand: 500 });
  await refreshSearch(shop.db, [first, second, only]);
});
afterAll(() => shop.close());

const today = () => bogotaDay(shop.context.now().getTime());
const found = async (words = 'panela') => (await searchAsShopper(shop.db, words, 10)).productIds;

interface Buyer {
  document: string;
  email?: string;
  phone?: string;
  isPaid?: boolean;
  day?: string;
}

/** A whole order, and what the browser said that its product was found by. */
async function buy(productId: number, { document, isPaid = true, day = today(), ...buyer }: Buyer) {
  const cart = [{ codProducto: productId, cantidad: 1 }];
  const form = orderForm(cart, await amountsOf(shop.app, cart), {
    aceptaPolitica: 'true',
    ideCliente: document,
    emaCliente: buyer.email ?? `c${document}@plazuela.test`,
    telCliente: buyer.phone ?? `30${document.slice(-8)}`,
  });
  const reply = await sendOrder(shop.app, form);
  expect(reply.statusCode, reply.body).toBe(200);
  const [order] = await query<{ number: number }>(
    shop.db,
    sql`select max(number)::int as number from orders`,
  );
  const orderNumber = order?.number ?? 0;
  const state = isPaid ? 'held' : 'none';
  await execute(shop.db, sql`update package set money_state = ${state} where order_number = ${orderNumber}`);
  await addPurchases(shop.db, [{ day, words: 'panela', productId, orderNumber }]);
}

const documents = (from: number, count: number) =>
  Array.from({ length: count }, (_, place) => String(1_020_304_000 + from + place));

async function buyEach(productId: number, buyers: readonly Buyer[]) {
  for (const buyer of buyers) await buy(productId, buyer);
  await countBought(shop.context);
}

test('what enough people paid for after these words comes before its equals, for these words alone', async () => {
  expect(await found()).toEqual([second, first, only]);
  await buyEach(
    first,
    documents(0, 2).map((document) => ({ document })),
  );
  expect(await found(), 'two are too few').toEqual([second, first, only]);
  await buyEach(
    first,
    documents(2, 1).map((document) => ({ document })),
  );
  expect(await found()).toEqual([first, second, only]);
  expect(await found('panelas')).toEqual([second, first, only]);
});

test('it never comes before what meets the words better', async () => {
  await buyEach(
    only,
    documents(10, 6).map((document) => ({ document })),
  );
  expect((await found()).at(-1)).toBe(only);
});

test('unpaid orders, one person under many names and the shop itself lift nothing', async () => {
  const [seller] = await query<{ email: string }>(
    shop.db,
    sql`select email from seller where id = (select seller_id from product where id = ${second})`,
  );
  await buyEach(second, [
    ...documents(20, 5).map((document) => ({ document, isPaid: false })),
    ...documents(30, 5).map((document) => ({ document, phone: '3009998877' })),
    ...documents(40, 5).map((document) => ({ document, email: seller?.email ?? '' })),
  ]);
  expect(await found()).toEqual([first, second, only]);
});

test('whoever closes her account takes her words along', async () => {
  const count = async () =>
    (await query<{ count: number }>(shop.db, sql`select count(*)::int as count from search_purchase`))[0]
      ?.count ?? 0;
  const account = await buildAccount(shop.db);
  const before = await count();
  await execute(
    shop.db,
    sql`update orders set account_id = ${account.id} where number = (select min(order_number) from search_purchase)`,
  );
  await forgetSearches(shop.db, account);
  expect(await count()).toBe(before - 1);
});

test('purchases of long ago count less, and are forgotten', async () => {
  await execute(
    shop.db,
    sql`update search_purchase set day = ${today()}::date - 80 where product_id = ${first}`,
  );
  await buyEach(
    second,
    documents(50, 3).map((document) => ({ document })),
  );
  expect(await found()).toEqual([second, first, only]);
  await execute(shop.db, sql`update search_purchase set day = ${today()}::date - 91`);
  await countBought(shop.context);
  await deleteOldSearchCounts(shop.context);
  expect(await query(shop.db, sql`select from search_bought`)).toEqual([]);
  expect(await query(shop.db, sql`select from search_purchase`)).toEqual([]);
});
