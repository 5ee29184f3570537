import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createEpaycoProvider } from '../../src/server/adapters/payment/epayco/epayco-provider.ts';
import type { CheckoutStart, PaymentProvider } from '../../src/server/adapters/payment/payment-provider.ts';
import { ProviderUnavailable } from '../../src/server/adapters/payment/payment-provider.ts';
import { EMULATOR_PATH } from '../../src/server/payment-config.ts';
import { paymentRequest } from '../support/epayco-config.ts';
import {
  CARDS,
  confirmPending,
  createPaymentServer,
  createTransaction,
  payWithCard,
  payWithCash,
  payWithPse,
  setSwitches,
} from '../support/epayco-emulator.ts';

let server: Awaited<ReturnType<typeof createPaymentServer>>;
let provider: PaymentProvider;
let orderNumber = 100_000;

beforeAll(async () => {
  server = await createPaymentServer({ EPAYCO_TIMEOUT_MILLIS: '2000' });
  const { paymentProvider } = server.context;
  if (!paymentProvider) throw new Error('No provider');
  provider = paymentProvider;
});
afterAll(() => server.end());
afterEach(() => setSwitches(server.app, { wrongAmount: false, unsplit: false, silentLookups: false }));

const receivers = [
  { providerId: '501', total: 50_000, fee: 5_000 },
  { providerId: '900001', total: 12_000, fee: 0 },
];

/** Of a new order. */
function start(): Promise<CheckoutStart> {
  orderNumber++;
  return startAgain();
}

async function startAgain(): Promise<CheckoutStart> {
  const request = { ...paymentRequest, receivers, orderNumber };
  const started = await provider.startPayment(request);
  if (!started.ok) throw new Error(started.reason);
  return started.value;
}

test.each([
  ['accepted', 1, '00-Aprobada', 'VS'],
  ['rejected', 2, 'Fondos insuficientes', 'VS'],
  ['failed', 4, 'Error de comunicación con el centro de autorizaciones', 'MC'],
  ['pending', 3, 'Transacción pendiente por validación', 'AM'],
] as const)('the test card %s gives state %i', async (card, state, reasonText, franchise) => {
  const paid = await payWithCard(server.app, await start(), card);
  expect(paid.responseUrl).toBe(
    `https://plazuela.example/response-compra?ref_payco=${paid.responseReference}`,
  );
  const found = await provider.findTransaction({ responseReference: paid.responseReference });
  expect(found).toEqual({
    reference: paid.reference,
    transactionId: expect.stringMatching(/^\d{10}$/),
    invoice: String(orderNumber),
    amountPesos: 62_000,
    currency: 'COP',
    state,
    franchise,
    maskedCard: `${CARDS[card].slice(0, 6)}${'*'.repeat(CARDS[card].length - 10)}${CARDS[card].slice(-4)}`,
    approvalCode: state === 1 ? expect.stringMatching(/^[1-9]\d{5}$/) : '000000',
    reasonText,
    happenedAt: expect.stringMatching(/Z$/),
    isTest: true,
    receivers: null,
  });
  const detail = await provider.findTransaction({ reference: paid.reference });
  expect(detail).toEqual({ ...found, receivers });
  expect(await provider.listTransactionsOfOrder(orderNumber)).toEqual([detail]);
});

test('another valid card is rejected with the reason, an invalid one is no payment', async () => {
  const paid = await payWithCard(server.app, await start(), '4111111111111111');
  const found = await provider.findTransaction({ reference: paid.reference });
  expect(found).toMatchObject({ state: 2, reasonText: 'Tarjeta no habilitada en el ambiente de pruebas' });
  await expect(payWithCard(server.app, await start(), '4111111111111112')).rejects.toThrow('422');
  expect(await provider.listTransactionsOfOrder(orderNumber)).toEqual([]);
});

test.each([
  ['PSE', payWithPse],
  ['EF', payWithCash],
])('%s waits until it is confirmed', async (franchise, pay) => {
  const paid = await pay(server.app, await start());
  expect(paid).toMatchObject({ state: 3, franchise });
  await confirmPending(server.app, paid.reference, 1);
  expect(await provider.findTransaction({ reference: paid.reference })).toMatchObject({
    state: 1,
    franchise,
  });
  await confirmPending(server.app, paid.reference, 6);
  expect(await provider.findTransaction({ reference: paid.reference })).toMatchObject({ state: 6 });
});

test('several attempts of one order are listed, the newest first', async () => {
  const first = await payWithCard(server.app, await start(), 'rejected');
  const second = await payWithCard(server.app, await startAgain(), 'accepted');
  const references = (await provider.listTransactionsOfOrder(orderNumber)).map(({ reference }) => reference);
  expect(references).toEqual([second.reference, first.reference]);
  const page = await provider.listTransactions(1);
  expect(page.slice(0, 2).map(({ reference }) => reference)).toEqual(references);
  expect(await provider.listTransactions(99)).toEqual([]);
});

test('an invoice is paid once, even by two cards at the same moment', async () => {
  const checkout = await start();
  const again = await startAgain();
  const attempts = await Promise.allSettled(
    [checkout, again, checkout].map((one) => payWithCard(server.app, one, 'accepted')),
  );
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(payWithCard(server.app, again, 'accepted')).rejects.toThrow('Esta factura ya fue pagada.');
});

test('the session interface pays with the same split', async () => {
  const { epayco } = server.context.config.payments;
  const sessions = createEpaycoProvider({ ...epayco, checkout: 'session' }, { shop: 'Plazuela' });
  const request = { ...paymentRequest, receivers, orderNumber: ++orderNumber };
  const started = await sessions.startPayment(request);
  if (!started.ok) throw new Error(JSON.stringify(started));
  expect(started.value).toMatchObject({ kind: 'session', scriptUrl: '/emulador/epayco/checkout-v2.js' });
  const paid = await payWithCard(server.app, started.value, 'accepted');
  const found = await provider.findTransaction({ reference: paid.reference });
  expect(found).toMatchObject({ invoice: String(orderNumber), amountPesos: 62_000, state: 1, receivers });
});

test('wrong keys are an outage, not a missing payment', async () => {
  const { epayco } = server.context.config.payments;
  const stranger = createEpaycoProvider({ ...epayco, privateKey: 'otra' }, { shop: 'Plazuela' });
  await expect(stranger.listTransactions(1)).rejects.toThrow('refused the keys');
});

describe('switches', () => {
  test('wrongAmount collects less than was asked for', async () => {
    await setSwitches(server.app, { wrongAmount: true });
    const paid = await payWithCard(server.app, await start());
    expect(await provider.findTransaction({ reference: paid.reference })).toMatchObject({
      amountPesos: 61_000,
      state: 1,
    });
  });

  test('unsplit ignores the receivers and says so only in the detail', async () => {
    await setSwitches(server.app, { unsplit: true });
    const paid = await payWithCard(server.app, await start());
    expect(await provider.findTransaction({ reference: paid.reference })).toMatchObject({
      state: 1,
      receivers: [],
    });
  });

  test('silentLookups lets every question run into its time-out', async () => {
    const { responseReference, reference } = await payWithCard(server.app, await start());
    await setSwitches(server.app, { silentLookups: true });
    await expect(provider.findTransaction({ responseReference })).rejects.toThrow(ProviderUnavailable);
    await expect(provider.findTransaction({ reference })).rejects.toThrow(ProviderUnavailable);
    await setSwitches(server.app, { silentLookups: false });
    expect(await provider.findTransaction({ reference })).toMatchObject({ reference });
  });

  test.each([{ unknown: true }, { lateSeconds: -1 }, { doubled: 'yes' }])('%j is refused', async (change) => {
    const reply = await server.app.inject({
      method: 'POST',
      url: `${EMULATOR_PATH}/interruptores`,
      payload: change,
    });
    expect(reply.statusCode).toBe(400);
  });
});

test.each([1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12])('a transaction can be made in state %i', async (state) => {
  const made = await createTransaction(server.app, { invoice: ++orderNumber, amount: 5_000, state });
  expect(await provider.findTransaction({ reference: made.reference })).toMatchObject({
    state,
    invoice: String(orderNumber),
    amountPesos: 5_000,
    receivers: [],
  });
});
