import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute, queryOne, sql } from '../../src/server/db/sql.ts';
import { findShopsCalled } from '../../src/server/modules/orders/operator-view/operator-order-list.repository.ts';
import { listOperatorOrders } from '../../src/server/modules/orders/operator-view/operator-order-list.service.ts';
import type { ReadInput } from '../../src/server/panel-door.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import type { Aim } from '../support/personal-call.ts';
import { type CallName, read } from '../support/published-reads.ts';
import { buildSale, type Sale } from '../support/sale-factories.ts';
import { placeInStage } from '../support/seller-order-factories.ts';
import { bodyOf, sendAim } from '../support/send-aim.ts';
import { type LoggedIn, logIn } from '../support/session-factories.ts';
import { workOf } from '../support/work.ts';

let shop: Shop;
let operator: LoggedIn;
let online: Sale;
let cash: Sale;
let late: Sale;
beforeAll(async () => {
  shop = await openShop();
  operator = await logIn(shop.db, { roles: ['operator'], operatorRole: 'support' });
  online = await buildSale(shop.db, [sold(19), sold(20)]);
  cash = await buildSale(shop.db, [{ ...sold(3), isCollected: false }], 'carrier');
  late = await buildSale(shop.db, [sold(19)]);
  await rename(online, { first: 'María José', last: 'Núñez', phone: '3009998877', document: '52030405' });
  await rename(cash, { first: 'Óscar', last: 'Peña', phone: '3151112233', document: '1020304' });
  await execute(
    shop.db,
    sql`update seller set display_name = 'Café Ñandú' where id = ${online.sellerIds[0]}`,
  );
  const now = new Date().toISOString();
  for (const { number, sellerIds } of [online, late])
    for (const sellerId of sellerIds) {
      const statusId = sellerId === online.sellerIds[1] ? 20 : 19;
      await placeInStage(
        shop.db,
        { orderNumber: number, sellerId },
        { statusId, receivedAt: now, acceptedAt: now },
      );
    }
  const atDoor = { orderNumber: cash.number, sellerId: cash.sellerIds[0] ?? 0 };
  await placeInStage(shop.db, atDoor, { statusId: 3, receivedAt: now });
  const place = { orderNumber: late.number, sellerId: late.sellerIds[0] ?? 0 };
  await placeInStage(shop.db, place, { statusId: 19, receivedAt: '2026-10-01T12:00:00Z' });
});
afterAll(() => shop.close());

function sold(statusId: number) {
  return { statusId, shippingRate: 8_000, lines: [{ unitPrice: 20_000, quantity: 2, fee: 4_000 }] };
}

function rename(
  { number }: Sale,
  { first, last, phone, document }: Record<'first' | 'last' | 'phone' | 'document', string>,
) {
  return execute(
    shop.db,
    sql`update orders set first_name = ${first}, last_name = ${last}, phone = ${phone}, document_number = ${document}
        where number = ${number}`,
  );
}

async function call(name: CallName, aim: Aim = {}, who: { cookies: Record<string, string> } = operator) {
  const reply = await sendAim(shop.app, name, aim, who.cookies);
  return { status: reply.statusCode, body: bodyOf(reply) };
}
const list = (asked: ReadInput<'listOperatorOrders'>) =>
  read(shop.app, 'listOperatorOrders', asked, operator);
const found = async (asked: ReadInput<'listOperatorOrders'>) =>
  (await list(asked)).orders.map(({ number }) => number);
const show = (orderNumber: number) => read(shop.app, 'getOperatorOrder', { orderNumber }, operator);

test.each([
  ['its number', () => String(online.number)],
  ['the name without accents', () => 'maria nunez'],
  ['the beginning of a name', () => 'NÚÑ'],
  ['the phone as people write it', () => '+57 300 999 88 77'],
  ['the document with dots', () => '52.030.405'],
  ['the shop', () => 'cafe nandu'],
])('an order is found by %s', async (_what, words) => {
  expect(await found({ search: words() })).toEqual([online.number]);
});

test('an order is found by its e-mail and its tracking number', async () => {
  await execute(shop.db, sql`update orders set email = 'unica@plazuela.test' where number = ${cash.number}`);
  await execute(
    shop.db,
    sql`update package set tracking_number = 'GUIA-7788' where order_number = ${cash.number}`,
  );
  expect(await found({ search: 'unica@plazuela.test' })).toEqual([cash.number]);
  expect(await found({ search: 'guia 7788' })).toEqual([cash.number]);
  expect(await found({ search: 'guia 9999' })).toEqual([]);
});

test('the filters leave what they name, together and with words', async () => {
  const all = [late.number, cash.number, online.number];
  expect(await found({})).toEqual(all);
  expect(await found({ method: 'cash' })).toEqual([cash.number]);
  expect(await found({ paymentState: 'paid' })).toEqual([late.number, online.number]);
  expect(await found({ stage: 'to-prepare' })).toEqual([online.number]);
  expect(await found({ stage: 'delivered' })).toEqual([cash.number]);
  expect(await found({ sellerId: online.sellerIds[1] ?? 0 })).toEqual([online.number]);
  expect(await found({ late: true })).toEqual([late.number]);
  expect(await found({ stage: 'to-accept', method: 'online', search: 'jose' })).toEqual([online.number]);
  expect(await found({ stage: 'delivered', method: 'online' })).toEqual([]);
  const day = (
    await queryOne<{ day: string }>(
      shop.db,
      sql`select (created_at at time zone 'America/Bogota')::date::text as day from orders where number = ${cash.number}`,
    )
  )?.day;
  expect(await found({ from: day ?? '', until: day ?? '' })).toEqual(all);
  expect(await found({ until: '2020-01-01' })).toEqual([]);
  const shopAndDay = { sellerId: online.sellerIds[1] ?? 0, from: day ?? '', stage: 'to-prepare' as const };
  expect(await found(shopAndDay)).toEqual([online.number]);
  expect(await found({ ...shopAndDay, stage: 'cancelled' })).toEqual([]);
});

test('a page begins after the last of the page before', async () => {
  const page = await list({ cursor: late.number });
  expect(page.orders.map(({ number }) => number)).toEqual([cash.number, online.number]);
  expect(page.nextCursor).toBeNull();
});

test('the list says which package is late', async () => {
  const [row] = (await list({ late: true })).orders;
  expect(row?.packages).toMatchObject([{ isLate: true, statusName: 'Pedido recibido' }]);
  expect((await read(shop.app, 'getOperatorToday', {}, operator)).latePackages).toBe(1);
});

test('an order is shown with its packages, payment and what may be done', async () => {
  const order = await show(online.number);
  expect(order.buyer).toMatchObject({ name: 'María José Núñez', phone: '3009998877' });
  expect(order.packages).toHaveLength(2);
  expect(order.packages[0]).toMatchObject({
    sellerName: 'Café Ñandú',
    goods: 40_000,
    fee: 4_000,
    shipping: 8_000,
    cashDue: 0,
    actions: ['accept', 'cancel'],
  });
  expect(order.payment).toMatchObject({ state: 'paid', transactions: [{ outcome: 'paid' }] });
  const door = await show(cash.number);
  expect(door.payment).toBeNull();
  expect(door.packages[0]).toMatchObject({ cashDue: 48_000, actions: ['collect-cash'] });
});

test('notes and resent mails stand in the order and in its history', async () => {
  const params = { orderNumber: online.number };
  expect(
    (await call('noteOrder', { params, json: { body: 'Llamó: quiere cambiar la dirección' } })).status,
  ).toBe(204);
  expect((await call('noteOrder', { params, json: { body: ' ' } })).status).toBe(400);
  expect((await call('resendOrderMail', { params, json: {} })).status).toBe(204);
  const order = await show(online.number);
  expect(order.notes).toMatchObject([{ body: 'Llamó: quiere cambiar la dirección', person: 'Ana Gómez' }]);
  expect(order.mails).toMatchObject([{ name: 'Confirmación del pedido' }]);
  expect(order.events.map(({ action }) => action)).toEqual([
    'Envió otra vez un correo de un pedido',
    'Escribió una nota sobre un pedido',
  ]);
  // The same mail again, and none of another order's.
  const messageId = order.mails[0]?.id;
  expect((await call('resendOrderMail', { params, json: { messageId } })).status).toBe(204);
  const other = { params: { orderNumber: cash.number }, json: { messageId } };
  expect((await call('resendOrderMail', other)).status).toBe(404);
});

test('only of a paid order the buyer is told that it is paid', async () => {
  const { number: orderNumber } = await buildSale(shop.db, [sold(19)]);
  const params = { orderNumber };
  expect((await call('resendOrderMail', { params, json: {} })).status).toBe(204);
  const [sent] = (await show(orderNumber)).mails;
  for (const state of ['waiting', 'expired', 'reversed']) {
    await execute(
      shop.db,
      sql`update payment set state = ${state}, paid_at = case when ${state} = 'reversed' then coalesce(paid_at, now()) end
          where order_number = ${orderNumber}`,
    );
    for (const json of [{}, { messageId: sent?.id }]) {
      const refused = await call('resendOrderMail', { params, json });
      expect(refused).toMatchObject({ status: 409, body: { code: 'order-unpaid' } });
    }
  }
  expect((await show(orderNumber)).mails).toHaveLength(1);
  // At the door it is paid later, which its confirmation says.
  const { number: atDoor } = await buildSale(shop.db, [{ ...sold(20), isCollected: false }], 'carrier');
  const reply = await call('resendOrderMail', { params: { orderNumber: atDoor }, json: {} });
  expect(reply.status).toBe(204);
});

test('who only looks sees orders and changes nothing', async () => {
  const viewer = await logIn(shop.db, { roles: ['operator'], operatorRole: 'viewer' });
  const params = { orderNumber: online.number };
  expect((await call('getOperatorOrder', { params }, viewer)).status).toBe(200);
  expect((await call('noteOrder', { params, json: { body: 'Hola' } }, viewer)).status).toBe(403);
  const content = await logIn(shop.db, { roles: ['operator'], operatorRole: 'content' });
  expect((await call('listOperatorOrders', {}, content)).status).toBe(403);
});

test('orders of days long ago are listed by their moments, and read no more than their page', async () => {
  // In May as in the months after it: 40 orders a day for 100 days, numbered in another order within each day.
  await shop.db.query(
    `insert into orders
     select copy.* from orders, generate_series(0, 3999) n,
       jsonb_populate_record(orders, jsonb_build_object('number', 900000 + (n / 40) * 40 + 39 - n % 40,
         'idempotency_key', 'copy-' || n, 'created_at', timestamptz '2026-05-01 12:00Z' + n / 40 * interval '1 day'
           + n % 40 * interval '1 minute')) copy
     where orders.number = $1`,
    [online.number],
  );
  await shop.db.query('vacuum analyze orders');
  const days = { from: '2026-05-03', until: '2026-05-04' };
  const seen: number[] = [];
  for (let cursor: number | undefined; ; ) {
    const page = await read(shop.app, 'listOperatorOrders', { ...days, cursor }, operator);
    seen.push(...page.orders.map(({ number }) => number));
    if (page.nextCursor === null) break;
    cursor = page.nextCursor;
  }
  const ofDay = (first: number) => Array.from({ length: 40 }, (_, index) => first + index);
  expect(seen).toEqual([...ofDay(900_120), ...ofDay(900_080)]);
  const { blocks } = await workOf(shop.db, (write) =>
    listOperatorOrders({ write, now: () => new Date() }, { ...days, method: 'online' }),
  );
  expect(blocks).toBeLessThan(450);
});

test('the shops that are called like a word are found by their index', async () => {
  const client = await shop.db.connect();
  try {
    await client.query('begin; set local enable_seqscan = off; set local enable_indexscan = off');
    const called = await findShopsCalled(client, ['cafe', 'nan']);
    expect(called).toEqual([online.sellerIds[0]]);
    const { plans } = await workOf(client as never, (watched) => findShopsCalled(watched, ['cafe', 'nan']));
    expect(plans.join()).toContain('seller_called');
  } finally {
    await client.query('rollback');
    client.release();
  }
});
