import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdingNone } from '../../src/server/db/held-connection.ts';
import { execute, sql } from '../../src/server/db/sql.ts';
import { inTransaction } from '../../src/server/db/transaction.ts';
import { listOperatorOrders } from '../../src/server/modules/orders/operator-view/operator-order-list.service.ts';
import { listSellerOrders } from '../../src/server/modules/orders/seller-view/seller-order-list.service.ts';
import { indexOrders } from '../../src/server/modules/orders/words/order-words.jobs.ts';
import { indexWaitingOrders } from '../../src/server/modules/orders/words/order-words.repository.ts';
import { buildProduct, buildSeller } from '../support/catalog-factories.ts';
import { amountsOf, count, openShop, orderForm, type Shop, sendOrder } from '../support/order-factories.ts';
import { buildOrders } from '../support/purchase-factories.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

interface Placed {
  number: number;
  sellerIds: [number, number];
}

async function placeOrder(person: Record<string, string> = {}): Promise<Placed> {
  const sellerIds: [number, number] = [await buildSeller(shop.db), await buildSeller(shop.db)];
  const cart: { codProducto: number; cantidad: number }[] = [];
  for (const sellerId of sellerIds)
    cart.push({
      codProducto: await buildProduct(shop.db, { sellerId, name: `Hamaca ${sellerId}`, onHand: 5 }),
      cantidad: 1,
    });
  const reply = await sendOrder(shop.app, orderForm(cart, await amountsOf(shop.app, cart), person));
  return { number: reply.json().data.numPedido, sellerIds };
}

const byOperator = async (search: string) =>
  (await listOperatorOrders(shop.context, { search })).orders.map(({ number }) => number);
const bySeller = async (sellerId: number, search: string) =>
  (await listSellerOrders(shop.context, sellerId, { search })).orders.map(({ orderNumber }) => orderNumber);
const waiting = () => count(shop.db, sql`select count(*) from order_to_index`);
const sendGuide = (number: number, sellerId: number, guide: string) =>
  sql`update package set tracking_number = ${guide} where order_number = ${number} and seller_id = ${sellerId}`;

async function indexAll(): Promise<void> {
  while (await indexOrders(shop.context));
}

test('a new order is found at once by what people know of it, and afterwards by the index', async () => {
  const { number, sellerIds } = await placeOrder({
    ...{ nomCliente: 'Zoraida', apeCliente: 'Ñáñez', emaCliente: 'zoraida@plazuela.test' },
    ...{ telCliente: '3017654321', ideCliente: '79123456' },
  });
  const [first, second] = sellerIds;
  const operatorsWords = [String(number), 'nanez zor', 'zoraida@plazuela.test', '79.123.456', '301 765 4321'];
  const sellersWords = [String(number), 'zoraida', `hamaca ${first}`];
  const find = async () => {
    for (const typed of operatorsWords) expect(await byOperator(typed), typed).toEqual([number]);
    for (const typed of sellersWords) expect(await bySeller(first, typed), typed).toEqual([number]);
    expect(await bySeller(first, `hamaca ${second}`)).toEqual([]);
    expect(await byOperator('zoraida hamaca')).toEqual([]);
    expect(await byOperator(`${first}:zoraida`)).toEqual([]);
  };
  expect(await waiting()).toBeGreaterThan(0);
  await find();
  await indexAll();
  expect(await waiting()).toBe(0);
  await find();
});

test('an order is found by its new guide and its corrected name at once, and no more by the old ones once indexed', async () => {
  const { number, sellerIds } = await placeOrder();
  await execute(shop.db, sendGuide(number, sellerIds[0], 'VIEJA-11'));
  await indexAll();
  expect(await byOperator('vieja 11')).toEqual([number]);
  await execute(shop.db, sendGuide(number, sellerIds[0], 'NUEVA-22'));
  await execute(shop.db, sql`update orders set first_name = 'Eudoxia' where number = ${number}`);
  const find = async () => {
    for (const typed of ['nueva 22', 'eudoxia']) {
      expect(await byOperator(typed), typed).toEqual([number]);
      expect(await bySeller(sellerIds[0], typed), typed).toEqual([number]);
    }
    expect(await bySeller(sellerIds[1], 'nueva 22')).toEqual([]);
  };
  await find();
  await indexAll();
  await find();
  expect(await byOperator('vieja 11')).toEqual([]);
});

test('a guide that is committed while its order is being indexed is not forgotten', async () => {
  const { number, sellerIds } = await placeOrder();
  // Before the job: what waits is being changed, so it is left for the next time.
  await inTransaction(shop.db, async (changing) => {
    await execute(changing, sendGuide(number, sellerIds[0], 'ANTES-33'));
    await holdingNone(indexAll);
  });
  expect(await byOperator('antes 33')).toEqual([number]);
  // After the job has taken it: the change waits, and asks for the words anew.
  let sending: Promise<number> | undefined;
  await inTransaction(shop.db, async (indexing) => {
    expect(await indexWaitingOrders(indexing, 100)).toBe(1);
    sending = holdingNone(() => execute(shop.db, sendGuide(number, sellerIds[0], 'LUEGO-44')));
    await count(indexing, sql`select pg_sleep(0.2)::text = '' as count`);
  });
  await sending;
  expect(await waiting()).toBe(1);
  await indexAll();
  expect(await byOperator('luego 44')).toEqual([number]);
});

test('workers share what waits, and a killed one leaves its orders to the others', async () => {
  await indexAll();
  const sellerId = await buildSeller(shop.db);
  await buildOrders(shop.db, { sellerIds: [sellerId], count: 4, lineName: 'Repartido' });
  const killed = inTransaction(shop.db, async (first) => {
    expect(await indexWaitingOrders(first, 2)).toBe(2);
    expect(await holdingNone(() => indexWaitingOrders(shop.db, 100))).toBe(2);
    throw new Error('killed');
  });
  await expect(killed).rejects.toThrow('killed');
  expect(await waiting()).toBe(2);
  expect(await bySeller(sellerId, 'repartido')).toHaveLength(4);
  await indexAll();
  expect(await bySeller(sellerId, 'repartido')).toHaveLength(4);
});

test('words are found in the newest orders, and behind hundreds of others whether few or many have them', async () => {
  const sellerId = await buildSeller(shop.db);
  const build = (count: number, word: string) =>
    buildOrders(shop.db, {
      ...{ sellerIds: [sellerId], count, lineName: word, email: `${word}@plazuela.test` },
    });
  const few = await build(3, 'escaso');
  const many = await build(1_100, 'corriente');
  const newest = await build(450, 'reciente');
  await indexAll();
  for (const [word, numbers] of Object.entries({ escaso: few, corriente: many, reciente: newest })) {
    const expected = numbers.toReversed();
    const sellers = await bySeller(sellerId, word);
    expect(sellers, word).toEqual(expected.slice(0, sellers.length));
    const operators = await byOperator(`${word}@plazuela.test`);
    expect(operators, word).toEqual(expected.slice(0, operators.length));
    const fewest = Math.min(sellers.length, operators.length);
    expect(fewest, word).toBeGreaterThanOrEqual(Math.min(numbers.length, 20));
  }
});
