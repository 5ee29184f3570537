import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { payoutCreated, payoutPaid } from '../../src/domain/ledger/payout-postings.ts';
import { packageReleased } from '../../src/domain/ledger/sale-postings.ts';
import { holdingNone } from '../../src/server/db/held-connection.ts';
import { type Database, query, sql } from '../../src/server/db/sql.ts';
import { inTransaction } from '../../src/server/db/transaction.ts';
import { checkLedger } from '../../src/server/modules/books/check.service.ts';
import { postTransaction } from '../../src/server/modules/books/ledger.service.ts';
import {
  listOrderPackages,
  lockOrder,
  setMoneyState,
} from '../../src/server/modules/orders/placing/order-money.service.ts';
import {
  type GoodsRefund,
  refundGoods,
  restockReturned,
} from '../../src/server/modules/orders/refunds/refund.service.ts';
import { untilBlocked } from '../support/blocked.ts';
import {
  type Books,
  balancesOf,
  buildSale,
  openBooks,
  SALE_DAY,
  type Sale,
  type SalePackage,
} from '../support/sale-factories.ts';

let shop: Books;
const shops: Books[] = [];
beforeEach(async () => {
  shop = await openBooks(() => now);
  shops.push(shop);
});
afterEach(async () => {
  expect(await checkLedger({ write: shop.db })).toEqual([]);
});
afterAll(async () => {
  for (const one of shops) await one.close();
});

// 30.999 + 20.000 + 8.000 = 58.999 and 100.000 + 12.000 = 112.000, together 170.999.
const twoPackages: SalePackage[] = [
  {
    shippingRate: 8_000,
    lines: [
      { unitPrice: 10_333, quantity: 3, fee: 3_100 },
      { unitPrice: 20_000, quantity: 1, fee: 2_000 },
    ],
  },
  { shippingRate: 12_000, lines: [{ unitPrice: 50_000, quantity: 2, fee: 5_000 }] },
];

const now = new Date('2026-11-10T15:00:00Z');

let keys = 0;
function refund(sale: Sale, parts: Partial<GoodsRefund>) {
  return inTransaction(shop.db, (db) => refundIn(db, sale, parts));
}

async function refundIn(db: Database, sale: Sale, parts: Partial<GoodsRefund>) {
  const order = await lockOrder(db, sale.number);
  if (!order) throw new Error('There is no order');
  const fixed = { shipping: 'by-rule', cause: 'withdrawal', note: '', actor: null } as const;
  const given = { ...fixed, idempotencyKey: `key-${++keys}`, lines: [], ...parts };
  return refundGoods(db, { ...given, order, now });
}

async function amountOf(done: ReturnType<typeof refund>): Promise<number> {
  const result = await done;
  if (!result.ok) throw new Error(result.reason);
  return result.value.amount;
}

function units(line: number, quantity: number, restock = false) {
  return [{ line, quantity, restock }];
}

async function stockOf({ productIds }: Sale): Promise<number[]> {
  const rows = await query<{ onHand: number }>(
    shop.db,
    sql`select on_hand from stock where product_id = any(${productIds}::int[]) order by product_id`,
  );
  return rows.map(({ onHand }) => onHand);
}

describe('while the money is held', () => {
  test('each unit of a line takes its own share of the fee, to the last peso of the line', async () => {
    const sale = await buildSale(shop.db, twoPackages);
    const [first, second] = sale.sellerIds;
    // Held: 50.999 - 5.100 = 45.899 and 100.000 - 5.000 = 95.000.
    expect(await balancesOf(shop.db)).toEqual({
      provider: 170_999,
      [`seller_held of ${first}`]: 45_899,
      [`seller_held of ${second}`]: 95_000,
      fees: 10_100,
      shipping: 20_000,
    });
    // 3.100 in thirds: 1.033 (1.033,33), 1.034 (2.066,67 less 1.033), 1.033.
    const feesLeft = [9_067, 8_033, 7_000];
    const heldLeft = [36_599, 27_300, 18_000];
    for (const [index, fees] of feesLeft.entries()) {
      expect(await amountOf(refund(sale, { lines: units(1, 1) }))).toBe(10_333);
      expect(await balancesOf(shop.db)).toEqual({
        provider: 170_999,
        [`seller_held of ${first}`]: heldLeft[index],
        [`seller_held of ${second}`]: 95_000,
        fees,
        shipping: 20_000,
        refunds: 10_333 * (index + 1),
      });
    }
  });

  test('the last line of a package brings its shipping back, once, and closes what was not sent', async () => {
    const sale = await buildSale(shop.db, twoPackages);
    expect(await amountOf(refund(sale, { lines: units(1, 3) }))).toBe(30_999);
    expect(await amountOf(refund(sale, { lines: units(2, 1) }))).toBe(28_000);
    const [first, second] = await listOrderPackages(shop.db, sale.number);
    expect(first).toMatchObject({ statusId: 32, shippingRefunded: 8_000 });
    expect(second).toMatchObject({ statusId: 19, shippingRefunded: 0 });
    expect(await refund(sale, { lines: units(2, 1) })).toEqual({
      ok: false,
      reason: 'refund-more-than-bought',
    });
    expect(await amountOf(refund(sale, { lines: units(3, 2) }))).toBe(112_000);
    expect(await balancesOf(shop.db)).toEqual({ provider: 170_999, refunds: 170_999 });
  });

  test('only units that are told to go back on sale do, the others when the parcel has come back', async () => {
    const sale = await buildSale(shop.db, [
      { ...(twoPackages[0] as SalePackage), statusId: 3, deliveredAt: SALE_DAY },
    ]);
    await amountOf(refund(sale, { lines: [...units(1, 2, false), ...units(2, 1, true)] }));
    expect(await stockOf(sale)).toEqual([10, 11]);
    const returned = { orderNumber: sale.number, sellerId: sale.sellerIds[0] ?? 0 };
    expect(await restockReturned(shop.db, returned)).toEqual({ units: 2 });
    expect(await restockReturned(shop.db, returned)).toEqual({ units: 0 });
    expect(await stockOf(sale)).toEqual([12, 11]);
    expect((await listOrderPackages(shop.db, sale.number))[0]).toMatchObject({ statusId: 3 });
  });

  test('the same key is one refund; of another order it is refused', async () => {
    const [sale, other] = [await buildSale(shop.db, twoPackages), await buildSale(shop.db, twoPackages)];
    const asked = { idempotencyKey: 'same', lines: units(3, 1) };
    const first = await refund(sale, asked);
    expect(first).toMatchObject({ ok: true, value: { amount: 50_000, isRepeated: false } });
    expect(await refund(sale, asked)).toMatchObject({
      ok: true,
      value: { amount: 50_000, isRepeated: true },
    });
    expect(await refund(other, asked)).toEqual({ ok: false, reason: 'idempotency-key-reused' });
    expect((await balancesOf(shop.db)).refunds).toBe(50_000);
  });

  test('a key that two orders use at the same time is a refund of one of them', async () => {
    const [sale, other] = [await buildSale(shop.db, twoPackages), await buildSale(shop.db, twoPackages)];
    const asked = { idempotencyKey: 'same', lines: units(3, 1) };
    let late: ReturnType<typeof refund> | undefined;
    await inTransaction(shop.db, async (db) => {
      await refundIn(db, sale, asked);
      late = holdingNone(() => refund(other, asked));
      await untilBlocked(shop.db);
    });
    expect(await late).toEqual({ ok: false, reason: 'idempotency-key-reused' });
    expect((await balancesOf(shop.db)).refunds).toBe(50_000);
  });

  test('many refunds of one line at the same time never give back more than was bought', async () => {
    const sale = await buildSale(shop.db, twoPackages);
    const results = await Promise.all(
      Array.from({ length: 8 }, () => refund(sale, { lines: units(1, 2, true) })),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results.filter((one) => !one.ok && one.reason === 'refund-more-than-bought')).toHaveLength(7);
    expect((await balancesOf(shop.db)).refunds).toBe(20_666);
    expect(await stockOf(sale)).toEqual([12, 10, 10]);
  });

  test('the buyer has fifteen calendar days of the law, and everybody concerned is told', async () => {
    const sale = await buildSale(shop.db, twoPackages);
    await amountOf(refund(sale, { lines: [...units(1, 1), ...units(3, 1)] }));
    expect(await query(shop.db, sql`select due_on, state, cause from refund`)).toEqual([
      { dueOn: '2026-11-25', state: 'due', cause: 'withdrawal' },
    ]);
    const mails = await query<{ template: string; recipient: string }>(
      shop.db,
      sql`select template from outbox_message order by template`,
    );
    expect(mails.map(({ template }) => template)).toEqual([
      'refund-created',
      'seller-refund',
      'seller-refund',
    ]);
  });
});

describe('after the money has moved on', () => {
  test('a refund after the release is taken from what is available, below zero once it was paid out', async () => {
    const sale = await buildSale(shop.db, [
      { ...(twoPackages[1] as SalePackage), statusId: 3, deliveredAt: SALE_DAY },
    ]);
    const [seller = 0] = sale.sellerIds;
    await release(sale);
    await amountOf(refund(sale, { lines: units(1, 1) }));
    // 95.000 less 50.000 - 2.500.
    expect(await balancesOf(shop.db)).toMatchObject({ [`seller_payable of ${seller}`]: 47_500, fees: 2_500 });
    await payOut(seller, 47_500);
    await amountOf(refund(sale, { lines: units(1, 1) }));
    expect(await balancesOf(shop.db)).toEqual({
      provider: 112_000,
      bank: -47_500,
      [`seller_payable of ${seller}`]: -47_500,
      refunds: 112_000,
    });
  });

  test('cash that a carrier collected is refunded from what is held, cash that the seller kept from her debt', async () => {
    const byCarrier = await buildSale(shop.db, [twoPackages[1] as SalePackage], 'carrier');
    expect(await amountOf(refund(byCarrier, { lines: units(1, 1) }))).toBe(50_000);
    const bySeller = await buildSale(shop.db, [twoPackages[1] as SalePackage], 'seller');
    expect(await amountOf(refund(bySeller, { lines: units(1, 1) }))).toBe(50_000);
    expect(await balancesOf(shop.db)).toEqual({
      cash_in_transit: 112_000,
      [`seller_held of ${byCarrier.sellerIds[0]}`]: 47_500,
      // She owes fee and shipping of the sale, 17.000, and now her part of the refund.
      [`seller_payable of ${bySeller.sellerIds[0]}`]: -64_500,
      fees: 5_000,
      shipping: 24_000,
      refunds: 100_000,
    });
  });

  test('what was not collected yet cannot be refunded', async () => {
    const [collected, uncollected] = twoPackages as [SalePackage, SalePackage];
    const sale = await buildSale(shop.db, [collected, { ...uncollected, isCollected: false }], 'carrier');
    expect(await refund(sale, { lines: units(3, 1) })).toEqual({ ok: false, reason: 'refund-nothing-paid' });
    expect(await amountOf(refund(sale, { lines: units(1, 1) }))).toBe(10_333);
  });
});

async function release(sale: Sale): Promise<void> {
  await inTransaction(shop.db, async (db) => {
    for (const sold of await listOrderPackages(db, sale.number)) {
      await postTransaction(db, packageReleased(sold), now);
      await setMoneyState(db, sold, 'released');
    }
  });
}

async function payOut(sellerId: number, amount: number): Promise<void> {
  const [payout] = await query<{ id: number }>(
    shop.db,
    sql`with run as (insert into settlement_run (run_key, started_at) values ('r', ${now}) returning id),
          settled as (insert into settlement (run_id, seller_id, amount, created_at)
                      select id, ${sellerId}::int, ${amount}::int, ${now}::timestamptz from run returning id)
        insert into payout (settlement_id, seller_id, amount, state, bank_reference, bank_account, paid_at,
          created_at, changed_at)
        select id, ${sellerId}::int, ${amount}::int, 'paid', 'B-1', '{}', ${now}::timestamptz,
          ${now}::timestamptz, ${now}::timestamptz from settled
        returning id`,
  );
  const parts = { id: payout?.id ?? 0, sellerId, amount };
  for (const step of [payoutCreated(parts), payoutPaid(parts)]) await postTransaction(shop.db, step, now);
}
