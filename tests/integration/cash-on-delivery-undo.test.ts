import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { query, sql } from '../../src/server/db/sql.ts';
import { checkLedger } from '../../src/server/modules/books/check.service.ts';
import { recordCollection } from '../../src/server/modules/orders/cash/record-collection.service.ts';
import { recordRemittance } from '../../src/server/modules/orders/cash/record-remittance.service.ts';
import { undoCollection } from '../../src/server/modules/orders/cash/undo-collection.service.ts';
import { changePackageStatus } from '../../src/server/modules/orders/fulfilment/change-package-status.service.ts';
import type { Actor } from '../../src/server/modules/orders/fulfilment/package.service.ts';
import { requestRefund } from '../../src/server/modules/orders/refunds/refund-request.service.ts';
import { listDifferentSales } from '../../src/server/modules/payouts/reconciliation/book-differences.repository.ts';
import {
  buildOperator,
  firstPackage,
  placePackage,
  readPackage,
  stockOf,
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

let now = new Date('2026-11-10T15:00:00Z');
let shop: Books;
let operator: Actor;
let sale: Sale;
const shops: Books[] = [];
beforeEach(async () => {
  now = new Date('2026-11-10T15:00:00Z');
  shop = await openBooks(() => now);
  shops.push(shop);
  operator = await buildOperator(shop.db);
  sale = await buildSale(shop.db, UNPAID_PACKAGES, 'carrier');
  await placePackage(shop.db, firstPackage(sale), 2);
});
afterEach(async () => {
  expect(await checkLedger({ write: shop.db })).toEqual([]);
  const days = { since: SALE_DAY, sinceDay: '2026-11-01', now, today: '2026-11-12' };
  expect(await listDifferentSales(shop.db, days)).toEqual([]);
});
afterAll(async () => {
  for (const one of shops) await one.close();
});

async function collect(collectedBy: 'carrier' | 'seller'): Promise<number> {
  const parts = { amount: 58_999, collectedBy, actor: operator };
  const recorded = await recordCollection(shop.context, { ...firstPackage(sale), ...parts });
  if (!recorded.ok) throw new Error(recorded.reason);
  return recorded.value.collectionId;
}

function undo(collectionId: number) {
  return undoCollection(shop.context, { collectionId, reason: 'Era de otro pedido', actor: operator });
}

test.each(['carrier', 'seller'] as const)(
  'cash of the %s that was never taken is written back, once',
  async (by) => {
    const stock = await stockOf(shop.db, sale);
    const wrong = await collect(by);
    const answers = await Promise.all([undo(wrong), undo(wrong)]);
    expect(answers.map((one) => one.ok && one.value.isRepeated).toSorted()).toEqual([false, true]);
    expect(await balancesOf(shop.db)).toEqual({});
    expect(await readPackage(shop.db, firstPackage(sale))).toMatchObject({
      statusId: 2,
      moneyState: 'none',
      deliveredAt: null,
    });
    // Collected in truth a day later: a sale like any other.
    now = new Date('2026-11-11T15:00:00Z');
    const right = await collect('carrier');
    expect(right).not.toBe(wrong);
    expect(await balancesOf(shop.db)).toMatchObject({
      cash_in_transit: 58_999,
      fees: 5_100,
      shipping: 8_000,
    });
    expect(await readPackage(shop.db, firstPackage(sale))).toMatchObject({
      moneyState: 'held',
      deliveredAt: now,
    });
    expect(await undo(wrong)).toMatchObject({ ok: true, value: { isRepeated: true } });
    expect(await stockOf(shop.db, sale)).toEqual(stock);
  },
);

test('a parcel that had been delivered before stays delivered, and is due again', async () => {
  await changePackageStatus(shop.context, { ...firstPackage(sale), to: 3, actor: operator });
  const delivered = await readPackage(shop.db, firstPackage(sale));
  const undone = await undo(await collect('carrier'));
  expect(undone).toMatchObject({ ok: true, value: { statusId: 3, due: 58_999 } });
  expect(await readPackage(shop.db, firstPackage(sale))).toEqual(delivered);
});

test('what has been remitted, released or refunded is final', async () => {
  const final = { ok: false, reason: 'collection-final' };
  const remitted = await collect('carrier');
  const carrier = 'Coordinadora';
  const [undone, brought] = await Promise.all([
    undo(remitted),
    recordRemittance(shop.context, { carrier, reference: 'R-1', amount: 58_999, actor: null }),
  ]);
  // Whichever was first, the other one finds nothing left to do.
  expect([undone.ok, brought.ok].toSorted()).toEqual([false, true]);
  if (brought.ok) expect(await undo(remitted)).toEqual(final);

  sale = await buildSale(shop.db, UNPAID_PACKAGES, 'carrier');
  await placePackage(shop.db, firstPackage(sale), 2);
  const refunded = await collect('seller');
  const asked = { orderNumber: sale.number, cause: 'warranty', note: '', shipping: 'none' } as const;
  const actor = operator.accountId ?? 0;
  const lines = [{ line: 1, quantity: 1 }];
  expect((await requestRefund(shop.context, { ...asked, lines }, { key: 'k', actor })).ok).toBe(true);
  expect(await undo(refunded)).toEqual(final);
  expect(await undo(999)).toEqual({ ok: false, reason: 'collection-unknown' });
  const kept = await query(shop.db, sql`select 1 from cash_collection where id = ${refunded}`);
  expect(kept).toHaveLength(1);
});
