import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../src/server/db/sql.ts';
import { buildProduct } from '../support/catalog-factories.ts';
import { amountsOf, count, openShop, orderForm, type Shop, sendOrder } from '../support/order-factories.ts';

let shop: Shop;
let product: number;
beforeAll(async () => {
  shop = await openShop();
  product = await buildProduct(shop.db, { onHand: 100 });
});
afterAll(() => shop.close());

async function formOf(changes: Record<string, string> = {}, cantidad = 1) {
  const cart = [{ codProducto: product, cantidad }];
  return orderForm(cart, await amountsOf(shop.app, cart), changes);
}

const ordersFrom = (email: string) => count(shop.db, sql`select count(*) from orders where email = ${email}`);
const unitsLeft = () => count(shop.db, sql`select on_hand as count from stock where product_id = ${product}`);

test.each([
  ['with the header Idempotency-Key', { 'idempotency-key': 'f1b2c3d4' }],
  ['without any key', {}],
])('the same submission 20 times at once %s is one order with one reply', async (name, headers) => {
  const emaCliente = `${name.replace(/\W/g, '').toLowerCase()}@plazuela.test`;
  const form = await formOf({ emaCliente });
  const before = await unitsLeft();
  const replies = await Promise.all(Array.from({ length: 20 }, () => sendOrder(shop.app, form, { headers })));
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
  expect(new Set(replies.map(({ cookies }) => cookies[0]?.value)).size).toBe(1);
  expect(await ordersFrom(emaCliente)).toBe(1);
  expect(await unitsLeft()).toBe(before - 1);
});

test('a repetition finds its order even after prices rose and stock ran out', async () => {
  const rare = await buildProduct(shop.db, { onHand: 1, price: 20_000 });
  const cart = [{ codProducto: rare, cantidad: 1 }];
  const form = orderForm(cart, await amountsOf(shop.app, cart));
  const first = await sendOrder(shop.app, form, { headers: { 'idempotency-key': 'rare' } });
  await shop.db.query(`update product set price = 30000 where id = ${rare}`);
  const second = await sendOrder(shop.app, form, { headers: { 'idempotency-key': 'rare' } });
  expect(second.statusCode).toBe(200);
  expect(second.json().data.numPedido).toBe(first.json().data.numPedido);
});

test('a key that was used for another order is refused', async () => {
  const headers = { 'idempotency-key': 'twice' };
  expect((await sendOrder(shop.app, await formOf(), { headers })).statusCode).toBe(200);
  const other = await sendOrder(shop.app, await formOf({}, 2), { headers });
  expect(other.statusCode).toBe(409);
  expect(other.json()).toMatchObject({ status: false, code: 'idempotency-key-reused' });
  const otherPerson = await sendOrder(shop.app, await formOf({ emaCliente: 'eva@plazuela.test' }), {
    headers,
  });
  expect(otherPerson.statusCode).toBe(409);
  expect(otherPerson.headers['set-cookie']).toBeUndefined();
});

test('another key, another address or another quantity is another order', async () => {
  const emaCliente = 'varias@plazuela.test';
  const send = async (changes: Record<string, string>, quantity: number, headers = {}) =>
    (await sendOrder(shop.app, await formOf({ emaCliente, ...changes }, quantity), { headers })).statusCode;
  expect(await send({}, 1, { 'idempotency-key': 'a' })).toBe(200);
  expect(await send({}, 1, { 'idempotency-key': 'b' })).toBe(200);
  expect(await send({}, 1)).toBe(200);
  expect(await send({ dirCliente: 'Carrera 7 # 1-1' }, 1)).toBe(200);
  expect(await send({}, 2)).toBe(200);
  expect(await ordersFrom(emaCliente)).toBe(5);
});

test('a refused submission leaves its key free for the corrected one', async () => {
  const headers = { 'idempotency-key': 'corrected' };
  const wrong = await sendOrder(shop.app, await formOf({ total: '1' }), { headers });
  expect(wrong.statusCode).toBe(409);
  expect((await sendOrder(shop.app, await formOf(), { headers })).statusCode).toBe(200);
});
