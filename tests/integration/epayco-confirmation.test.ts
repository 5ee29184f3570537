import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createEpaycoProvider } from '../../src/server/adapters/payment/epayco/epayco-provider.ts';
import type { EpaycoConfig } from '../../src/server/payment-config.ts';
import { merchantAccount } from '../support/epayco-config.ts';

// Of '11736^3f0a8c5d1e^2057000^14412345678^62000.00^COP', computed with sha256sum.
const SIGNATURE = 'e74761a3d9df262d353c879d322206f506db0059bd940b3d301e4960f6b378eb';

const confirmation = {
  x_cust_id_cliente: '11736',
  x_ref_payco: '2057000',
  x_id_invoice: '100123',
  x_id_factura: '100123',
  x_amount: '62000.00',
  x_currency_code: 'COP',
  x_transaction_id: '14412345678',
  x_cod_transaction_state: '1',
  x_cod_response: '1',
  x_response_reason_text: '00-Aprobada',
  x_franchise: 'VS',
  x_cardnumber: '457562*******0326',
  x_approval_code: '482910',
  x_transaction_date: '2025-10-19 19:51:58',
  x_test_request: 'FALSE',
  x_signature: SIGNATURE,
};

function read(changes: Record<string, string> = {}, config: Partial<EpaycoConfig> = {}) {
  const provider = createEpaycoProvider({ ...merchantAccount, ...config }, { shop: 'Plazuela' });
  return provider.readConfirmation({ ...confirmation, ...changes });
}

/** A confirmation that the provider has signed with other figures. */
function signed(changes: Record<string, string>): Record<string, string> {
  const fields = { ...confirmation, ...changes };
  const { x_ref_payco, x_transaction_id, x_amount, x_currency_code } = fields;
  const text = `11736^3f0a8c5d1e^${x_ref_payco}^${x_transaction_id}^${x_amount}^${x_currency_code}`;
  return { ...changes, x_signature: createHash('sha256').update(text).digest('hex') };
}

test('a confirmation with the known signature is read whole', () => {
  expect(read()).toEqual({
    ok: true,
    value: {
      reference: '2057000',
      transactionId: '14412345678',
      invoice: '100123',
      amountPesos: 62_000,
      currency: 'COP',
      state: 1,
      franchise: 'VS',
      maskedCard: '457562*******0326',
      approvalCode: '482910',
      reasonText: '00-Aprobada',
      happenedAt: '2025-10-20T00:51:58.000Z',
      isTest: false,
      receivers: null,
    },
  });
  expect(read({ x_signature: SIGNATURE.toUpperCase() }).ok).toBe(true);
});

test.each([
  ['x_amount', '62000'],
  ['x_amount', '1.00'],
  ['x_currency_code', 'USD'],
  ['x_ref_payco', '2057001'],
  ['x_transaction_id', '14412345679'],
  ['x_signature', 'f'.repeat(64)],
  ['x_signature', SIGNATURE.slice(1)],
  ['x_signature', 'ñ'],
])('%s changed to %s is forged', (name, value) => {
  expect(read({ [name]: value })).toEqual({ ok: false, reason: 'forged' });
});

test('what another key has signed is forged', () => {
  expect(read({}, { signingKey: 'otra' })).toEqual({ ok: false, reason: 'forged' });
});

test('another merchant’s confirmation is foreign; without the merchant’s name the signature decides', () => {
  expect(read({ x_cust_id_cliente: '11737' })).toEqual({ ok: false, reason: 'foreign-merchant' });
  expect(read({ x_cust_id_cliente: '' }).ok).toBe(true);
});

test.each(['x_ref_payco', 'x_transaction_id', 'x_amount', 'x_currency_code', 'x_signature'])(
  'without %s it is malformed',
  (name) => {
    expect(read({ [name]: '' })).toEqual({ ok: false, reason: 'malformed' });
  },
);

test('without any invoice it is malformed; either name of the invoice does', () => {
  expect(read({ x_id_invoice: '', x_id_factura: '' })).toEqual({ ok: false, reason: 'malformed' });
  expect(read({ x_id_invoice: '' })).toMatchObject({ ok: true, value: { invoice: '100123' } });
});

test('a test payment counts only for an account in test', () => {
  expect(read({ x_test_request: 'TRUE' })).toEqual({ ok: false, reason: 'test-payment' });
  expect(read({ x_test_request: 'true' })).toEqual({ ok: false, reason: 'test-payment' });
  expect(read({ x_test_request: 'TRUE' }, { isTest: true })).toMatchObject({
    ok: true,
    value: { isTest: true },
  });
});

describe('the state', () => {
  test.each([1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12])('%i is told', (state) => {
    expect(read({ x_cod_transaction_state: String(state), x_cod_response: '4' })).toMatchObject({
      ok: true,
      value: { state },
    });
  });

  test.each(['', '0'])('is x_cod_response’s when x_cod_transaction_state is %j', (state) => {
    expect(read({ x_cod_transaction_state: state, x_cod_response: '2' })).toMatchObject({
      ok: true,
      value: { state: 2 },
    });
  });

  test.each(['5', '13', '-1', '1.0', 'Aceptada', '1e0', '99'])('%s is malformed', (state) => {
    expect(read({ x_cod_transaction_state: state })).toEqual({ ok: false, reason: 'malformed' });
  });

  test('is malformed when nothing tells it', () => {
    const nothing = { x_cod_transaction_state: '0', x_cod_response: '' };
    expect(read(nothing)).toEqual({ ok: false, reason: 'malformed' });
  });
});

describe('the amount', () => {
  test.each([
    ['62000', 62_000],
    ['62000.0', 62_000],
    ['62000.00', 62_000],
    ['0', 0],
    ['62000.50', null],
    ['62000.01', null],
    ['62,000', null],
    ['62.000,00', null],
    ['-62000', null],
    ['6.2e4', null],
    ['0x10', null],
    ['9999999999999', null],
    ['mil', null],
  ])('%s is %s pesos', (text, amountPesos) => {
    expect(read(signed({ x_amount: text }))).toMatchObject({ ok: true, value: { amountPesos } });
  });
});

test.each(['', 'ayer', '2025-13-40 99:99:99', '19/10/2025 19:51:58'])(
  'the moment %j cannot be read',
  (x_transaction_date) => {
    expect(read({ x_transaction_date })).toMatchObject({ ok: true, value: { happenedAt: null } });
  },
);

test('names of object methods are no fields', () => {
  const provider = createEpaycoProvider(merchantAccount, { shop: 'Plazuela' });
  expect(provider.readConfirmation({})).toEqual({ ok: false, reason: 'malformed' });
  expect(read({ x_cod_transaction_state: 'constructor' })).toEqual({ ok: false, reason: 'malformed' });
});
