import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkLedger } from '../../src/server/modules/books/check.service.ts';
import { runPaymentJobs } from '../../src/server/modules/orders/payments/payments.jobs.ts';
import { deliverConfirmations, payWithCard, setSwitches } from '../support/epayco-emulator.ts';
import {
  buyOnline,
  noticesHandled,
  openCheckout,
  openPaymentShop,
  type PaymentShop,
  truthOf,
} from '../support/payment-shop.ts';

let shop: PaymentShop;

// Long enough for an answer beside other work: only the silence is to run into it.
beforeEach(async () => {
  shop = await openPaymentShop({ EPAYCO_TIMEOUT_MILLIS: '2000' });
});
afterEach(async () => {
  expect(await checkLedger(shop.context)).toEqual([]);
  await shop.end();
});

test('while the provider does not answer nothing is decided, and afterwards everything is', async () => {
  const [paid, unpaid] = [await buyOnline(shop), await buyOnline(shop)];
  await payWithCard(shop.app, await openCheckout(shop, paid));
  await openCheckout(shop, unpaid);
  await setSwitches(shop.app, { silentLookups: true });
  await deliverConfirmations(shop.context);
  await noticesHandled(shop);
  expect(await truthOf(shop, paid)).toMatchObject({ state: 'waiting' });
  shop.passMinutes(31);
  await runPaymentJobs(shop.context);
  for (const order of [paid, unpaid]) expect(await truthOf(shop, order)).toMatchObject({ state: 'waiting' });
  await setSwitches(shop.app, { silentLookups: false });
  shop.passMinutes(10);
  await runPaymentJobs(shop.context);
  expect(await truthOf(shop, paid)).toMatchObject({ state: 'paid' });
  expect(await truthOf(shop, unpaid)).toMatchObject({ state: 'expired', stock: [5, 5] });
});

test('goods are not reserved longer than two hours because the provider is silent; the payment is found later', async () => {
  const order = await buyOnline(shop);
  await setSwitches(shop.app, { missing: true });
  await payWithCard(shop.app, await openCheckout(shop, order));
  await setSwitches(shop.app, { silentLookups: true });
  shop.passMinutes(151);
  await runPaymentJobs(shop.context);
  expect(await truthOf(shop, order)).toMatchObject({ state: 'expired', stock: [5, 5] });
  await setSwitches(shop.app, { silentLookups: false });
  shop.passMinutes(61);
  await runPaymentJobs(shop.context);
  expect(await truthOf(shop, order)).toMatchObject({ state: 'paid', stock: [4, 4], statuses: [19, 19] });
});
