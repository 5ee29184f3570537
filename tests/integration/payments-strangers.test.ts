import { afterEach, beforeEach, expect, test } from 'vitest';
import { query, sql } from '../../src/server/db/sql.ts';
import { checkLedger } from '../../src/server/modules/books/check.service.ts';
import { expirePayments, runPaymentJobs } from '../../src/server/modules/orders/payments/payments.jobs.ts';
import { confirmPending, createTransaction, deliverConfirmations } from '../support/epayco-emulator.ts';
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

// Order numbers follow each other and the shop's key for browsers is public: anybody can begin a payment of any amount
// under somebody else's order.
let shop: PaymentShop;

beforeEach(async () => {
  shop = await openPaymentShop();
});
afterEach(async () => {
  expect(await checkLedger(shop.context)).toEqual([]);
  await shop.end();
});

/** More than a column of four bytes holds. */
const BILLIONS = 9_000_000_000;

function payAs({ number }: OnlineOrder, amount: number, state: number) {
  return createTransaction(shop.app, { invoice: String(number), amount, state });
}

async function confirm() {
  await deliverConfirmations(shop.context);
  await noticesHandled(shop);
}

test('a refused payment of billions does not keep an order from expiring', async () => {
  const order = await buyOnline(shop);
  await openCheckout(shop, order);
  await payAs(order, BILLIONS, 2);
  await confirm();
  expect(await truthOf(shop, order)).toMatchObject({ state: 'waiting', outcomes: ['failed'] });
  shop.passMinutes(31);
  await runPaymentJobs(shop.context);
  expect(await truthOf(shop, order)).toMatchObject({ state: 'expired', stock: [5, 5] });
  const open = await query(shop.db, sql`select id from payment_notice where handled_at is null`);
  expect(open).toEqual([]);
});

test('an approved payment of billions is owed back to the peso', async () => {
  const order = await buyOnline(shop);
  await payAs(order, BILLIONS, 1);
  await confirm();
  expect(await truthOf(shop, order)).toMatchObject({ state: 'waiting', outcomes: ['refund-due'] });
  expect(await balances(shop)).toMatchObject({ provider: BILLIONS, refunds: BILLIONS, buyer_clearing: 0 });
});

test('a pending payment of another amount neither reserves the goods for days nor stops the buyer', async () => {
  const order = await buyOnline(shop);
  const checkout = await openCheckout(shop, order);
  expect(checkout.kind).toBe('window');
  const { reference } = await payAs(order, order.total - 1, 3);
  await confirm();
  const reply = await shop.app.inject({
    url: `/api/pago/resultado?pedido=${order.number}`,
    cookies: order.cookies,
  });
  expect(reply.json()).toMatchObject({ data: { estado: 'sin-pago', sePuedePagar: true } });
  shop.passMinutes(31);
  await expirePayments(shop.context);
  expect(await truthOf(shop, order)).toMatchObject({ state: 'expired', stock: [5, 5] });
  // Should it be paid, its money goes back.
  await confirmPending(shop.app, reference);
  await confirm();
  expect(await balances(shop)).toMatchObject({ refunds: order.total - 1, buyer_clearing: 0 });
});
