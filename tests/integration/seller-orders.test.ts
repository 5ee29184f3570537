import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute, query, sql } from '../../src/server/db/sql.ts';
import { buildProduct } from '../support/catalog-factories.ts';
import { amountsOf, openShop, orderForm, type Shop, sendOrder } from '../support/order-factories.ts';
import { read, sendRead } from '../support/published-reads.ts';
import { buildOrders } from '../support/purchase-factories.ts';
import {
  buildShopOwner,
  callOrders,
  placeInStage,
  type ShopOwner,
} from '../support/seller-order-factories.ts';
import { logIn } from '../support/session-factories.ts';

let shop: Shop;
let mine: ShopOwner;
let rival: ShopOwner;
beforeAll(async () => {
  shop = await openShop();
  mine = await buildShopOwner(shop.db);
  rival = await buildShopOwner(shop.db);
});
afterAll(() => shop.close());

/** Of both shops, paid at the door: two units of 10,000 of each. */
async function buyFromBoth() {
  const cart = [
    {
      codProducto: await buildProduct(shop.db, { sellerId: mine.sellerId, name: 'Café molido' }),
      cantidad: 2,
    },
    {
      codProducto: await buildProduct(shop.db, { sellerId: rival.sellerId, name: 'Ajena reservada' }),
      cantidad: 2,
    },
  ];
  const buyer = await logIn(shop.db);
  const form = orderForm(cart, await amountsOf(shop.app, cart));
  const order = (await sendOrder(shop.app, form, { cookies: buyer.cookies })).json().data;
  return { number: order.numPedido as number, buyer, order };
}

const call = (path: string, payload: object, who = mine) => callOrders(shop, who, path, payload);
const detailOf = (orderNumber: number, who = mine) => read(shop.app, 'getSellerOrder', { orderNumber }, who);

test('the detail holds her package alone: lines, fees, net, shipping and cash of nobody else', async () => {
  const { number, order } = await buyFromBoth();
  const detail = await detailOf(number);
  expect(JSON.stringify(detail)).not.toContain('Ajena reservada');
  expect(JSON.stringify(detail)).not.toContain(String(order.totales.total));
  const { shipping } = detail.money;
  expect(detail.money).toEqual({
    ...{ goods: 20_000, fees: 2_000, net: 18_000, shipping },
    ...{ cashDue: 20_000 + shipping, state: 'none', lateFreight: null, lostCredit: null },
  });
  expect(shipping).toBeGreaterThan(0);
  expect(shipping).toBeLessThan(order.totales.costoEnvio);
  expect(detail.lines).toMatchObject([
    { name: 'Café molido', quantity: 2, cancelledQuantity: 0, fee: 2_000 },
  ]);
  expect(detail.buyer).toMatchObject({
    name: 'Ana Gómez',
    phone: '3001234567',
    address: 'Calle 10 # 20-30',
  });
  expect(detail.history).toMatchObject([{ statusId: 19, isOurs: false }]);
  expect(detail.actions).toEqual(['accept', 'cancel']);
  const listed = (await read(shop.app, 'listSellerOrders', { search: String(number) }, mine)).orders;
  expect(listed).toHaveLength(1);
  expect(JSON.stringify(listed)).not.toContain('Ajena reservada');
});

test('she takes it on, sends it with a guide and delivers it; the buyer sees each step', async () => {
  const { number, buyer } = await buyFromBoth();
  const move = (payload: object) => call(`/${number}/estado`, payload);
  expect((await move({ to: 20 })).body).toMatchObject({ statusId: 20, isRepeated: false });
  expect((await move({ to: 20 })).body).toMatchObject({ statusId: 20, isRepeated: true });
  const noGuide = await move({ to: 1 });
  expect([noGuide.status, noGuide.body.code]).toEqual([400, 'package-guide-missing']);
  await move({ to: 21 });
  await move({ to: 1, carrier: 'servientrega', trackingNumber: 'SV-99' });
  await move({ to: 2 });
  await move({ to: 30, note: 'Dirección incompleta' });
  await move({ to: 2 });
  const due = await detailOf(number);
  expect(due.actions).toEqual(['delivered', 'collect-cash', 'incident', 'refused']);
  const collected = await call(`/${number}/recaudo`, { amount: due.money.cashDue });
  expect(collected.body).toMatchObject({ statusId: 3, due: 0 });
  const shown = (await shop.app.inject({ url: `/api/pedido/${number}`, cookies: buyer.cookies }))
    .json()
    .data.vendedores.find((one: { codVendedor: number }) => one.codVendedor === mine.sellerId);
  expect(shown.estadoPedido).toMatchObject({ codEstado: 3, codGuiaPedido: 'SV-99' });
  const detail = await detailOf(number);
  expect(detail).toMatchObject({ carrier: 'Servientrega', actions: [], money: { state: 'seller-kept' } });
  expect(detail.history.map(({ statusId }) => statusId)).toEqual([19, 20, 21, 1, 2, 30, 2, 3]);
  expect(detail.history.slice(1).every(({ isOurs }) => isOurs)).toBe(true);
  const audited = await query<{ action: string; accountId: number; sellerId: number }>(
    shop.db,
    sql`select action, account_id, seller_id from audit_entry
        where subject = ${`order:${number}`} order by id`,
  );
  expect(audited.map(({ action }) => action.replace('package.', ''))).toEqual([
    ...[
      'status-changed',
      'status-changed',
      'guide-changed',
      'status-changed',
      'status-changed',
      'status-changed',
    ],
    ...['status-changed', 'cash-collected', 'status-changed'],
  ]);
  expect(audited.every((one) => one.accountId === mine.accountId && one.sellerId === mine.sellerId)).toBe(
    true,
  );
});

test('what she cannot supply goes off the package, its money and its stock; the rest stays', async () => {
  const { number } = await buyFromBoth();
  const partly = { cause: 'out-of-stock', kept: [{ line: 1, quantity: 1 }] };
  expect((await call(`/${number}/anulacion`, partly)).body).toMatchObject({ statusId: 19 });
  const detail = await detailOf(number);
  expect(detail.lines).toMatchObject([{ quantity: 2, cancelledQuantity: 1, fee: 1_000 }]);
  expect(detail.money).toMatchObject({ goods: 10_000, fees: 1_000, net: 9_000 });
  // Line 2 is the other shop's.
  const foreign = await call(`/${number}/anulacion`, { cause: 'other', kept: [{ line: 2, quantity: 0 }] });
  expect([foreign.status, foreign.body.code]).toEqual([400, 'package-line-unknown']);
  expect((await call(`/${number}/anulacion`, { cause: 'other' })).body).toMatchObject({ statusId: 32 });
  expect(await detailOf(number, rival)).toMatchObject({ statusId: 19 });
});

test('a refused parcel goes back and ends, and costs its freight', async () => {
  const { number } = await buyFromBoth();
  await call(`/${number}/estado`, { to: 20 });
  await call(`/${number}/estado`, { to: 1, carrier: 'TCC', trackingNumber: '1' });
  await call(`/${number}/estado`, { to: 2 });
  const plain = await call(`/${number}/estado`, { to: 31 });
  expect([plain.status, plain.body.code]).toEqual([409, 'package-refusal-needed']);
  const refused = await call(`/${number}/rechazo`, { reason: 'No tenía el dinero' });
  expect(refused.body.statusId).toBe(31);
  expect(refused.body.freightCharge).toBeGreaterThan(0);
  expect((await detailOf(number)).actions).toEqual(['returned']);
  expect((await call(`/${number}/devolucion`, {})).body).toMatchObject({ statusId: 32 });
});

test('several packages at once: each has its own answer, foreign ones are not found', async () => {
  const owner = await buildShopOwner(shop.db);
  const [first = 0, second = 0] = await buildOrders(shop.db, { sellerIds: [owner.sellerId], count: 2 });
  const [foreign = 0] = await buildOrders(shop.db, { sellerIds: [rival.sellerId] });
  await placeInStage(shop.db, { orderNumber: second, sellerId: owner.sellerId }, { statusId: 2 });
  const asked = { orderNumbers: [first, second, foreign, first], to: 20 };
  const { body } = await call('/estado', asked, owner);
  expect(body).toEqual([
    { orderNumber: first, isDone: true, message: '' },
    { orderNumber: second, isDone: false, message: 'El paquete no puede pasar a ese estado.' },
    { orderNumber: foreign, isDone: false, message: 'No encontramos lo que buscas.' },
  ]);
  expect(await detailOf(foreign, rival)).toMatchObject({ statusId: 19 });
});

test('what waits for its payment, or never got it, is no order of the shop', async () => {
  const owner = await buildShopOwner(shop.db);
  const [number = 0] = await buildOrders(shop.db, { sellerIds: [owner.sellerId] });
  const unpaid = sql`update package set status_id = 33, received_at = null where order_number = ${number}`;
  await execute(shop.db, unpaid);
  const { statusCode } = await sendRead(shop.app, 'getSellerOrder', { orderNumber: number }, owner.cookies);
  expect(statusCode).toBe(404);
  const listed = async () => (await read(shop.app, 'listSellerOrders', {}, owner)).orders;
  expect(await listed()).toEqual([]);
  await execute(
    shop.db,
    sql`insert into package_status_change (order_number, seller_id, status_id) values (${number}, ${owner.sellerId}, 19)`,
  );
  expect(await listed()).toHaveLength(1);
});

test.each([
  ['warehouse', 200, 200, 200],
  ['service', 200, 403, 200],
  ['accounting', 200, 403, 403],
] as const)('%s reads, moves and cancels what the role allows', async (role, listed, moved, cancelled) => {
  const member = await logIn(shop.db);
  const { sellerId } = await buildShopOwner(shop.db);
  await execute(
    shop.db,
    sql`insert into seller_member (seller_id, account_id, role, joined_at) values (${sellerId}, ${member.id}, ${role}, now())`,
  );
  const [number = 0] = await buildOrders(shop.db, { sellerIds: [sellerId] });
  const as = (path: string, payload: object) => callOrders(shop, member, path, payload);
  expect((await sendRead(shop.app, 'listSellerOrders', {}, member.cookies)).statusCode).toBe(listed);
  expect((await as(`/${number}/estado`, { to: 20 })).status).toBe(moved);
  expect((await as(`/${number}/anulacion`, { cause: 'other' })).status).toBe(cancelled);
});
