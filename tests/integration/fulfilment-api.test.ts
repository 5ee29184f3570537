import { afterAll, beforeAll, expect, test } from 'vitest';
import { statusSteps } from '../../src/domain/package-status.ts';
import { buildProduct, buildSeller } from '../support/catalog-factories.ts';
import { amountsOf, openShop, orderForm, type Shop, sendOrder } from '../support/order-factories.ts';
import { balancesOf } from '../support/sale-factories.ts';
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

async function operate(path: string, payload: object, cookies = operator.cookies) {
  const url = `/api/operacion/${path}`;
  const reply = await shop.app.inject({ method: 'POST', url, payload, cookies });
  return { status: reply.statusCode, body: reply.json() };
}

const ofPackage = (call: string) => `pedido/${order.numPedido}/paquete/${sellerId}/${call}`;

async function shownPackage() {
  const url = `/api/pedido/${order.numPedido}`;
  const reply = await shop.app.inject({ url, cookies: buyer.cookies });
  return reply.json().data.vendedores[0];
}

test("the buyer's order shows the bar where the operator moved it, until the cash makes it delivered", async () => {
  expect((await operate(ofPackage('estado'), { codEstado: 20 })).status).toBe(200);
  const guide = { codEstado: 1, transportadora: 'Servientrega', codGuiaPedido: '2233' };
  expect((await operate(ofPackage('estado'), guide)).body.data).toEqual({
    numPedido: order.numPedido,
    codVendedor: sellerId,
    codEstado: 1,
    transportadora: 'Servientrega',
    codGuiaPedido: '2233',
    valorPorCobrar: order.totales.total,
    repetida: false,
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
  await operate(ofPackage('estado'), { codEstado: 2 });

  const collected = await operate(ofPackage('recaudo'), {
    valor: order.totales.total,
    recaudadoPor: 'transportadora',
    fecha: new Date().toISOString(),
  });
  expect(collected.body.data).toMatchObject({ codEstado: 3, valorPorCobrar: 0, valor: order.totales.total });
  expect((await shownPackage()).estadoPedido).toMatchObject({ codEstado: 3, nomEstado: 'Entregado' });

  const url = '/api/operacion/recaudos';
  const listed = (await shop.app.inject({ url, cookies: operator.cookies })).json();
  expect(listed.recaudos).toMatchObject([
    { numPedido: order.numPedido, transportadora: 'Servientrega', dias: 0, vencido: false },
  ]);
  const remittance = { transportadora: 'servientrega', referencia: 'S-1', valor: order.totales.total };
  expect((await operate('remesas', remittance)).body.data).toMatchObject({ repetida: false });
  expect((await operate('remesas', remittance)).body.data).toMatchObject({ repetida: true });
  const holders = await shop.app.inject({ url: `${url}/transportadoras`, cookies: operator.cookies });
  expect(holders.json()).toEqual({ status: true, transportadoras: [] });
  expect(await balancesOf(shop.db)).toMatchObject({ bank: order.totales.total });
});

test('refusal, return and cancellation over the API', async () => {
  order = await buy();
  await operate(ofPackage('estado'), { codEstado: 20 });
  const partly = await operate(ofPackage('anulacion'), {
    causa: 'sin-existencias',
    lineas: [{ linea: 1, quedan: 1 }],
  });
  const due = partly.body.data.valorPorCobrar;
  expect(due).toBeLessThan(order.totales.total);
  await operate(ofPackage('estado'), { codEstado: 1, transportadora: 'TCC', codGuiaPedido: '1' });
  await operate(ofPackage('estado'), { codEstado: 2 });
  const wrong = await operate(ofPackage('recaudo'), { valor: due + 1, recaudadoPor: 'vendedor' });
  expect([wrong.status, wrong.body.code]).toEqual([409, 'cash-amount-differs']);
  expect(JSON.stringify(wrong.body)).toContain(`"valorEsperado":${due}`);
  const refused = await operate(ofPackage('rechazo'), { motivo: 'No tenía el dinero' });
  expect(refused.body.data).toMatchObject({ codEstado: 31, fleteCobrado: order.totales.costoEnvio });
  expect((await operate(ofPackage('devolucion'), {})).body.data).toMatchObject({ codEstado: 32 });
  expect((await shownPackage()).estadoPedido).toMatchObject({ codEstado: 32, nomEstado: 'Anulado' });
});

test.each([
  ['estado', { codEstado: 32 }],
  ['estado', { codEstado: 33 }],
  ['estado', {}],
  ['anulacion', { causa: 'porque sí' }],
  ['anulacion', { causa: 'otra', lineas: [] }],
  ['recaudo', { valor: -1, recaudadoPor: 'vendedor' }],
  ['recaudo', { valor: 1, recaudadoPor: 'vendedor', fecha: 'ayer' }],
  ['rechazo', { motivo: ' ' }],
])('%s with %j is no valid call', async (call, payload) => {
  const { status, body } = await operate(ofPackage(call), payload);
  expect([status, body.code]).toEqual([400, 'invalid-input']);
});

test('the seller herself calls none of this: her centre has its own', async () => {
  const seller = await logIn(shop.db, { roles: ['seller'] });
  const { status, body } = await operate(ofPackage('estado'), { codEstado: 20 }, seller.cookies);
  expect([status, body.code]).toEqual([403, 'operator-only']);
});
