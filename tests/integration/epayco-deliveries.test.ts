import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPaymentProvider } from '../../src/server/adapters/payment/create-payment-provider.ts';
import type { Context } from '../../src/server/context.ts';
import { approveDuePayments, type Deliver } from '../../src/server/emulators/epayco/deliver-confirmations.ts';
import { NO_SWITCHES } from '../../src/server/emulators/epayco/emulator-switches.ts';
import {
  confirmPending,
  createTransaction,
  deliverConfirmations,
  setSwitches,
} from '../support/epayco-emulator.ts';
import { createTestServer, type TestServer } from '../support/server.ts';

type Sent = Parameters<Deliver>[0];

let server: TestServer;
let context: Context;
let now = new Date('2026-05-04T15:00:00Z');
let sent: Sent[] = [];
let invoice = 300_000;

beforeAll(async () => {
  server = await createTestServer();
  // The server's own clock: the routes read it from the same object.
  server.context.now = () => now;
  context = server.context;
});
afterAll(() => server.end());
beforeEach(async () => {
  await setSwitches(server.app, NO_SWITCHES);
  // Confirmations of other tests are taken away.
  wait(100_000);
  await round();
  sent = [];
});

function wait(seconds: number): void {
  now = new Date(now.getTime() + seconds * 1_000);
}

/** One round of deliveries to a shop that answers `status`. */
function round(status = 200) {
  return deliverConfirmations(context, async (confirmation) => {
    sent.push(confirmation);
    return status;
  });
}

function create(changes: object = {}) {
  return createTransaction(server.app, { invoice: ++invoice, amount: 62_000, ...changes });
}

function read(index = 0) {
  const provider = createPaymentProvider(server.context.config);
  return provider?.readConfirmation(sent[index]?.fields ?? {});
}

const states = () => sent.map(({ fields }) => Number(fields.x_cod_transaction_state));

test('a confirmation is signed, complete and read by the adapter', async () => {
  const made = await create();
  await round();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    url: 'http://localhost:3000/api/pagos/epayco/confirmacion',
    method: 'POST',
    fields: { x_amount: '62000.00', x_cust_id_cliente: '900001', x_extra1: String(invoice) },
  });
  expect(read()).toMatchObject({
    ok: true,
    value: {
      reference: made.reference,
      invoice: String(invoice),
      amountPesos: 62_000,
      state: 1,
      isTest: true,
    },
  });
});

test('it comes again with growing pauses until the answer is 200', async () => {
  await create();
  for (const [status, seconds] of [
    [500, 5],
    [404, 15],
    [302, 60],
    [201, 300],
    [503, 900],
    [400, 3_600],
    [500, 3_600],
  ] as const) {
    expect(await round(status)).toMatchObject([{ status }]);
    wait(seconds - 1);
    expect(await round(status)).toEqual([]);
    wait(1);
  }
  expect(await round(200)).toMatchObject([{ status: 200 }]);
  wait(100_000);
  expect(await round(200)).toEqual([]);
  expect(sent).toHaveLength(8);
});

test('a shop that does not answer is asked again', async () => {
  const made = await create();
  const nobody = await deliverConfirmations(context, () => Promise.reject(new Error('ECONNREFUSED')));
  expect(nobody).toEqual([{ reference: Number(made.reference), state: 1, status: null }]);
  wait(5);
  expect(await round()).toHaveLength(1);
});

test('every change of a payment is confirmed as it was then; the same state again is none', async () => {
  const { reference } = await create({ method: 'pse' });
  await confirmPending(server.app, reference, 3);
  await confirmPending(server.app, reference, 1);
  await confirmPending(server.app, reference, 1);
  await confirmPending(server.app, reference, 6);
  await round();
  expect(states()).toEqual([3, 1, 6]);
});

test('doubled: each comes twice', async () => {
  await setSwitches(server.app, { doubled: true });
  await create();
  await round();
  expect(states()).toEqual([1, 1]);
  expect(sent[0]?.fields).toEqual(sent[1]?.fields);
});

test('missing: none comes, but the look-ups know of the payment', async () => {
  await setSwitches(server.app, { missing: true });
  await create();
  expect(await round()).toEqual([]);
});

test('late: it comes after the delay', async () => {
  await setSwitches(server.app, { lateSeconds: 90 });
  await create();
  wait(89);
  expect(await round()).toEqual([]);
  wait(1);
  expect(await round()).toHaveLength(1);
});

test('reordered: that of the pending payment comes last', async () => {
  await setSwitches(server.app, { reordered: true });
  const { reference } = await create({ method: 'pse' });
  expect(await round()).toEqual([]);
  await confirmPending(server.app, reference, 1);
  await round();
  expect(states()).toEqual([1, 3]);
});

test('forged: the adapter refuses it', async () => {
  await setSwitches(server.app, { forged: true });
  await create();
  await round();
  expect(read()).toEqual({ ok: false, reason: 'forged' });
});

test('wrongAmount: the amount differs and is signed', async () => {
  await setSwitches(server.app, { wrongAmount: true });
  await create();
  await round();
  expect(read()).toMatchObject({ ok: true, value: { amountPesos: 61_000 } });
});

test('pseApprovalSeconds: a PSE payment is approved by itself, cash is not', async () => {
  await setSwitches(server.app, { pseApprovalSeconds: 30 });
  await create({ method: 'pse' });
  await create({ method: 'efectivo' });
  wait(29);
  await approveDuePayments(context);
  await round();
  expect(states()).toEqual([3, 3]);
  wait(1);
  await approveDuePayments(context);
  await round();
  expect(states()).toEqual([3, 3, 1]);
  expect(sent[2]?.fields.x_franchise).toBe('PSE');
});

test('two rounds at the same moment deliver each confirmation once', async () => {
  for (let index = 0; index < 10; index++) await create();
  await Promise.all([round(), round(), round()]);
  const references = sent.map(({ fields }) => fields.x_ref_payco);
  expect(new Set(references).size).toBe(10);
  expect(references).toHaveLength(10);
});
