import { afterAll, beforeAll, expect, test } from 'vitest';
import { runPaymentJobs } from '../../src/server/modules/orders/payments/payments.jobs.ts';
import { CARDS, confirmPending, payWithCard, payWithPse, setSwitches } from '../support/epayco-emulator.ts';
import {
  buyOnline,
  type OnlineOrder,
  openCheckout,
  openPaymentShop,
  type PaymentShop,
} from '../support/payment-shop.ts';
import { sendAim } from '../support/send-aim.ts';
import { logIn } from '../support/session-factories.ts';

let shop: PaymentShop;

beforeAll(async () => {
  shop = await openPaymentShop({ EPAYCO_TIMEOUT_MILLIS: '2000' });
});
afterAll(() => shop.end());

let address = 0;

async function ask(url: string, cookies: Record<string, string> = {}, method: 'GET' | 'POST' = 'GET') {
  const reply = await shop.app.inject({
    method,
    url: `/api${url}`,
    cookies,
    remoteAddress: `10.8.0.${++address}`,
  });
  return { status: reply.statusCode, body: reply.json(), text: reply.body };
}

function resultOf({ number, cookies }: OnlineOrder) {
  return ask(`/pago/resultado?pedido=${number}`, cookies);
}

function resultOfReturn(reference: string, cookies?: Record<string, string>) {
  return ask(`/pago/resultado?ref_payco=${reference}`, cookies);
}

test('whoever comes back from paying while the shop is read only is told what the provider says', async () => {
  const order = await buyOnline(shop);
  const { reference } = await payWithCard(shop.app, await openCheckout(shop, order));
  const { cookies } = await logIn(shop.db, { roles: ['operator'] });
  const switchReadOnly = (isOn: boolean) =>
    sendAim(shop.app, 'switchReadOnly', { json: { isOn, reason: 'Otro servidor', minutes: 30 } }, cookies);
  expect((await switchReadOnly(true)).statusCode).toBe(204);
  const { status, body } = await resultOfReturn(reference, order.cookies);
  await switchReadOnly(false);
  expect([status, body.data?.estado]).toEqual([200, 'pagado']);
});

test('whoever bought gets what the provider needs to open its checkout, with every amount from the tables', async () => {
  const order = await buyOnline(shop);
  const started = await ask(`/compra/${order.number}/pago`, order.cookies, 'POST');
  expect(started.status).toBe(200);
  expect(started.body.data).toMatchObject({
    tipo: 'ventana',
    prueba: true,
    datos: {
      invoice: String(order.number),
      amount: String(order.total),
      currency: 'cop',
      country: 'co',
      lang: 'es',
      split_receivers: [
        { id: '501', total: '30000', fee: '3000' },
        { id: '502', total: '30000', fee: '3750' },
        { id: '900001', total: String(order.total - 60_000), fee: '0' },
      ],
    },
  });
  expect((await ask(`/compra/${order.number}/pago`, {}, 'POST')).status).toBe(404);
});

test('the way of a card: nothing, rejected with its reason, paid with its card', async () => {
  const order = await buyOnline(shop);
  expect((await resultOf(order)).body.data).toMatchObject({ estado: 'sin-pago', sePuedePagar: true });
  const checkout = await openCheckout(shop, order);
  const rejected = await payWithCard(shop.app, checkout, 'rejected');
  expect((await resultOfReturn(rejected.responseReference, order.cookies)).body.data).toMatchObject({
    estado: 'rechazado',
    numPedido: order.number,
    motivo: expect.stringMatching(/fondos/i),
    canal: 'card',
    sePuedePagar: true,
    venceEl: expect.any(String),
  });
  const accepted = await payWithCard(shop.app, checkout);
  const paid = (await resultOfReturn(accepted.responseReference, order.cookies)).body.data;
  expect(paid).toMatchObject({ estado: 'pagado', canal: 'card', sePuedePagar: false, venceEl: null });
  const lastDigits = CARDS.accepted.slice(-4);
  expect(paid.pedido.metodoPago).toMatchObject({
    codMetodoPago: 1,
    nombre: 'ePayco',
    estado: 'pagado',
    transaccion: {
      fecha: expect.any(String),
      detalle: { x_cardnumber: expect.stringMatching(new RegExp(`\\*.*${lastDigits}$`)) },
    },
  });
});

test('a pending payment is shown as such until the provider decides, also when no confirmation comes', async () => {
  const order = await buyOnline(shop);
  const { reference, responseReference } = await payWithPse(shop.app, await openCheckout(shop, order));
  expect((await resultOfReturn(responseReference, order.cookies)).body.data).toMatchObject({
    estado: 'pendiente',
    canal: 'pse',
    sePuedePagar: false,
  });
  await confirmPending(shop.app, reference);
  // The provider is not asked at each refresh.
  expect((await resultOfReturn(responseReference, order.cookies)).body.data.estado).toBe('pendiente');
  shop.passMinutes(1);
  expect((await resultOfReturn(responseReference, order.cookies)).body.data.estado).toBe('pagado');
});

test('others learn the state of a reference they hold, and nothing personal', async () => {
  const order = await buyOnline(shop);
  const { responseReference } = await payWithCard(shop.app, await openCheckout(shop, order));
  const foreign = await resultOfReturn(responseReference);
  expect(foreign.body.data).toEqual({
    estado: 'pagado',
    numPedido: null,
    pedido: null,
    motivo: '',
    canal: null,
    x_cardnumber: '',
    sePuedePagar: false,
    venceEl: null,
  });
  const byNumber = await ask(`/pago/resultado?pedido=${order.number}`);
  expect(byNumber.body.data.estado).toBeNull();
});

test('unknown and odd references lead nowhere; a silent provider is no failed payment', async () => {
  for (const reference of ['undefined', '', 'a'.repeat(24), '%00', "1' or 1=1", '999999999'])
    expect((await resultOfReturn(reference)).body.data?.estado ?? null).toBeNull();
  const order = await buyOnline(shop);
  const { responseReference } = await payWithCard(shop.app, await openCheckout(shop, order));
  await setSwitches(shop.app, { silentLookups: true });
  expect(await resultOfReturn(responseReference, order.cookies)).toMatchObject({
    status: 503,
    body: { code: 'unavailable' },
  });
  await setSwitches(shop.app, { silentLookups: false });
  shop.passMinutes(1);
  expect((await resultOfReturn(responseReference, order.cookies)).body.data.estado).toBe('pagado');
});

test('an expired order says so, and can be paid for a day', async () => {
  const order = await buyOnline(shop);
  shop.passMinutes(31);
  await runPaymentJobs(shop.context);
  expect((await resultOf(order)).body.data).toMatchObject({
    estado: 'vencido',
    sePuedePagar: true,
    venceEl: null,
  });
  shop.passMinutes(24 * 60);
  expect((await resultOf(order)).body.data).toMatchObject({ estado: 'vencido', sePuedePagar: false });
});
