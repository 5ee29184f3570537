import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkLedger } from '../../src/server/modules/books/check.service.ts';
import { runPaymentJobs } from '../../src/server/modules/orders/payments/payments.jobs.ts';
import {
  confirmPending,
  createTransaction,
  deliverConfirmations,
  payWithCard,
  payWithCash,
  payWithPse,
  setSwitches,
} from '../support/epayco-emulator.ts';
import {
  balances,
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

beforeEach(async () => {
  shop = await openPaymentShop();
});
afterEach(async () => {
  expect(await checkLedger(shop.context)).toEqual([]);
  await shop.end();
});

/** The provider's confirmations arrive and are handled. */
async function confirm() {
  await deliverConfirmations(shop.context);
  await noticesHandled(shop);
}

test('an accepted card pays the order: packages, books, split and mails follow once', async () => {
  const order = await buyOnline(shop);
  expect(await truthOf(shop, order)).toMatchObject({
    state: 'waiting',
    splitState: 'requested',
    statuses: [33, 33],
    stock: [4, 4],
    mails: [],
  });
  await payWithCard(shop.app, await openCheckout(shop, order));
  await confirm();
  expect(await truthOf(shop, order)).toEqual({
    state: 'paid',
    splitState: 'confirmed',
    statuses: [19, 19],
    moneyStates: ['provider-paid', 'provider-paid'],
    stock: [4, 4],
    outcomes: ['paid'],
    mails: ['order-confirmation', 'seller-new-order', 'seller-new-order'],
    posted: ['payment', 'sale', 'sale', 'split', 'split'],
  });
  // 30,000 at 10 % and at 12.5 %; the shipping stays with the marketplace.
  expect(await balances(shop)).toMatchObject({
    provider: order.total - 53_250,
    buyer_clearing: 0,
    seller_held: 0,
    fees: 6_750,
    shipping: order.total - 60_000,
  });
});

test('a payment that was not split stays with the marketplace, which owes it to the sellers', async () => {
  await setSwitches(shop.app, { unsplit: true });
  const order = await buyOnline(shop);
  await payWithCard(shop.app, await openCheckout(shop, order));
  await confirm();
  expect(await truthOf(shop, order)).toMatchObject({
    state: 'paid',
    splitState: 'absent',
    moneyStates: ['held', 'held'],
    posted: ['payment', 'sale', 'sale'],
  });
  expect(await balances(shop)).toMatchObject({ provider: order.total, seller_held: 53_250 });
});

test('a split other than asked for is proof of nothing', async () => {
  const order = await buyOnline(shop);
  await openCheckout(shop, order);
  const receivers = [
    { id: '501', total: 40_000, fee: 3_000 },
    { id: '900001', total: order.total - 40_000, fee: 0 },
  ];
  await createTransaction(shop.app, { invoice: String(order.number), amount: order.total, receivers });
  await confirm();
  const open = { state: 'paid', splitState: 'requested', moneyStates: ['held', 'held'] };
  expect(await truthOf(shop, order)).toMatchObject(open);
  shop.passMinutes(60);
  await runPaymentJobs(shop.context);
  expect(await truthOf(shop, order)).toMatchObject(open);
});

describe('states of the provider', () => {
  test.each([2, 4, 9, 10, 11, 12])(
    'state %i leaves the order waiting, and another attempt pays it',
    async (state) => {
      const order = await buyOnline(shop);
      const invoice = String(order.number);
      await createTransaction(shop.app, { invoice, amount: order.total, state });
      await confirm();
      expect(await truthOf(shop, order)).toMatchObject({
        state: 'waiting',
        statuses: [33, 33],
        stock: [4, 4],
        outcomes: ['failed'],
        posted: [],
      });
      await payWithCard(shop.app, await openCheckout(shop, order));
      await confirm();
      expect(await truthOf(shop, order)).toMatchObject({ state: 'paid', outcomes: ['failed', 'paid'] });
    },
  );

  test.each([3, 7])('state %i keeps the goods reserved for 72 hours', async (state) => {
    const order = await buyOnline(shop);
    const invoice = String(order.number);
    const { reference } = await createTransaction(shop.app, { invoice, amount: order.total, state });
    await confirm();
    shop.passMinutes(71 * 60);
    await runPaymentJobs(shop.context);
    expect(await truthOf(shop, order)).toMatchObject({
      state: 'waiting',
      outcomes: ['waiting'],
      stock: [4, 4],
    });
    await confirmPending(shop.app, reference);
    await confirm();
    expect(await truthOf(shop, order)).toMatchObject({ state: 'paid', outcomes: ['paid'] });
  });

  test('a payment that was merely begun reserves nothing longer', async () => {
    const order = await buyOnline(shop);
    await createTransaction(shop.app, { invoice: String(order.number), amount: order.total, state: 8 });
    await confirm();
    shop.passMinutes(31);
    await runPaymentJobs(shop.context);
    expect(await truthOf(shop, order)).toMatchObject({ state: 'expired', statuses: [32, 32], stock: [5, 5] });
  });

  test('a pending payment of another amount reserves nothing longer', async () => {
    const order = await buyOnline(shop);
    await createTransaction(shop.app, { invoice: String(order.number), amount: 1_000, state: 3 });
    await confirm();
    shop.passMinutes(31);
    await runPaymentJobs(shop.context);
    expect(await truthOf(shop, order)).toMatchObject({ state: 'expired', statuses: [32, 32], stock: [5, 5] });
  });

  test('a reversal takes the sale back, with stock and books', async () => {
    await setSwitches(shop.app, { unsplit: true });
    const order = await buyOnline(shop);
    const { reference } = await payWithCard(shop.app, await openCheckout(shop, order));
    await confirm();
    await confirmPending(shop.app, reference, 6);
    await confirm();
    expect(await truthOf(shop, order)).toMatchObject({
      state: 'reversed',
      statuses: [32, 32],
      stock: [5, 5],
      outcomes: ['reversed'],
    });
    expect(await balances(shop)).toMatchObject({
      provider: 0,
      seller_held: 0,
      fees: 0,
      shipping: 0,
      refunds: 0,
    });
  });

  test('a reversal that comes before its approval leaves the order waiting', async () => {
    const order = await buyOnline(shop);
    const paid = await payWithCard(shop.app, await openCheckout(shop, order));
    await confirmPending(shop.app, paid.reference, 6);
    const facts = { reference: paid.reference, invoice: order.number, amount: order.total };
    for (const state of [6, 1])
      expect(await sendNotice(shop, signedNotice(shop, { ...facts, state }))).toBe(200);
    await noticesHandled(shop);
    expect(await truthOf(shop, order)).toMatchObject({ state: 'waiting', outcomes: ['failed'], posted: [] });
  });
});

test('PSE and cash are paid when the money comes', async () => {
  for (const pay of [payWithPse, payWithCash]) {
    const order = await buyOnline(shop);
    const { reference } = await pay(shop.app, await openCheckout(shop, order));
    await confirm();
    expect(await truthOf(shop, order)).toMatchObject({ state: 'waiting', outcomes: ['waiting'] });
    await confirmPending(shop.app, reference);
    await confirm();
    expect(await truthOf(shop, order)).toMatchObject({ state: 'paid', splitState: 'confirmed' });
  }
});

test('a rejected PSE payment gives the goods back after the time for another attempt', async () => {
  const order = await buyOnline(shop);
  const { reference } = await payWithPse(shop.app, await openCheckout(shop, order));
  await confirm();
  await confirmPending(shop.app, reference, 2);
  await confirm();
  shop.passMinutes(31);
  await runPaymentJobs(shop.context);
  expect(await truthOf(shop, order)).toMatchObject({ state: 'expired', stock: [5, 5], outcomes: ['failed'] });
});

test('a late "Pendiente" or "Rechazada" changes nothing of a paid order', async () => {
  const order = await buyOnline(shop);
  const { reference } = await payWithCard(shop.app, await openCheckout(shop, order));
  await confirm();
  const paid = await truthOf(shop, order);
  for (const state of [3, 2, 11]) {
    const facts = { reference, invoice: order.number, amount: order.total, state };
    expect(await sendNotice(shop, signedNotice(shop, facts))).toBe(200);
  }
  // Even when the provider itself says so.
  await confirmPending(shop.app, reference, 2).catch(() => undefined);
  await confirm();
  expect(await truthOf(shop, order)).toEqual(paid);
});

test('an order of another system under our account is money to give back', async () => {
  await createTransaction(shop.app, { invoice: 'TALLER-17', amount: 45_000 });
  await confirm();
  expect(await balances(shop)).toMatchObject({ provider: 45_000, buyer_clearing: 0, refunds: 45_000 });
});
