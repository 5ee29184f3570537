import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sql } from '../../src/server/db/sql.ts';
import { buildProduct } from '../support/catalog-factories.ts';
import { amountsOf, count, openShop, orderForm, type Shop, sendOrder } from '../support/order-factories.ts';
import { logIn } from '../support/session-factories.ts';

let shop: Shop;
let product: number;
beforeAll(async () => {
  shop = await openShop({ PAYMENTS: 'emulator' });
  product = await buildProduct(shop.db, { onHand: 100 });
});
afterAll(() => shop.close());
afterEach(() => {
  shop.context.now = () => new Date();
});

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

/** The moment that the shop's clock shows from now on. */
function setClock(text: string) {
  shop.context.now = () => new Date(text);
}

test('without a key the same wish is the same order for ten minutes, and a second one after them', async () => {
  const emaCliente = 'otra-vez@plazuela.test';
  const form = await formOf({ emaCliente });
  // Also over the border of a window.
  for (const moment of ['2026-03-02T10:09:59Z', '2026-03-02T10:10:01Z', '2026-03-02T10:19:58Z']) {
    setClock(moment);
    expect((await sendOrder(shop.app, form)).statusCode).toBe(200);
    expect(await ordersFrom(emaCliente)).toBe(1);
  }
  setClock('2026-03-02T10:20:00Z');
  expect((await sendOrder(shop.app, form)).statusCode).toBe(200);
  expect(await ordersFrom(emaCliente)).toBe(2);
});

test('a repetition over the border of a window opens the order that it repeats', async () => {
  const form = await formOf({ emaCliente: 'borde@plazuela.test' });
  setClock('2026-03-03T10:09:59Z');
  const first = await sendOrder(shop.app, form);
  setClock('2026-03-03T10:10:01Z');
  const again = await sendOrder(shop.app, form);
  expect(again.body).toBe(first.body);
  expect(again.cookies[0]?.value).toBe(first.cookies[0]?.value);
});

test.each(['1', '3'])(
  'method %s: 20 repetitions on both sides of a border at once are one order',
  async (method) => {
    const emaCliente = `borde-${method}@plazuela.test`;
    const form = await formOf({ emaCliente, codMetpago: method });
    let asked = 0;
    shop.context.now = () => new Date(Date.parse('2026-03-04T10:10:00Z') + (asked++ % 2 ? -500 : 500));
    const replies = await Promise.all(Array.from({ length: 20 }, () => sendOrder(shop.app, form)));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await ordersFrom(emaCliente)).toBe(1);
  },
);

test('without a key a guest and two accounts that order the same have an order each', async () => {
  const emaCliente = 'quien@plazuela.test';
  const form = await formOf({ emaCliente });
  const ana = await logIn(shop.db);
  const eva = await logIn(shop.db);
  for (const cookies of [{}, ana.cookies, eva.cookies]) {
    const first = await sendOrder(shop.app, form, { cookies });
    const again = await sendOrder(shop.app, form, { cookies });
    expect([first.statusCode, again.body]).toEqual([200, first.body]);
  }
  expect(await ordersFrom(emaCliente)).toBe(3);
  const owners = await shop.db.query<{ account_id: number | null }>(
    'select account_id from orders where email = $1 order by number',
    [emaCliente],
  );
  expect(owners.rows.map((row) => row.account_id)).toEqual([null, ana.id, eva.id]);
});
