import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EMULATOR_PATH } from '../../src/server/payment-config.ts';
import { createTransaction } from '../support/epayco-emulator.ts';
import { createTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let app: FastifyInstance;

beforeAll(async () => {
  server = await createTestServer();
  app = server.app;
});
afterAll(() => server.end());

const keys = Buffer.from('emulador-llave-publica:emulador-llave-privada').toString('base64');

async function post(path: string, payload?: object, authorization?: string) {
  const reply = await app.inject({
    method: 'POST',
    url: EMULATOR_PATH + path,
    headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
    ...(payload && { payload }),
  });
  return { status: reply.statusCode, body: reply.json() };
}

async function bearer(): Promise<string> {
  return `Bearer ${(await post('/login', undefined, `Basic ${keys}`)).body.token}`;
}

/** As the checkout's script sends it. */
function open(changes: Record<string, unknown>, key = 'emulador-llave-publica') {
  const data = {
    name: 'Pedido',
    description: 'Compra',
    invoice: '200001',
    amount: '62000',
    currency: 'cop',
    response: 'http://localhost:3000/response-compra',
    confirmation: 'http://localhost:3000/api/pagos/epayco/confirmacion',
    ...changes,
  };
  return post('/checkouts', { key, test: true, data });
}

const split = { splitpayment: 'true', split_rule: 'multiple' };
const receiver = { id: '501', total: '62000', iva: '0', base_iva: '0', fee: '0' };

describe('a split that breaks the rules is refused with the provider’s texts', () => {
  test.each([
    ['a sum below the amount', [{ ...receiver, total: '61999' }], /no concuerda con el monto total\.$/],
    ['a sum above it', [receiver, { ...receiver, id: '502', total: '1' }], /no concuerda con el monto total/],
    ['an unknown receiver', [{ ...receiver, id: 'tienda' }], /receiver tienda no existe/],
    [
      'IVA that does not add up',
      [{ ...receiver, iva: '9000', base_iva: '52000' }],
      /^La suma del iva y base iva no concuerda con el monto total por receiver\.$/,
    ],
    ['a fee above the total', [{ ...receiver, fee: '62001' }], /valores del receiver 501/],
    ['a total that is no number', [{ ...receiver, total: 'mil' }], /valores del receiver 501/],
  ])('%s', async (_name, split_receivers, text) => {
    const { status, body } = await open({ ...split, split_receivers });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      success: false,
      titleResponse: 'Error validando datos',
      textResponse: 'Verifica que los datos enviados seán existentes o correctos',
    });
    const texts = body.data.errors.map((error: { errorMessage: string }) => error.errorMessage);
    expect(texts.some((one: string) => text.test(one))).toBe(true);
    expect(body.data.totalErrors).toBe(texts.length);
  });

  test('IVA that adds up is accepted, as is none', async () => {
    const withTax = { ...receiver, iva: '9899', base_iva: '52101' };
    expect((await open({ ...split, split_receivers: [withTax] })).status).toBe(200);
    expect((await open({ ...split, split_receivers: [receiver] })).status).toBe(200);
  });

  test('a rule without receivers is refused, a split in a shape that is not read is ignored', async () => {
    expect((await open(split)).status).toBe(400);
    const ignored = await open({ splitpayment: 'true', split_receivers: JSON.stringify([receiver]) });
    expect(ignored.status).toBe(200);
  });
});

test.each([
  ['amount', { amount: '0' }],
  ['amount', { amount: '62000.50' }],
  ['currency', { currency: 'eur' }],
  ['invoice', { invoice: '' }],
  ['confirmation', { confirmation: '/api' }],
])('a checkout with a wrong %s is refused', async (name, changes) => {
  const { status, body } = await open(changes);
  expect(status).toBe(400);
  expect(body.data.errors[0].errorMessage).toContain(`field ${name}`);
});

test('another public key opens nothing', async () => {
  expect((await open({}, 'otra')).status).toBe(401);
});

test('a session without its fields is refused in the documented shape', async () => {
  const { status, body } = await post('/payment/session/create', { name: 'x' }, await bearer());
  expect(status).toBe(400);
  expect(body).toMatchObject({
    success: false,
    titleResponse: 'Error',
    textResponse: 'Some fields are required, please correct the errors and try again',
    lastAction: 'validation data',
  });
  expect(body.data.errors).toContainEqual({ codError: 500, errorMessage: 'field country is required' });
  expect(body.data.totalErrors).toBe(body.data.errors.length);
});

test('only the right keys log in, only their token asks', async () => {
  expect((await post('/login', undefined, 'Basic eDp5')).status).toBe(401);
  expect((await post('/login')).status).toBe(401);
  for (const path of [
    '/payment/session/create',
    '/payment/transaction',
    '/transaction/detail',
    '/transaction',
  ]) {
    expect((await post(path, {}, 'Bearer 9999999999.00')).status).toBe(401);
    expect((await post(path, {}, `Bearer 9999999999.${'0'.repeat(64)}`)).status).toBe(401);
  }
});

test('the public look-up has the documented fields', async () => {
  const made = await createTransaction(app, { invoice: '200002', amount: 62_000 });
  const reply = await app.inject(`${EMULATOR_PATH}/validation/v1/reference/${made.responseReference}`);
  expect(reply.json()).toMatchObject({
    success: true,
    data: {
      x_cust_id_cliente: 900_001,
      x_ref_payco: Number(made.reference),
      x_id_factura: '200002',
      x_id_invoice: '200002',
      x_extra1: '200002',
      x_amount: 62_000,
      x_currency_code: 'COP',
      x_cod_response: 1,
      x_cod_transaction_state: 1,
      x_response: 'Aceptada',
      x_franchise: 'VS',
      x_test_request: 'TRUE',
      x_signature: expect.stringMatching(/^[0-9a-f]{64}$/),
      x_fecha_transaccion: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    },
  });
  const unknown = await app.inject(`${EMULATOR_PATH}/validation/v1/reference/${'0'.repeat(24)}`);
  expect(unknown.json()).toMatchObject({ success: false, status: false });
});

test('the look-ups by number, by invoice and by page have the documented fields', async () => {
  const made = await createTransaction(app, { invoice: '200003', amount: 7_000, method: 'pse' });
  const token = await bearer();
  const referencePayco = Number(made.reference);
  const short = await post('/payment/transaction', { referencePayco }, token);
  expect(short.body.data.transaction).toMatchObject({
    refPayco: referencePayco,
    status: 'Pendiente',
    codeResponse: 3,
    extra1: '200003',
  });
  const detail = await post('/transaction/detail', { filter: { referencePayco } }, token);
  expect(detail.body.data).toMatchObject({ referencePayco, bill: '200003', log: { x_franchise: 'PSE' } });
  const byInvoice = await post('/transaction/detail', { filter: { referenceClient: '200003' } }, token);
  expect(byInvoice.body.data).toMatchObject([{ referencePayco, referenceClient: '200003', amount: 7_000 }]);
  const page = await post('/transaction', { pagination: { page: 1, limit: 1 } }, token);
  expect(page.body.data).toMatchObject({
    pagination: { limit: 1, page: 1, totalCount: expect.any(Number) },
    data: [{ referencePayco, status: 'Pendiente', test: true }],
  });
  const unknown = await post('/transaction/detail', { filter: { referencePayco: 1 } }, token);
  expect(unknown.body.success).toBe(false);
});
