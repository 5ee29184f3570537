import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { checkLedger } from '../../src/server/modules/books/check.service.ts';
import {
  listCarrierBalances,
  listCashInTransit,
} from '../../src/server/modules/orders/cash/cash-in-transit.service.ts';
import { recordCollection } from '../../src/server/modules/orders/cash/record-collection.service.ts';
import {
  type Remittance,
  recordRemittance,
} from '../../src/server/modules/orders/cash/record-remittance.service.ts';
import type { Actor } from '../../src/server/modules/orders/fulfilment/package.service.ts';
import {
  buildOperator,
  firstPackage,
  placePackage,
  secondPackage,
  UNPAID_PACKAGES,
} from '../support/package-factories.ts';
import { type Books, balancesOf, buildSale, openBooks } from '../support/sale-factories.ts';

const now = new Date('2026-11-20T15:00:00Z');
let shop: Books;
let operator: Actor;
let coordinadora: number;
let tcc: number;
const shops: Books[] = [];
beforeEach(async () => {
  shop = await openBooks(() => now);
  shops.push(shop);
  operator = await buildOperator(shop.db);
  const sale = await buildSale(shop.db, UNPAID_PACKAGES, 'carrier');
  // 58.999 since exactly eight days, 112.000 since a second more.
  coordinadora = await collect(firstPackage(sale), 58_999, 'Coordinadora', '2026-11-12T15:00:00Z');
  tcc = await collect(secondPackage(sale), 112_000, 'TCC', '2026-11-12T14:59:59Z');
});
afterEach(async () => {
  expect(await checkLedger({ write: shop.db })).toEqual([]);
});
afterAll(async () => {
  for (const one of shops) await one.close();
});

async function collect(
  ref: { orderNumber: number; sellerId: number },
  amount: number,
  carrier: string,
  at: string,
) {
  await placePackage(shop.db, ref, 2, carrier);
  const parts = { amount, collectedBy: 'carrier', collectedAt: new Date(at), actor: operator } as const;
  const collected = await recordCollection(shop.context, { ...ref, ...parts });
  if (!collected.ok) throw new Error(collected.reason);
  return collected.value.collectionId;
}

function remit(more: Partial<Remittance> = {}) {
  const parts = { carrier: 'COORDINADORA', reference: 'REM-1', amount: 58_999, actor: operator.accountId };
  return recordRemittance(shop.context, { ...parts, ...more });
}

test('brings the cash of a carrier to the bank and leaves that of the others', async () => {
  expect(await remit()).toMatchObject({
    ok: true,
    value: { carrier: 'Coordinadora', collectionIds: [coordinadora], receivedOn: '2026-11-20' },
  });
  expect(await balancesOf(shop.db)).toMatchObject({ bank: 58_999, cash_in_transit: 112_000 });
  const { collections } = await listCashInTransit(shop.context, {});
  expect(collections.map(({ id }) => id)).toEqual([tcc]);
});

test('the same reference is recorded once, also ten times at once', async () => {
  const all = await Promise.all(Array.from({ length: 10 }, () => remit()));
  expect(all.every(({ ok }) => ok)).toBe(true);
  expect(all.filter((one) => one.ok && !one.value.isRepeated)).toHaveLength(1);
  expect(await remit({ amount: 1 })).toMatchObject({ ok: false, reason: 'remittance-reference-used' });
  expect(await remit({ collectionIds: [tcc] })).toMatchObject({ reason: 'remittance-reference-used' });
  expect(await balancesOf(shop.db)).toMatchObject({ bank: 58_999 });
});

test('two carriers may use the same number', async () => {
  await remit();
  expect(await remit({ carrier: 'TCC', amount: 112_000, collectionIds: [tcc] })).toMatchObject({ ok: true });
  const balances = await balancesOf(shop.db);
  expect(balances.bank).toBe(170_999);
  expect(balances.cash_in_transit).toBeUndefined();
  expect(await listCarrierBalances(shop.context)).toEqual([]);
});

test('under two references at once the same cash comes once', async () => {
  const both = await Promise.all([remit(), remit({ reference: 'REM-2' })]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both.find(({ ok }) => !ok)).toMatchObject({ reason: 'remittance-collection-unknown' });
  expect(await balancesOf(shop.db)).toMatchObject({ bank: 58_999, cash_in_transit: 112_000 });
});

test.each([
  ['one peso too little', { amount: 58_998 }, 'remittance-amount-differs'],
  ['one peso too much', { amount: 59_000 }, 'remittance-amount-differs'],
  ['of tomorrow', { receivedOn: '2026-11-21' }, 'cash-time-impossible'],
  ['of a carrier that holds nothing', { carrier: 'Envía' }, 'remittance-collection-unknown'],
])('%s is refused', async (_, more, reason) => {
  expect(await remit(more)).toMatchObject({ ok: false, reason });
  expect(await balancesOf(shop.db)).toMatchObject({ cash_in_transit: 170_999 });
});

test('the cash of another carrier is refused, with the sum that is expected', async () => {
  const ids = [coordinadora, tcc];
  expect(await remit({ collectionIds: ids, amount: 170_999 })).toEqual({
    ok: false,
    reason: 'remittance-collection-unknown',
    details: { recaudos: [tcc] },
  });
  expect(await remit({ amount: 1 })).toMatchObject({ details: { valorEsperado: 58_999 } });
});

test('carriers are listed with what they hold, since when, and what is overdue', async () => {
  expect(await listCarrierBalances(shop.context)).toEqual([
    {
      carrier: 'TCC',
      collections: 1,
      amount: 112_000,
      oldestDays: 8,
      overdueCollections: 1,
      overdueAmount: 112_000,
    },
    {
      carrier: 'Coordinadora',
      collections: 1,
      amount: 58_999,
      oldestDays: 8,
      overdueCollections: 0,
      overdueAmount: 0,
    },
  ]);
  const overdue = await listCashInTransit(shop.context, { overdueOnly: true });
  expect(overdue.collections).toMatchObject([{ id: tcc, days: 8, isOverdue: true, amount: 112_000 }]);
  const ofCarrier = await listCashInTransit(shop.context, { carrier: 'coordinadora' });
  expect(ofCarrier).toMatchObject({
    collections: [{ id: coordinadora, isOverdue: false }],
    nextCursor: null,
  });
  const rest = await listCashInTransit(shop.context, { cursor: coordinadora });
  expect(rest.collections.map(({ id }) => id)).toEqual([tcc]);
});
