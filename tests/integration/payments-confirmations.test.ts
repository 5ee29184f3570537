import { afterAll, beforeAll, expect, test } from 'vitest';
import { query, queryOne, sql } from '../../src/server/db/sql.ts';
import { checkLedger } from '../../src/server/modules/books/check.service.ts';
import { handleOpenNotices } from '../../src/server/modules/orders/payments/payments.jobs.ts';
import { confirmPending, createTransaction, payWithCard, payWithPse } from '../support/epayco-emulator.ts';
import {
  buyOnline,
  noticesHandled,
  openCheckout,
  openPaymentShop,
  type PaymentShop,
  sendNotice,
  signedNotice,
  truthOf,
} from '../support/payment-shop.ts';

let shop: PaymentShop;

beforeAll(async () => {
  shop = await openPaymentShop();
});
afterAll(async () => {
  expect(await checkLedger(shop.context)).toEqual([]);
  await shop.end();
});

async function forgeries() {
  const rows = await query<{ reason: string }>(shop.db, sql`select reason from payment_forgery order by id`);
  return rows.map(({ reason }) => reason);
}

async function acceptedPayment() {
  const order = await buyOnline(shop);
  const { reference } = await payWithCard(shop.app, await openCheckout(shop, order));
  return { order, facts: { reference, invoice: order.number, amount: order.total, state: 1 } };
}

test('a confirmation is understood as a form, as JSON and in the address', async () => {
  const url = '/api/pagos/epayco/confirmacion';
  const sends = [
    (fields: Record<string, string>) => sendNotice(shop, fields),
    (fields: Record<string, string>) => sendNotice(shop, fields, { method: 'GET' }),
    async (fields: Record<string, string>) =>
      (await shop.app.inject({ method: 'POST', url, payload: fields })).statusCode,
  ];
  for (const send of sends) {
    const { order, facts } = await acceptedPayment();
    expect(await send(signedNotice(shop, facts))).toBe(200);
    await noticesHandled(shop);
    expect(await truthOf(shop, order)).toMatchObject({ state: 'paid' });
  }
});

test('what does not prove that it comes from the provider is refused and kept', async () => {
  const { order, facts } = await acceptedPayment();
  const valid = signedNotice(shop, facts);
  const forged = [
    { ...valid, x_amount: '1.00' },
    { ...valid, x_signature: 'f'.repeat(64) },
    { ...valid, x_cust_id_cliente: '42' },
    { ...valid, x_signature: '' },
    {},
    { x_ref_payco: '\0', x_signature: '\uD800' },
    // Cut in the middle of a character.
    { x_ref_payco: `${'a'.repeat(1_999)}😀`, [`${'b'.repeat(99)}😀`]: 'c' },
  ];
  for (const fields of forged) expect(await sendNotice(shop, fields as Record<string, string>)).toBe(400);
  expect(await forgeries()).toEqual([
    'forged',
    'forged',
    'foreign-merchant',
    'malformed',
    'malformed',
    'malformed',
    'malformed',
  ]);
  expect(await truthOf(shop, order)).toMatchObject({ state: 'waiting', outcomes: [] });
});

test('a signature that was copied cannot change state or order', async () => {
  const rejected = await buyOnline(shop);
  const victim = await buyOnline(shop);
  const payment = { invoice: String(rejected.number), amount: rejected.total, state: 2 };
  const { reference } = await createTransaction(shop.app, payment);
  const facts = { reference, invoice: rejected.number, amount: rejected.total };
  // Neither is covered by the signature.
  await sendNotice(shop, signedNotice(shop, { ...facts, state: 1 }));
  await sendNotice(shop, signedNotice(shop, { ...facts, invoice: victim.number, state: 1 }));
  await sendNotice(shop, signedNotice(shop, { ...facts, state: 6 }));
  await noticesHandled(shop);
  expect(await truthOf(shop, rejected)).toMatchObject({ state: 'waiting', outcomes: ['failed'] });
  expect(await truthOf(shop, victim)).toMatchObject({ state: 'waiting', outcomes: [] });
});

test('an approval the provider does not know of yet is asked for again', async () => {
  const order = await buyOnline(shop);
  await openCheckout(shop, order);
  const facts = { reference: '987654321', invoice: order.number, amount: order.total, state: 1 };
  expect(await sendNotice(shop, signedNotice(shop, facts))).toBe(200);
  await noticesHandled(shop);
  const open = await queryOne(
    shop.db,
    sql`select verdict, attempts, handled_at from payment_notice where reference = '987654321'`,
  );
  expect(open).toEqual({ verdict: 'unknown-to-provider', attempts: 1, handledAt: null });
  expect(await truthOf(shop, order)).toMatchObject({ state: 'waiting' });
  // With growing pauses, and for some days only.
  for (let hours = 0; hours < 120; hours += 2) {
    shop.passMinutes(120);
    await handleOpenNotices(shop.context);
  }
  const given = await queryOne<{ attempts: number; handledAt: Date }>(
    shop.db,
    sql`select attempts, handled_at from payment_notice where reference = '987654321'`,
  );
  expect(given?.handledAt).not.toBeNull();
  expect(given?.attempts).toBe(24);
});

test('an approval about which the provider still says pending is asked for again', async () => {
  const order = await buyOnline(shop);
  const { reference } = await payWithPse(shop.app, await openCheckout(shop, order));
  const facts = { reference, invoice: order.number, amount: order.total, state: 1 };
  expect(await sendNotice(shop, signedNotice(shop, facts))).toBe(200);
  await noticesHandled(shop);
  const notice = sql`select verdict, handled_at from payment_notice where reference = ${reference}`;
  expect(await queryOne(shop.db, notice)).toEqual({ verdict: 'provider-says-3', handledAt: null });
  await confirmPending(shop.app, reference);
  shop.passMinutes(2);
  await handleOpenNotices(shop.context);
  expect(await truthOf(shop, order)).toMatchObject({ state: 'paid' });
});

test('a reversal about which the provider still says accepted is asked for again', async () => {
  const { order, facts } = await acceptedPayment();
  expect(await sendNotice(shop, signedNotice(shop, facts))).toBe(200);
  await noticesHandled(shop);
  const reversed = { ...facts, state: 6 };
  expect(await sendNotice(shop, signedNotice(shop, reversed))).toBe(200);
  await noticesHandled(shop);
  const notice = sql`select verdict, handled_at from payment_notice
    where reference = ${facts.reference} and state = 6`;
  expect(await queryOne(shop.db, notice)).toEqual({ verdict: 'provider-says-1', handledAt: null });
  expect(await truthOf(shop, order)).toMatchObject({ state: 'paid' });
  await confirmPending(shop.app, facts.reference, 6);
  shop.passMinutes(2);
  await handleOpenNotices(shop.context);
  expect(await truthOf(shop, order)).toMatchObject({ state: 'reversed' });
  expect(await queryOne(shop.db, notice)).toEqual({ verdict: 'reversed', handledAt: expect.any(Date) });
});

test('a reversal that the provider never owns to is asked about for some days, and changes nothing', async () => {
  const { order, facts } = await acceptedPayment();
  expect(await sendNotice(shop, signedNotice(shop, { ...facts, state: 6 }))).toBe(200);
  await noticesHandled(shop);
  for (let hours = 0; hours < 120; hours += 2) {
    shop.passMinutes(120);
    await handleOpenNotices(shop.context);
  }
  expect(
    await queryOne(
      shop.db,
      sql`select verdict, attempts, handled_at from payment_notice where reference = ${facts.reference} and state = 6`,
    ),
  ).toEqual({ verdict: 'provider-says-1', attempts: 24, handledAt: expect.any(Date) });
  expect(await truthOf(shop, order)).toMatchObject({ state: 'paid' });
});

test('the same confirmation a hundred times at once pays once', async () => {
  const { order, facts } = await acceptedPayment();
  const fields = signedNotice(shop, facts);
  const replies = await Promise.all(Array.from({ length: 100 }, () => sendNotice(shop, fields)));
  expect(new Set(replies)).toEqual(new Set([200]));
  await noticesHandled(shop);
  expect(await truthOf(shop, order)).toMatchObject({
    state: 'paid',
    outcomes: ['paid'],
    posted: ['payment', 'sale', 'sale', 'split', 'split'],
    mails: ['order-confirmation', 'seller-new-order', 'seller-new-order'],
  });
  const notice = await queryOne(
    shop.db,
    sql`select times from payment_notice where reference = ${facts.reference} and state = 1`,
  );
  expect(notice).toEqual({ times: 100 });
});

test('a flood of forgeries fills no table, and one address is slowed down', async () => {
  const kept = (await forgeries()).length;
  const bad = {
    x_ref_payco: '1',
    x_transaction_id: '1',
    x_amount: '1',
    x_currency_code: 'COP',
    x_signature: 'x',
  };
  for (let round = 0; round < 11; round++)
    await Promise.all(Array.from({ length: 100 }, () => sendNotice(shop, bad)));
  const more = (await forgeries()).length - kept;
  expect(more).toBeGreaterThanOrEqual(1_000 - kept);
  // Those that arrive at once may pass the limit by their number.
  expect(more).toBeLessThan(1_100);
  const statuses = new Set<number>();
  for (let count = 0; count < 601; count++) {
    const url = '/api/pagos/epayco/confirmacion?x_ref_payco=1';
    statuses.add((await shop.app.inject({ url, remoteAddress: '10.99.0.1' })).statusCode);
  }
  expect(statuses).toEqual(new Set([400, 429]));
  const url = '/api/pagos/epayco/confirmacion';
  const large = await shop.app.inject({ method: 'POST', url, payload: { x: 'y'.repeat(70_000) } });
  expect(large.statusCode).toBe(413);
});
