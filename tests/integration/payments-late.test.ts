import { afterEach, beforeEach, expect, test } from 'vitest';
import { execute, query, sql } from '../../src/server/db/sql.ts';
import { checkLedger } from '../../src/server/modules/books/check.service.ts';
import { expirePayments, runPaymentJobs } from '../../src/server/modules/orders/payments/payments.jobs.ts';
import { startPayment } from '../../src/server/modules/orders/payments/start-payment.service.ts';
import {
  confirmPending,
  createTransaction,
  deliverConfirmations,
  payWithCard,
  payWithPse,
  setSwitches,
} from '../support/epayco-emulator.ts';
import {
  balances,
  buyOnline,
  noticesHandled,
  type OnlineOrder,
  openCheckout,
  openPaymentShop,
  type PaymentShop,
  truthOf,
} from '../support/payment-shop.ts';

let shop: PaymentShop;

beforeEach(async () => {
  shop = await openPaymentShop();
});
afterEach(async () => {
  expect(await checkLedger(shop.context)).toEqual([]);
  await shop.end();
});

async function confirm() {
  await deliverConfirmations(shop.context);
  await noticesHandled(shop);
}

function start({ number }: OnlineOrder) {
  return startPayment(shop.context, { orderNumber: number, payerAddress: '127.0.0.1' });
}

async function sellOut({ productIds }: OnlineOrder) {
  await execute(
    shop.db,
    sql`update stock set on_hand = 0 where product_id = any(${productIds.slice(1)}::int[])`,
  );
}

/** The provider refuses to take an invoice twice; what it has taken nevertheless is told like any payment. */
async function approveUnseen(reference: string) {
  await execute(
    shop.db,
    sql`update epayco_emulator.payment set state = 1 where reference = ${Number(reference)}`,
  );
}

async function payWronglyAndRightly(order: OnlineOrder): Promise<[string, string]> {
  const checkout = await openCheckout(shop, order);
  await setSwitches(shop.app, { wrongAmount: true });
  const wrong = await payWithPse(shop.app, checkout);
  await setSwitches(shop.app, { wrongAmount: false });
  const right = await payWithPse(shop.app, checkout);
  return [wrong.reference, right.reference];
}

async function refundsOf({ number }: OnlineOrder) {
  const refunds = await query<{ kind: string; cause: string; amount: number }>(
    shop.db,
    sql`select kind, cause, amount from refund where order_number = ${number} order by id`,
  );
  return refunds;
}

test('an order that is not paid in 30 minutes gives its goods back, and its buyer learns it once', async () => {
  const order = await buyOnline(shop);
  await openCheckout(shop, order);
  shop.passMinutes(29);
  expect(await expirePayments(shop.context)).toBe(0);
  shop.passMinutes(2);
  await Promise.all([expirePayments(shop.context), expirePayments(shop.context)]);
  expect(await truthOf(shop, order)).toMatchObject({
    state: 'expired',
    statuses: [32, 32],
    stock: [5, 5],
    mails: ['payment-expired'],
    posted: [],
  });
  expect(await expirePayments(shop.context)).toBe(0);
});

test('opening the payment again takes the goods again, within a day and while there are some', async () => {
  const order = await buyOnline(shop);
  shop.passMinutes(31);
  await expirePayments(shop.context);
  await payWithCard(shop.app, await openCheckout(shop, order));
  expect(await truthOf(shop, order)).toMatchObject({ state: 'waiting', statuses: [33, 33], stock: [4, 4] });
  await confirm();
  expect(await truthOf(shop, order)).toMatchObject({ state: 'paid', statuses: [19, 19], stock: [4, 4] });
  expect(await start(order)).toMatchObject({ ok: false, reason: 'payment-not-open' });

  const soldOut = await buyOnline(shop);
  shop.passMinutes(31);
  await expirePayments(shop.context);
  await sellOut(soldOut);
  expect(await start(soldOut)).toMatchObject({ ok: false, reason: 'payment-stock-gone' });
  expect(await truthOf(shop, soldOut)).toMatchObject({ state: 'expired', stock: [5, 0] });

  const old = await buyOnline(shop);
  shop.passMinutes(24 * 60 + 1);
  await expirePayments(shop.context);
  expect(await start(old)).toMatchObject({ ok: false, reason: 'payment-not-open' });
});

test('an approval after expiry takes the goods again, or is owed back when they are gone', async () => {
  const [lucky, unlucky] = [await buyOnline(shop), await buyOnline(shop)];
  const payments = [];
  for (const order of [lucky, unlucky]) {
    await openCheckout(shop, order);
    const payment = { invoice: String(order.number), amount: order.total, state: 8 };
    payments.push(await createTransaction(shop.app, payment));
  }
  await confirm();
  shop.passMinutes(31);
  await expirePayments(shop.context);
  await sellOut(unlucky);
  for (const { reference } of payments) await confirmPending(shop.app, reference);
  await confirm();
  expect(await truthOf(shop, lucky)).toMatchObject({ state: 'paid', statuses: [19, 19], stock: [4, 4] });
  expect(await truthOf(shop, unlucky)).toMatchObject({
    state: 'expired',
    statuses: [32, 32],
    stock: [5, 0],
    outcomes: ['refund-due'],
  });
  expect(await refundsOf(unlucky)).toEqual([{ kind: 'payment', cause: 'late', amount: unlucky.total }]);
  expect(await balances(shop)).toMatchObject({ buyer_clearing: 0, refunds: unlucky.total });
});

test('an approval after expiry takes no goods of which fewer are left than were bought', async () => {
  const order = await buyOnline(shop, { quantity: 2 });
  const payment = { invoice: String(order.number), amount: order.total, state: 8 };
  const { reference } = await createTransaction(shop.app, payment);
  shop.passMinutes(31);
  await expirePayments(shop.context);
  await execute(shop.db, sql`update stock set on_hand = 1 where product_id = ${order.productIds[1]}`);
  await confirmPending(shop.app, reference);
  await confirm();
  expect(await truthOf(shop, order)).toMatchObject({
    state: 'expired',
    stock: [5, 1],
    outcomes: ['refund-due'],
  });
  expect(await refundsOf(order)).toEqual([{ kind: 'payment', cause: 'late', amount: order.total }]);
});

test('who pays the same order twice gets the second payment back', async () => {
  const order = await buyOnline(shop);
  const checkout = await openCheckout(shop, order);
  const first = await payWithPse(shop.app, checkout);
  const second = await payWithPse(shop.app, checkout);
  await confirmPending(shop.app, first.reference);
  await approveUnseen(second.reference);
  await confirm();
  await runPaymentJobs(shop.context);
  shop.passMinutes(5);
  await runPaymentJobs(shop.context);
  const { outcomes, state } = await truthOf(shop, order);
  expect({ outcomes, state }).toEqual({ outcomes: ['paid', 'refund-due'], state: 'paid' });
  expect(await refundsOf(order)).toEqual([{ kind: 'payment', cause: 'duplicate', amount: order.total }]);
});

test('another amount pays nothing, and is owed back', async () => {
  const order = await buyOnline(shop);
  const [wrong, right] = await payWronglyAndRightly(order);
  await confirmPending(shop.app, wrong);
  await confirm();
  expect(await truthOf(shop, order)).toMatchObject({ state: 'waiting', outcomes: ['refund-due', 'waiting'] });
  expect(await refundsOf(order)).toEqual([
    { kind: 'payment', cause: 'amount-differs', amount: order.total - 1_000 },
  ]);
  await approveUnseen(right);
  shop.passMinutes(5);
  await runPaymentJobs(shop.context);
  expect(await truthOf(shop, order)).toMatchObject({ state: 'paid', outcomes: ['paid', 'refund-due'] });
  // Taken back by the provider it is not owed any more, and the sale stays.
  await confirmPending(shop.app, wrong, 6);
  await confirm();
  expect(await truthOf(shop, order)).toMatchObject({ state: 'paid', outcomes: ['paid', 'refund-due'] });
  expect(await balances(shop)).toMatchObject({ refunds: 0, buyer_clearing: 0 });
});

test('a payment in dollars pays nothing, and no peso of it is booked', async () => {
  const order = await buyOnline(shop);
  const { reference } = await payWithPse(shop.app, await openCheckout(shop, order));
  const dollars = sql`update epayco_emulator.checkout
    set payment_order = jsonb_set(payment_order, '{currency}', '"USD"')
    where id = (select checkout_id from epayco_emulator.payment where reference = ${Number(reference)})`;
  await execute(shop.db, dollars);
  await confirmPending(shop.app, reference);
  await confirm();
  expect(await truthOf(shop, order)).toMatchObject({
    state: 'waiting',
    outcomes: ['refund-due'],
    posted: [],
  });
});

test('a payment whose confirmation never comes is found by asking', async () => {
  await setSwitches(shop.app, { missing: true });
  const order = await buyOnline(shop);
  await payWithCard(shop.app, await openCheckout(shop, order));
  await runPaymentJobs(shop.context);
  expect(await truthOf(shop, order)).toMatchObject({ state: 'waiting' });
  shop.passMinutes(4);
  await runPaymentJobs(shop.context);
  expect(await truthOf(shop, order)).toMatchObject({ state: 'paid', splitState: 'confirmed' });
});
