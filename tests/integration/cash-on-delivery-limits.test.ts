import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addressKey } from '../../src/domain/address-key.ts';
import { execute, query, sql } from '../../src/server/db/sql.ts';
import { announceChange } from '../../src/server/modules/pages/catalogue-change.service.ts';
import { buildProduct } from '../support/catalog-factories.ts';
import {
  amountsOf,
  type Fields,
  openShop,
  orderForm,
  type Shop,
  sendOrder,
} from '../support/order-factories.ts';
import { storeMoneyRules } from '../support/package-factories.ts';

let shop: Shop;
let productId: number;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await execute(shop.db, sql`delete from setting where key = 'money-rules'`);
  productId = await buildProduct(shop.db, { onHand: 1_000, price: 50_000 });
});

let people = 0;

/** Somebody new at a new place, unless the test says so. */
function somebody(): Fields {
  people += 1;
  return {
    telCliente: String(3_101_000_000 + people),
    ideCliente: String(52_000_000 + people),
    dirCliente: `Carrera ${people} # 1-1`,
  };
}

async function order(person: Fields, quantity = 1) {
  const cart = [{ codProducto: productId, cantidad: quantity }];
  const reply = await sendOrder(shop.app, orderForm(cart, await amountsOf(shop.app, cart), person), {
    headers: { 'idempotency-key': `limits-${Math.random()}` },
  });
  return { status: reply.statusCode, body: reply.json() };
}

async function placed(person: Fields): Promise<number> {
  const { status, body } = await order(person);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.numPedido;
}

async function expectRefused(person: Fields, quantity = 1) {
  const { status, body } = await order(person, quantity);
  expect([status, body.code]).toEqual([409, 'cash-on-delivery-limit']);
  expect(body.message).toContain('en línea');
}

async function setStatus(orderNumber: number, statusId: number) {
  await execute(shop.db, sql`update package set status_id = ${statusId} where order_number = ${orderNumber}`);
}

async function refuseAtDoor(orderNumber: number, daysAgo: number) {
  await setStatus(orderNumber, 31);
  await execute(
    shop.db,
    sql`insert into cash_refusal (order_number, seller_id, reason, freight_charge, refused_at)
        select order_number, seller_id, 'No estaba', 0, now() - ${daysAgo} * interval '1 day' from package
        where order_number = ${orderNumber}`,
  );
}

test.each([
  ['phone', 'telCliente'],
  ['document', 'ideCliente'],
])('three open orders of a %s are enough; one that arrives makes room', async (_, field) => {
  const mine = somebody();
  const same = () => ({ ...somebody(), [field]: mine[field] ?? '' });
  const numbers = [await placed(same()), await placed(same()), await placed(same())];
  await expectRefused(same());
  await setStatus(numbers[0] ?? 0, 3);
  await placed(same());
  await expectRefused(same());
});

test('five open orders of an address are enough, however it is written; neighbours go on', async () => {
  const written = [
    'Calle 200 # 1-2 Apto 3',
    'cll 200 #1-2 apartamento 3',
    'CALLE 200 No. 1 - 2, apto 3',
    'Calle 200 Nro 1-2 apt 3',
    'Cl 200 # 1-2 AP 3',
  ];
  for (const dirCliente of written) await placed({ ...somebody(), dirCliente });
  await expectRefused({ ...somebody(), dirCliente: 'Calle 200 # 1 - 2 apto. 3' });
  await placed({ ...somebody(), dirCliente: 'Calle 200 # 1-2 Apto 4' });
  const [row] = await query<{ key: string }>(
    shop.db,
    sql`select address_key as key from orders where address = ${written[0]}`,
  );
  expect(row?.key).toBe(addressKey('11001', written[0] ?? ''));
});

test('up to the highest total, and not a peso more', async () => {
  const cart = [{ codProducto: productId, cantidad: 2 }];
  const { total } = await amountsOf(shop.app, cart);
  await storeMoneyRules(shop.db, { maximumTotal: total });
  expect((await order(somebody(), 2)).status).toBe(200);
  await storeMoneyRules(shop.db, { maximumTotal: total - 1 });
  await expectRefused(somebody(), 2);
});

test('the shop says beforehand up to which total an order may be paid at the door', async () => {
  const atTheDoor = async (maximumTotal: number) => {
    await storeMoneyRules(shop.db, { maximumTotal });
    await announceChange(shop.db, ['setting:money-rules']);
    shop.context.kept.clear();
    const { datos } = (await shop.app.inject('/api/metodosPago')).json();
    return datos[1];
  };
  expect(await atTheDoor(900_000)).toMatchObject({ disponible: true, totalMaximo: 900_000 });
  expect(await atTheDoor(0)).toMatchObject({ disponible: false, totalMaximo: 0 });
  await expectRefused(somebody());
});

test.each([
  ['phone', 'telCliente'],
  ['document', 'ideCliente'],
])('two refusals at the door within 90 days by a %s end cash on delivery', async (_, field) => {
  const mine = somebody();
  const same = () => ({ ...somebody(), [field]: mine[field] ?? '' });
  await refuseAtDoor(await placed(same()), 1);
  await refuseAtDoor(await placed(same()), 91);
  await refuseAtDoor(await placed(same()), 89);
  await expectRefused(same());
});

test('a refusal of long ago is forgiven', async () => {
  const mine = somebody();
  await refuseAtDoor(await placed(mine), 1);
  await refuseAtDoor(await placed(mine), 91);
  await placed(mine);
});

test('what is over or paid online does not count', async () => {
  const mine = somebody();
  for (const statusId of [3, 31, 32]) await setStatus(await placed(mine), statusId);
  for (let index = 0; index < 3; index++)
    await execute(shop.db, sql`update orders set payment_method_id = 1 where number = ${await placed(mine)}`);
  for (let index = 0; index < 3; index++) await placed(mine);
  await expectRefused(mine);
});

test('eight orders at once of one person: three are placed', async () => {
  const mine = somebody();
  const replies = await Promise.all(Array.from({ length: 8 }, () => order(mine)));
  const codes = replies.map(({ status }) => status).sort();
  expect(codes).toEqual([200, 200, 200, 409, 409, 409, 409, 409]);
});

test('the same submission again at the limit is the same order', async () => {
  const mine = somebody();
  await placed(mine);
  await placed(mine);
  const cart = [{ codProducto: productId, cantidad: 1 }];
  const form = orderForm(cart, await amountsOf(shop.app, cart), mine);
  const headers = { 'idempotency-key': 'limits-same' };
  const replies = await Promise.all(Array.from({ length: 6 }, () => sendOrder(shop.app, form, { headers })));
  const numbers = replies.map((reply) => reply.json().data?.numPedido);
  expect(new Set(numbers).size).toBe(1);
  expect(numbers[0]).toBeGreaterThan(0);
  await expectRefused(mine);
});

test('nothing is written and no stock is taken by an order that is refused', async () => {
  const mine = somebody();
  for (let index = 0; index < 3; index++) await placed(mine);
  await expectRefused(mine);
  const [{ onHand } = { onHand: 0 }] = await query<{ onHand: number }>(
    shop.db,
    sql`select on_hand from stock where product_id = ${productId}`,
  );
  expect(onHand).toBe(997);
});
