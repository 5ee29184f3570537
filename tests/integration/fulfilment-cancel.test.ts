import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { queryOne, sql } from '../../src/server/db/sql.ts';
import { checkLedger } from '../../src/server/modules/books/check.service.ts';
import { listMailboxMessages } from '../../src/server/modules/messages/mailbox.repository.ts';
import { deliverDueMessages } from '../../src/server/modules/messages/outbox-delivery.ts';
import {
  type Cancellation,
  cancelPackage,
} from '../../src/server/modules/orders/fulfilment/cancel-package.service.ts';
import type { Actor } from '../../src/server/modules/orders/fulfilment/package.service.ts';
import { returnPackage } from '../../src/server/modules/orders/fulfilment/return-package.service.ts';
import {
  buildOperator,
  firstPackage,
  messagesOf,
  placePackage,
  readPackage,
  stockOf,
  TWO_PACKAGES,
  UNPAID_PACKAGES,
} from '../support/package-factories.ts';
import { type Books, balancesOf, buildSale, openBooks, type Sale } from '../support/sale-factories.ts';

let shop: Books;
let operator: Actor;
let sale: Sale;
const shops: Books[] = [];
let now = new Date('2026-11-10T15:00:00Z');
beforeEach(async () => {
  shop = await openBooks(() => now);
  shops.push(shop);
  operator = await buildOperator(shop.db);
});
afterEach(async () => {
  expect(await checkLedger({ write: shop.db })).toEqual([]);
});
afterAll(async () => {
  for (const one of shops) await one.close();
});
beforeAll(() => {
  now = new Date('2026-11-10T15:00:00Z');
});

function cancel(more: Partial<Cancellation> = {}) {
  return cancelPackage(shop.context, { ...firstPackage(sale), cause: 'other', actor: operator, ...more });
}

function sumOfRefunds() {
  return queryOne<{ count: number; amount: number; shipping: number }>(
    shop.db,
    sql`select count(*)::int as count, coalesce(sum(amount), 0)::int as amount,
          coalesce(sum(shipping_amount), 0)::int as shipping from refund`,
  );
}

describe('before the cash is collected', () => {
  beforeEach(async () => {
    sale = await buildSale(shop.db, UNPAID_PACKAGES, 'carrier');
  });

  test('units that are not there leave the package, stay out of stock and lower what is paid at the door', async () => {
    const kept = [{ line: 1, quantity: 1 }];
    const cancelled = await cancel({ cause: 'out-of-stock', kept });
    // 10.333 + 20.000 + 8.000
    expect(cancelled).toMatchObject({ ok: true, value: { statusId: 19, due: 38_333, isRepeated: false } });
    expect(await cancel({ cause: 'out-of-stock', kept })).toMatchObject({ value: { isRepeated: true } });
    expect(await readPackage(shop.db, firstPackage(sale))).toMatchObject({ cancelled: [2, 0], history: [] });
    expect(await stockOf(shop.db, sale)).toEqual([10, 10, 10]);
    expect(await messagesOf(shop.db)).toEqual(['package-cancelled', 'seller-package-cancelled']);
    expect(await sumOfRefunds()).toMatchObject({ count: 0 });
    expect(await balancesOf(shop.db)).toEqual({});
  });

  test('the whole package ends, and what can be sold goes back on sale', async () => {
    const seller = { accountId: operator.accountId, role: 'seller' } as const;
    const cancelled = await cancel({ cause: 'buyer-request', note: 'Se arrepintió', actor: seller });
    expect(cancelled).toMatchObject({ ok: true, value: { statusId: 32, due: 0 } });
    expect(await readPackage(shop.db, firstPackage(sale))).toMatchObject({
      cancelled: [3, 1],
      history: [32],
    });
    expect(await stockOf(shop.db, sale)).toEqual([13, 11, 10]);
    // Who cancels it herself needs no message.
    expect(await messagesOf(shop.db)).toEqual(['package-cancelled']);
    expect(await cancel({ cause: 'buyer-request' })).toMatchObject({ value: { isRepeated: true } });
    expect(await stockOf(shop.db, sale)).toEqual([13, 11, 10]);
  });

  test('two cancellations at once count each unit once', async () => {
    await Promise.all([cancel({ kept: [{ line: 1, quantity: 0 }] }), cancel()]);
    expect((await readPackage(shop.db, firstPackage(sale))).cancelled).toEqual([3, 1]);
    expect(await stockOf(shop.db, sale)).toEqual([13, 11, 10]);
  });

  test('buyer and seller read what is not sent, why, and what is paid for the rest', async () => {
    await cancel({ cause: 'out-of-stock', kept: [{ line: 2, quantity: 0 }] });
    now = new Date(Date.now() + 60_000);
    expect(await deliverDueMessages(shop.context)).toBe(2);
    const mails = await listMailboxMessages(shop.db, null);
    const toBuyer = mails.find(({ recipient }) => recipient === 'ana@plazuela.test');
    expect(toBuyer?.subject).toBe(`Anulamos una parte de tu paquete del pedido ${sale.number}`);
    expect(toBuyer?.text).toContain('se quedó sin existencias');
    expect(toBuyer?.text).toContain('- 1 × Producto 2: $ 20.000');
    expect(toBuyer?.text).not.toContain('Producto 1');
    // 3 × 10.333 + 8.000
    expect(toBuyer?.text).toContain('Pagas al recibir: $ 38.999');
    const toSeller = mails.find(({ recipient }) => recipient !== 'ana@plazuela.test');
    expect(toSeller?.subject).toBe(`No envíes estos productos del pedido ${sale.number}`);
    expect(toSeller?.text).toContain('- 1 × Producto 2');
  });

  test.each([
    ['a line of another package', [{ line: 3, quantity: 0 }], 'package-line-unknown'],
    ['more than was bought', [{ line: 1, quantity: 4 }], 'package-more-than-bought'],
  ])('%s is refused', async (_, kept, reason) => {
    expect(await cancel({ kept })).toMatchObject({ ok: false, reason });
    expect((await readPackage(shop.db, firstPackage(sale))).cancelled).toEqual([0, 0]);
  });

  test.each([7, 2, 3, 30, 31])('what left the seller is not cancelled: status %i', async (statusId) => {
    await placePackage(shop.db, firstPackage(sale), statusId);
    const refused = await cancel({ actor: { accountId: null, role: 'seller' } });
    expect(refused).toMatchObject({ ok: false, reason: 'package-move-not-allowed' });
    expect((await readPackage(shop.db, firstPackage(sale))).cancelled).toEqual([0, 0]);
  });

  test('a parcel that came back is sold again, or written off', async () => {
    await placePackage(shop.db, firstPackage(sale), 31);
    const returned = { ...firstPackage(sale), restock: false, actor: operator };
    expect(await returnPackage(shop.context, returned)).toMatchObject({ value: { statusId: 32, due: 0 } });
    expect(await stockOf(shop.db, sale)).toEqual([10, 10, 10]);
    expect(await readPackage(shop.db, firstPackage(sale))).toMatchObject({
      cancelled: [3, 1],
      history: [32],
    });
  });
});

describe('of a paid order', () => {
  beforeEach(async () => {
    sale = await buildSale(shop.db, TWO_PACKAGES);
  });

  test('a package that cannot be supplied is refunded whole, once', async () => {
    const done = [await cancel({ cause: 'out-of-stock' }), await cancel({ cause: 'out-of-stock' })];
    expect(done.map((one) => one.ok && one.value.isRepeated)).toEqual([false, true]);
    expect(await sumOfRefunds()).toEqual({ count: 1, amount: 58_999, shipping: 8_000 });
    const stored = await readPackage(shop.db, firstPackage(sale));
    expect(stored).toMatchObject({ statusId: 32, cancelled: [3, 1], history: [32] });
    expect(await stockOf(shop.db, sale)).toEqual([10, 10, 10]);
    const balances = await balancesOf(shop.db);
    expect(balances).toMatchObject({ refunds: 58_999, fees: 5_000, shipping: 12_000 });
    // The refund writes to the buyer and the seller.
    expect(await messagesOf(shop.db)).not.toContain('package-cancelled');
    expect((await messagesOf(shop.db)).sort()).toEqual(['refund-created', 'seller-refund']);
  });

  test('some units, then the rest: the parts add up to the package', async () => {
    await cancel({ kept: [{ line: 1, quantity: 2 }] });
    expect(await sumOfRefunds()).toEqual({ count: 1, amount: 10_333, shipping: 0 });
    await cancel({ kept: [{ line: 1, quantity: 1 }] });
    await cancel();
    expect(await sumOfRefunds()).toEqual({ count: 3, amount: 58_999, shipping: 8_000 });
    expect(await stockOf(shop.db, sale)).toEqual([13, 11, 10]);
    expect((await readPackage(shop.db, firstPackage(sale))).history).toEqual([32]);
  });

  test('a parcel that nobody took is refunded when it is back, with its shipping', async () => {
    await placePackage(shop.db, firstPackage(sale), 31);
    const returned = { ...firstPackage(sale), restock: true, actor: operator };
    const twice = [await returnPackage(shop.context, returned), await returnPackage(shop.context, returned)];
    expect(twice.map((one) => one.ok && one.value.isRepeated)).toEqual([false, true]);
    expect(await sumOfRefunds()).toEqual({ count: 1, amount: 58_999, shipping: 8_000 });
    expect(await stockOf(shop.db, sale)).toEqual([13, 11, 10]);
    expect(await readPackage(shop.db, firstPackage(sale))).toMatchObject({ statusId: 32, history: [32] });
  });

  test('only a parcel on its way back can be returned', async () => {
    const returned = { ...firstPackage(sale), restock: true, actor: operator };
    expect(await returnPackage(shop.context, returned)).toMatchObject({
      ok: false,
      reason: 'package-move-not-allowed',
    });
    expect(await sumOfRefunds()).toMatchObject({ count: 0 });
  });

  test('units that were never in the parcel do not come back with it', async () => {
    await cancel({ cause: 'out-of-stock', kept: [{ line: 1, quantity: 1 }] });
    await placePackage(shop.db, firstPackage(sale), 31);
    await returnPackage(shop.context, { ...firstPackage(sale), restock: true, actor: operator });
    expect(await sumOfRefunds()).toEqual({ count: 2, amount: 58_999, shipping: 8_000 });
    expect(await stockOf(shop.db, sale)).toEqual([11, 11, 10]);
  });
});
