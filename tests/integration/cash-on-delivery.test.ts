import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { query, sql } from '../../src/server/db/sql.ts';
import { checkLedger } from '../../src/server/modules/books/check.service.ts';
import {
  type Collection,
  recordCollection,
} from '../../src/server/modules/orders/cash/record-collection.service.ts';
import { type Refusal, recordRefusal } from '../../src/server/modules/orders/cash/record-refusal.service.ts';
import { cancelPackage } from '../../src/server/modules/orders/fulfilment/cancel-package.service.ts';
import { changePackageStatus } from '../../src/server/modules/orders/fulfilment/change-package-status.service.ts';
import type { Actor } from '../../src/server/modules/orders/fulfilment/package.service.ts';
import { returnPackage } from '../../src/server/modules/orders/fulfilment/return-package.service.ts';
import {
  buildOperator,
  firstPackage,
  messagesOf,
  placePackage,
  readPackage,
  secondPackage,
  stockOf,
  storeMoneyRules,
  TWO_PACKAGES,
  UNPAID_PACKAGES,
} from '../support/package-factories.ts';
import {
  type Books,
  balancesOf,
  buildSale,
  openBooks,
  SALE_DAY,
  type Sale,
} from '../support/sale-factories.ts';

const now = new Date('2026-11-10T15:00:00Z');
let shop: Books;
let operator: Actor;
let sale: Sale;
const shops: Books[] = [];
beforeEach(async () => {
  shop = await openBooks(() => now);
  shops.push(shop);
  operator = await buildOperator(shop.db);
  sale = await buildSale(shop.db, UNPAID_PACKAGES, 'carrier');
  await placePackage(shop.db, firstPackage(sale), 2);
});
afterEach(async () => {
  expect(await checkLedger({ write: shop.db })).toEqual([]);
});
afterAll(async () => {
  for (const one of shops) await one.close();
});

function collect(more: Partial<Collection> = {}) {
  const parts = { amount: 58_999, collectedBy: 'carrier', actor: operator } as const;
  return recordCollection(shop.context, { ...firstPackage(sale), ...parts, ...more });
}

function refuse(more: Partial<Refusal> = {}) {
  const parts = { reason: 'No tenía el dinero', actor: operator };
  return recordRefusal(shop.context, { ...firstPackage(sale), ...parts, ...more });
}

function collections() {
  return query(shop.db, sql`select amount, collected_by, carrier from cash_collection`);
}

describe('a collection', () => {
  test('until it is recorded nothing is credited, not even for a delivered parcel', async () => {
    await changePackageStatus(shop.context, { ...firstPackage(sale), to: 3, actor: operator });
    expect(await readPackage(shop.db, firstPackage(sale))).toMatchObject({ statusId: 3, moneyState: 'none' });
    expect(await balancesOf(shop.db)).toEqual({});
  });

  test('by the carrier makes the sale, and the parcel is delivered when it was taken', async () => {
    const collectedAt = new Date('2026-11-09T20:00:00Z');
    const recorded = await collect({ collectedAt });
    expect(recorded).toMatchObject({ ok: true, value: { statusId: 3, due: 0, isRepeated: false } });
    expect(await readPackage(shop.db, firstPackage(sale))).toMatchObject({
      moneyState: 'held',
      deliveredAt: collectedAt,
      history: [3],
    });
    expect(await messagesOf(shop.db)).toEqual(['package-status 3']);
    expect(await collections()).toEqual([
      { amount: 58_999, collectedBy: 'carrier', carrier: 'Coordinadora' },
    ]);
    // 58.999 - 8.000 of shipping - 5.100 of fees
    expect(await balancesOf(shop.db)).toEqual({
      cash_in_transit: 58_999,
      fees: 5_100,
      shipping: 8_000,
      [`seller_held of ${firstPackage(sale).sellerId}`]: 45_899,
    });
  });

  test('by the seller leaves her with the cash and a debt of fees and shipping', async () => {
    await collect({ collectedBy: 'seller' });
    expect(await readPackage(shop.db, firstPackage(sale))).toMatchObject({ moneyState: 'seller-kept' });
    expect(await balancesOf(shop.db)).toEqual({
      fees: 5_100,
      shipping: 8_000,
      [`seller_payable of ${firstPackage(sale).sellerId}`]: -13_100,
    });
  });

  test('after some units were cancelled is what remains, with their share of the fee', async () => {
    await placePackage(shop.db, firstPackage(sale), 20);
    const kept = [{ line: 1, quantity: 2 }];
    await cancelPackage(shop.context, { ...firstPackage(sale), cause: 'damaged', kept, actor: operator });
    await placePackage(shop.db, firstPackage(sale), 2);
    expect(await collect()).toMatchObject({
      ok: false,
      reason: 'cash-amount-differs',
      details: { valorEsperado: 48_666 },
    });
    expect(await collect({ amount: 48_666 })).toMatchObject({ ok: true });
    // Fees: 3.100 - 1.033 of the first of three units + 2.000.
    expect(await balancesOf(shop.db)).toEqual({
      cash_in_transit: 48_666,
      fees: 4_067,
      shipping: 8_000,
      [`seller_held of ${firstPackage(sale).sellerId}`]: 36_599,
    });
  });

  test('is recorded once, however often it is reported', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => collect()));
    expect(all.every(({ ok }) => ok)).toBe(true);
    expect(all.filter((one) => one.ok && !one.value.isRepeated)).toHaveLength(1);
    expect(await collections()).toHaveLength(1);
    expect(await messagesOf(shop.db)).toEqual(['package-status 3']);
    for (const other of [{ amount: 1 }, { collectedBy: 'seller' } as const, { carrier: 'TCC' }])
      expect(await collect(other)).toMatchObject({ ok: false, reason: 'cash-already-collected' });
    expect(await balancesOf(shop.db)).toMatchObject({ cash_in_transit: 58_999 });
  });

  test('of a parcel that was reported as delivered before changes no status', async () => {
    await placePackage(shop.db, firstPackage(sale), 3);
    expect(await collect()).toMatchObject({ ok: true });
    expect(await readPackage(shop.db, firstPackage(sale))).toMatchObject({ history: [], moneyState: 'held' });
  });

  test.each([19, 20, 21, 1, 7, 31, 32])('is refused in status %i', async (statusId) => {
    await placePackage(shop.db, firstPackage(sale), statusId);
    expect(await collect()).toMatchObject({ ok: false, reason: 'cash-not-collectable' });
    expect(await balancesOf(shop.db)).toEqual({});
  });

  test.each([
    ['one peso too little', { amount: 58_998 }, 'cash-amount-differs'],
    ['one peso too much', { amount: 59_000 }, 'cash-amount-differs'],
    ['in the future', { collectedAt: new Date('2026-11-10T15:00:01Z') }, 'cash-time-impossible'],
    ['before the order', { collectedAt: new Date(SALE_DAY.getTime() - 1) }, 'cash-time-impossible'],
    ['of a seller without a package', { sellerId: 999_999 }, 'package-unknown'],
  ] as const)('%s is refused', async (_, more, reason) => {
    expect(await collect(more)).toMatchObject({ ok: false, reason });
    expect(await collections()).toEqual([]);
  });

  test('without a carrier that is known is refused', async () => {
    await placePackage(shop.db, firstPackage(sale), 2, null);
    expect(await collect()).toMatchObject({ ok: false, reason: 'cash-carrier-missing' });
    expect(await collect({ carrier: 'inter rapidisimo' })).toMatchObject({ ok: true });
    expect(await collections()).toMatchObject([{ carrier: 'Inter Rapidísimo' }]);
  });

  test('of an order that was paid online is refused', async () => {
    sale = await buildSale(shop.db, TWO_PACKAGES);
    await placePackage(shop.db, firstPackage(sale), 2);
    expect(await collect()).toMatchObject({ ok: false, reason: 'not-cash-on-delivery' });
    expect(await refuse()).toMatchObject({ ok: false, reason: 'not-cash-on-delivery' });
  });
});

describe('a refusal at the door', () => {
  test('sends the parcel back and charges its freight to the seller, nothing to the buyer', async () => {
    const twice = [await refuse(), await refuse({ reason: 'Otra vez' })];
    expect(twice).toMatchObject([
      { ok: true, value: { statusId: 31, freightCharge: 8_000, isRepeated: false } },
      { ok: true, value: { statusId: 31, freightCharge: 8_000, isRepeated: true } },
    ]);
    expect(await balancesOf(shop.db)).toEqual({
      shipping: 8_000,
      [`seller_payable of ${firstPackage(sale).sellerId}`]: -8_000,
    });
    expect((await readPackage(shop.db, firstPackage(sale))).history).toEqual([31]);
    // She knows it.
    expect(await messagesOf(shop.db)).toEqual([]);
  });

  test.each([
    [50, { shipping: 4_000 }],
    [0, {}],
  ])('is charged by the rule of the day: %i percent', async (refusalFreightPercent, expected) => {
    await storeMoneyRules(shop.db, { refusalFreightPercent });
    await refuse();
    const { shipping } = await balancesOf(shop.db);
    expect(shipping === undefined ? {} : { shipping }).toEqual(expected);
  });

  test('ends when the parcel is back: its goods are sold again, once', async () => {
    await refuse();
    const back = { ...firstPackage(sale), restock: true, actor: operator };
    await Promise.all([returnPackage(shop.context, back), returnPackage(shop.context, back)]);
    expect(await stockOf(shop.db, sale)).toEqual([13, 11, 10]);
    const stored = await readPackage(shop.db, firstPackage(sale));
    expect(stored).toMatchObject({ statusId: 32, cancelled: [3, 1], moneyState: 'none' });
    const [refusal] = await query<{ returnedAt: Date }>(shop.db, sql`select returned_at from cash_refusal`);
    expect(refusal?.returnedAt).toEqual(now);
    // The other package goes on.
    expect(await readPackage(shop.db, secondPackage(sale))).toMatchObject({ statusId: 19, cancelled: [0] });
  });

  test.each([19, 1, 7, 3, 32])('is impossible in status %i', async (statusId) => {
    await placePackage(shop.db, firstPackage(sale), statusId);
    expect(await refuse()).toMatchObject({ ok: false, reason: 'package-move-not-allowed' });
    expect(await balancesOf(shop.db)).toEqual({});
  });

  test('and a collection at once: one of them holds', async () => {
    const [collected, refused] = await Promise.all([collect(), refuse()]);
    expect([collected.ok, refused.ok].filter(Boolean)).toHaveLength(1);
    const { statusId, moneyState } = await readPackage(shop.db, firstPackage(sale));
    expect({ statusId, moneyState }).toEqual(
      collected.ok ? { statusId: 3, moneyState: 'held' } : { statusId: 31, moneyState: 'none' },
    );
  });
});
