import { afterAll, beforeAll, expect, test } from 'vitest';
import { statusSteps } from '../../src/domain/package-status.ts';
import { buildProduct, buildSeller } from '../support/catalog-factories.ts';
import { amountsOf, openShop, orderForm, type Shop, sendOrder } from '../support/order-factories.ts';
import { read } from '../support/published-reads.ts';
import { balancesOf } from '../support/sale-factories.ts';
import { bodyOf, sendAim } from '../support/send-aim.ts';
import { type LoggedIn, logIn } from '../support/session-factories.ts';

let shop: Shop;
let operator: LoggedIn;
let buyer: LoggedIn;
let sellerId: number;
let order: { numPedido: number; totales: { total: number; costoEnvio: number } };
beforeAll(async () => {
  shop = await openShop();
  operator = await logIn(shop.db, { roles: ['operator'] });
  buyer = await logIn(shop.db);
  sellerId = await buildSeller(shop.db);
  order = await buy();
});
afterAll(() => shop.close());

async function buy() {
  const cart = [{ codProducto: await buildProduct(shop.db, { sellerId, onHand: 5 }), cantidad: 2 }];
  const form = orderForm(cart, await amountsOf(shop.app, cart));
  return (await sendOrder(shop.app, form, { cookies: buyer.cookies })).json().data;
}

async function operate(
  name: 'changePackageStatus' | 'cancelPackage' | 'returnPackage' | 'recordCollection' | 'recordRefusal',
  json: object,
  { cookies }: LoggedIn = operator,
) {
  const params = { orderNumber: order.numPedido, sellerId };
  const reply = await sendAim(shop.app, name, { params, json }, cookies);
  return { status: reply.statusCode, body: bodyOf(reply) };
}

async function shownPackage() {
  const url = `/api/pedido/${order.numPedido}`;
  const reply = await shop.app.inject({ url, cookies: buyer.cookies });
  return reply.json().data.vendedores[0];
}

test("the buyer's order shows the bar where the operator moved it, until the cash makes it delivered", async () => {
  expect((await operate('changePackageStatus', { to: 20 })).status).toBe(200);
  const guide = { to: 1, carrier: 'Servientrega', trackingNumber: '2233' };
  expect((await operate('changePackageStatus', guide)).body).toEqual({
    orderNumber: order.numPedido,
    sellerId,
    statusId: 1,
    carrier: 'Servientrega',
    trackingNumber: '2233',
    trackingUrl: null,
    due: order.totales.total,
    isRepeated: false,
  });
  const shown = await shownPackage();
  expect(shown.estadoPedido).toMatchObject({ codEstado: 1, nomEstado: 'Guía creada', codGuiaPedido: '2233' });
  expect(shown.historial.map((one: { codEstado: number }) => one.codEstado)).toEqual([19, 20, 1]);
  const steps = statusSteps(shown.estadoPedido.codEstado);
  expect(steps.filter(({ reached }) => reached).map(({ name }) => name)).toEqual([
    'Pedido recibido',
    'Preparando Pedido',
    'Guía creada',
  ]);
  await operate('changePackageStatus', { to: 2 });

  const collected = await operate('recordCollection', {
    amount: order.totales.total,
    collectedBy: 'carrier',
    collectedAt: new Date().toISOString(),
  });
  expect(collected.body).toMatchObject({ statusId: 3, due: 0, amount: order.totales.total });
  expect((await shownPackage()).estadoPedido).toMatchObject({ codEstado: 3, nomEstado: 'Entregado' });

  const inTransit = await read(shop.app, 'listCashInTransit', {}, operator);
  expect(inTransit.collections).toMatchObject([
    { orderNumber: order.numPedido, carrier: 'Servientrega', days: 0, isOverdue: false },
  ]);
  const remittance = { carrier: 'servientrega', reference: 'S-1', amount: order.totales.total };
  const remit = () => sendAim(shop.app, 'recordRemittance', { json: remittance }, operator.cookies);
  expect((await remit()).json()).toMatchObject({ isRepeated: false });
  expect((await remit()).json()).toMatchObject({ isRepeated: true });
  expect(await read(shop.app, 'listCarrierBalances', {}, operator)).toEqual([]);
  expect(await balancesOf(shop.db)).toMatchObject({ bank: order.totales.total });
});

test('refusal, return and cancellation over the API', async () => {
  order = await buy();
  await operate('changePackageStatus', { to: 20 });
  const partly = await operate('cancelPackage', {
    cause: 'out-of-stock',
    kept: [{ line: 1, quantity: 1 }],
  });
  const { due } = partly.body;
  expect(due).toBeLessThan(order.totales.total);
  await operate('changePackageStatus', { to: 1, carrier: 'TCC', trackingNumber: '1' });
  await operate('changePackageStatus', { to: 2 });
  const wrong = await operate('recordCollection', { amount: due + 1, collectedBy: 'seller' });
  expect([wrong.status, wrong.body.code]).toEqual([409, 'cash-amount-differs']);
  expect(JSON.stringify(wrong.body)).toContain(`"valorEsperado":${due}`);
  const refused = await operate('recordRefusal', { reason: 'No tenía el dinero' });
  expect(refused.body).toMatchObject({ statusId: 31, freightCharge: order.totales.costoEnvio });
  expect((await operate('returnPackage', {})).body).toMatchObject({ statusId: 32 });
  expect((await shownPackage()).estadoPedido).toMatchObject({ codEstado: 32, nomEstado: 'Anulado' });
});

test.each([
  ['changePackageStatus', { to: 32 }, 'to'],
  ['changePackageStatus', { to: 33 }, 'to'],
  ['changePackageStatus', {}, 'to'],
  ['cancelPackage', { cause: 'porque sí' }, 'cause'],
  ['cancelPackage', { cause: 'other', kept: [] }, 'kept'],
  ['recordCollection', { amount: -1, collectedBy: 'seller' }, 'amount'],
  ['recordCollection', { amount: 1, collectedBy: 'seller', collectedAt: 'ayer' }, 'collectedAt'],
  ['recordRefusal', { reason: ' ' }, 'reason'],
] as const)('%s with %j is no valid call', async (call, payload, field) => {
  const { status, body } = await operate(call, payload);
  expect([status, body.code, Object.keys(body.campos)]).toEqual([400, 'invalid-input', [field]]);
});

test('the seller herself calls none of this: her panel has its own', async () => {
  const seller = await logIn(shop.db, { roles: ['seller'] });
  const { status, body } = await operate('changePackageStatus', { to: 20 }, seller);
  expect([status, body.code]).toEqual([403, 'operator-only']);
});
