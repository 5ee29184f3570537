import { afterEach, describe, expect, test } from 'vitest';
import { ProviderUnavailable } from '../../src/server/adapters/payment/payment-provider.ts';
import { paymentRequest } from '../support/epayco-config.ts';
import { startEpaycoService } from '../support/epayco-service.ts';

let service: Awaited<ReturnType<typeof startEpaycoService>>;
afterEach(() => service.stop());

const start = async (answers: Parameters<typeof startEpaycoService>[0]) => {
  service = await startEpaycoService(answers);
  return service.provider({ checkout: 'session' });
};

const HASH = '68fb83729d094878e015be00';
const VALIDATION = `/validation/v1/reference/${HASH}`;
const SESSION = '/payment/session/create';
const DETAIL = '/transaction/detail';

const fields = {
  x_cust_id_cliente: 11736,
  x_ref_payco: 2057000,
  x_id_invoice: '100123',
  x_amount: 62000,
  x_currency_code: 'COP',
  x_cod_transaction_state: 1,
  x_transaction_id: '144',
  x_test_request: 'FALSE',
};

describe('a session', () => {
  const created = { success: true, data: { sessionId: '69000901be39d0eb1d172be5', token: 't' } };

  test('is asked for with every field', async () => {
    const provider = await start({ [SESSION]: { body: created } });
    expect(await provider.startPayment(paymentRequest)).toEqual({
      ok: true,
      value: {
        kind: 'session',
        scriptUrl: 'https://checkout.epayco.co/checkout-v2.js',
        sessionId: '69000901be39d0eb1d172be5',
        isTest: false,
      },
    });
    const [login, session] = service.calls;
    expect(login).toMatchObject({ method: 'POST', path: '/login', body: null });
    expect(login?.authorization).toBe('Basic bGxhdmUtcHVibGljYTpsbGF2ZS1wcml2YWRh');
    expect(session).toMatchObject({ method: 'POST', path: SESSION, authorization: 'Bearer ficha-1' });
    expect(session?.body).toEqual({
      checkout_version: '2',
      name: 'Pedido 100123',
      description: 'Compra en Plazuela pedido 100123',
      invoice: '100123',
      currency: 'COP',
      amount: 62_000,
      taxBase: 0,
      tax: 0,
      taxIco: 0,
      country: 'CO',
      lang: 'ES',
      ip: '190.24.1.7',
      test: false,
      response: 'https://plazuela.example/response-compra',
      confirmation: 'https://plazuela.example/api/pagos/epayco/confirmacion',
      method: 'POST',
      billing: {
        email: 'ana@example.com',
        name: 'Ana María Ruiz',
        address: 'Calle 72 # 10-07, Bogotá',
        typeDoc: 'CE',
        numberDoc: '123456',
        callingCode: '+57',
        mobilePhone: '3001234567',
      },
      extras: { extra1: '100123' },
      methodsDisable: [],
      autoClick: false,
      noRedirectOnClose: true,
      forceResponse: false,
      uniqueTransactionPerBill: false,
      dues: 1,
      config: {},
      splitPayment: {
        type: 'amount',
        receivers: [
          { merchantId: 501, amount: 30_000, taxBase: 0, tax: 0, fee: 3_000 },
          { merchantId: 502, amount: 20_000, taxBase: 0, tax: 0, fee: 1_500 },
          { merchantId: 11736, amount: 12_000, taxBase: 0, tax: 0, fee: 0 },
        ],
      },
    });
  });

  test.each([
    ['::ffff:190.24.1.7', '190.24.1.7'],
    ['2800:e2::1', '127.0.0.1'],
  ])('of a payer at %s says %s', async (payerAddress, ip) => {
    const provider = await start({ [SESSION]: { body: created } });
    await provider.startPayment({ ...paymentRequest, payerAddress });
    expect(service.calls.at(-1)?.body).toMatchObject({ ip });
  });

  const errors = [{ codError: 500, errorMessage: 'field country is required' }];
  test.each([
    ['HTTP 200', 200, { success: false, data: { totalErrors: 1, errors } }],
    ['HTTP 400', 400, { success: false, data: { totalErrors: 1, errors } }],
    ['the other shape', 200, { success: false, data: { error: { errores: errors } } }],
    ['a text alone', 200, { success: false, textResponse: 'field country is required' }],
  ])('refused by %s is a value with the provider’s texts', async (_name, status, body) => {
    const provider = await start({ [SESSION]: { status, body } });
    expect(await provider.startPayment(paymentRequest)).toEqual({
      ok: false,
      reason: 'payment-refused-by-provider',
      details: ['field country is required'],
    });
  });
});

describe('the token', () => {
  test('is kept for 14 minutes', async () => {
    let now = 0;
    await start({ [SESSION]: { body: { success: true, data: { sessionId: 'a' } } } });
    const provider = service.provider({ checkout: 'session' }, () => now);
    const logins = () => service.calls.filter(({ path }) => path === '/login').length;
    await Promise.all([provider.startPayment(paymentRequest), provider.startPayment(paymentRequest)]);
    now = 14 * 60_000 - 1;
    await provider.startPayment(paymentRequest);
    expect(logins()).toBe(1);
    now = 14 * 60_000;
    await provider.startPayment(paymentRequest);
    expect(logins()).toBe(2);
  });

  test('is renewed once when it is refused', async () => {
    const provider = await start({
      [DETAIL]: (count) => (count === 1 ? { status: 401, body: {} } : { body: { success: true, data: [] } }),
    });
    expect(await provider.listTransactionsOfOrder(100_123)).toEqual([]);
    const paths = service.calls.map(({ path }) => path);
    expect(paths).toEqual(['/login', DETAIL, '/login', DETAIL]);
  });

  test('that nobody gives is an outage, and asked for again the next time', async () => {
    const provider = await start({ '/login': { status: 401, body: { error: 'Invalid client' } } });
    await expect(provider.listTransactions(1)).rejects.toThrow(ProviderUnavailable);
    await expect(provider.listTransactions(1)).rejects.toThrow('refused the keys');
    expect(service.calls).toHaveLength(2);
  });
});

describe('the public look-up', () => {
  test('is asked twice before a reference is unknown', async () => {
    const found = { success: true, data: fields };
    const unknown = { status: false, message: 'not found' };
    const provider = await start({ [VALIDATION]: (count) => ({ body: count === 1 ? unknown : found }) });
    expect(await provider.findTransaction({ responseReference: HASH })).toMatchObject({
      reference: '2057000',
      amountPesos: 62_000,
      state: 1,
      receivers: null,
    });
    expect(service.calls).toHaveLength(2);
  });

  test('that knows nothing twice gives null', async () => {
    const provider = await start({ [VALIDATION]: { body: { success: false, text_response: 'no' } } });
    expect(await provider.findTransaction({ responseReference: HASH })).toBeNull();
  });

  test('of another merchant’s transaction gives null', async () => {
    const provider = await start({
      [VALIDATION]: { body: { success: true, data: { ...fields, x_cust_id_cliente: 1 } } },
    });
    expect(await provider.findTransaction({ responseReference: HASH })).toBeNull();
  });

  test.each(['', 'undefined', '../../login', `${HASH}0`, 'x'.repeat(24), '0'])(
    'is not asked for %j',
    async (responseReference) => {
      const provider = await start({});
      expect(await provider.findTransaction({ responseReference })).toBeNull();
      expect(service.calls).toEqual([]);
    },
  );
});

describe('the authenticated look-up', () => {
  const detail = {
    referencePayco: 2057000,
    bill: '100123',
    amount: 62000,
    currency: 'COP',
    status: 'Reversada',
    test: false,
    response: 'Aprobada',
    log: { ...fields, x_cod_transaction_state: 1 },
  };

  test('tells the present state, not what was last logged', async () => {
    const provider = await start({ [DETAIL]: { body: { success: true, data: detail } } });
    expect(await provider.findTransaction({ reference: '2057000' })).toMatchObject({
      state: 6,
      invoice: '100123',
      transactionId: '144',
      receivers: null,
    });
    expect(service.calls.at(-1)?.body).toEqual({ filter: { referencePayco: 2057000 } });
  });

  test.each([
    ['splitPayment', { splitPayment: { receivers: [{ merchantId: 501, amount: 100, fee: 10 }] } }],
    ['split_receivers', { split_receivers: [{ id: '501', total: '100.00', fee: '10' }] }],
  ])('reads the receivers of %s', async (_name, split) => {
    const provider = await start({ [DETAIL]: { body: { success: true, data: { ...detail, ...split } } } });
    expect(await provider.findTransaction({ reference: '2057000' })).toMatchObject({
      receivers: [{ providerId: '501', total: 100, fee: 10 }],
    });
  });

  test('with receivers that cannot be read proves nothing', async () => {
    const splitPayment = { receivers: [{ merchantId: 501, amount: 'mil' }] };
    const provider = await start({
      [DETAIL]: { body: { success: true, data: { ...detail, splitPayment } } },
    });
    expect(await provider.findTransaction({ reference: '2057000' })).toMatchObject({ receivers: null });
  });

  test('of an order gives its own attempts, the newest first', async () => {
    const provider = await start({
      [DETAIL]: {
        body: {
          success: true,
          data: [
            { ...detail, log: { ...fields, x_ref_payco: 1 }, referencePayco: 1, status: 'Rechazada' },
            detail,
            { ...detail, log: { ...fields, x_id_invoice: '1001234' } },
          ],
        },
      },
    });
    const found = await provider.listTransactionsOfOrder(100_123);
    expect(found.map(({ reference, state }) => [reference, state])).toEqual([
      ['2057000', 6],
      ['1', 2],
    ]);
  });

  test('reads pages of short rows', async () => {
    const row = {
      referencePayco: 7,
      referenceClient: '100123',
      amount: 62000,
      status: 'Pendiente',
      test: true,
    };
    const more = { currency: 'COP', transactionDateTime: '2025-10-19 19:51:58', paymentMethod: 'PSE' };
    const provider = await start({
      '/transaction': { body: { success: true, data: { pagination: {}, data: [{ ...row, ...more }] } } },
    });
    expect(await provider.listTransactions(3)).toMatchObject([
      { reference: '7', invoice: '100123', amountPesos: 62_000, state: 3, franchise: 'PSE', isTest: true },
    ]);
    expect(service.calls.at(-1)?.body).toEqual({ pagination: { page: 3, limit: 50 } });
  });

  test('that is refused without a reason to trust is an outage', async () => {
    const provider = await start({ [DETAIL]: { status: 403, body: { success: false } } });
    await expect(provider.findTransaction({ reference: '5' })).rejects.toThrow(ProviderUnavailable);
  });
});

describe.each([
  ['HTML', { body: '<html>Mantenimiento</html>' }],
  ['HTTP 500', { status: 500, body: { success: true, data: fields } }],
  ['HTTP 429', { status: 429, body: {} }],
  ['nothing', { body: '' }],
  ['half of it', { body: '{"success":tr' }],
  ['silence', 'silence' as const],
])('%s as an answer', (_name, answer) => {
  test('is an outage in every call, never a missing payment', async () => {
    const answers = { [VALIDATION]: answer, [SESSION]: answer, [DETAIL]: answer, '/transaction': answer };
    const provider = await start(answers);
    const calls = [
      () => provider.startPayment(paymentRequest),
      () => provider.findTransaction({ responseReference: HASH }),
      () => provider.findTransaction({ reference: '2057000' }),
      () => provider.listTransactionsOfOrder(100_123),
      () => provider.listTransactions(1),
    ];
    for (const call of calls) await expect(call()).rejects.toThrow(ProviderUnavailable);
  });
});

test('JSON of another kind is no transaction', async () => {
  const provider = await start({
    [VALIDATION]: { body: '[]' },
    [DETAIL]: { body: { success: true, data: 7 } },
  });
  expect(await provider.findTransaction({ responseReference: HASH })).toBeNull();
  expect(await provider.findTransaction({ reference: '7' })).toBeNull();
});

test('a service that nobody runs is an outage', async () => {
  const provider = await start({});
  await service.stop();
  await expect(provider.findTransaction({ reference: '7' })).rejects.toThrow(ProviderUnavailable);
  service = await startEpaycoService({});
});
