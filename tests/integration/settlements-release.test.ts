import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { holdingNone } from '../../src/server/db/held-connection.ts';
import { execute, query, sql } from '../../src/server/db/sql.ts';
import { inTransaction } from '../../src/server/db/transaction.ts';
import { lockOrder } from '../../src/server/modules/orders/placing/order-money.service.ts';
import { type GoodsRefund, refundGoods } from '../../src/server/modules/orders/refunds/refund.service.ts';
import { releasePackages } from '../../src/server/modules/payouts/settlements/release.service.ts';
import { getSellerMoney } from '../../src/server/modules/payouts/settlements/seller-money.service.ts';
import { getSettlementDetail } from '../../src/server/modules/payouts/settlements/settlement-view.service.ts';
import { untilBlocked } from '../support/blocked.ts';
import { buildCategory, buildSeller } from '../support/catalog-factories.ts';
import {
  buildPaidSeller,
  deliver,
  earn,
  moneyStateOf,
  openSettlementWorld,
  payoutsOf,
  type SettlementWorld,
  sell,
  settleAll,
} from '../support/settlement-world.ts';

let world: SettlementWorld;
let sellerId: number;
beforeAll(async () => {
  world = await openSettlementWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.setClock('2026-12-01T12:00:00-05:00');
  sellerId = await buildSeller(world.db);
});

async function isReleasedAt(orderNumber: number, moment: string): Promise<boolean> {
  world.setClock(moment);
  expect(await releasePackages(world.context)).toMatchObject({ failed: 0 });
  return (await moneyStateOf(world.db, orderNumber)) === 'released';
}

test('the fifth business day after delivery still belongs to the buyer, the next day does not', async () => {
  const order = await sell(world, { sellerId });
  // Tuesday 1 December; 8 December is a holiday, so the five days are 2, 3, 4, 7 and 9.
  await deliver(world.db, order, '2026-12-01T23:59:59-05:00');
  expect(await isReleasedAt(order, '2026-12-09T23:59:59-05:00')).toBe(false);
  expect(await isReleasedAt(order, '2026-12-10T00:00:00-05:00')).toBe(true);
});

test('a delivery after midnight in Bogotá counts from that day, whatever the day in UTC', async () => {
  const order = await sell(world, { sellerId });
  // 2 December in Bogotá; the days are 3, 4, 7, 9 and 10.
  await deliver(world.db, order, '2026-12-02T00:00:00-05:00');
  expect(await isReleasedAt(order, '2026-12-10T23:59:59-05:00')).toBe(false);
  expect(await isReleasedAt(order, '2026-12-11T00:00:00-05:00')).toBe(true);
});

test('a hold that spans Christmas and New Year waits for business days only', async () => {
  const order = await sell(world, { sellerId });
  // Thursday 24 December; 25 December and 1 January are holidays: 28, 29, 30, 31 and 4 January.
  await deliver(world.db, order, '2026-12-24T10:00:00-05:00');
  expect(await isReleasedAt(order, '2027-01-04T23:00:00-05:00')).toBe(false);
  expect(await isReleasedAt(order, '2027-01-05T00:00:00-05:00')).toBe(true);
});

test('goods without withdrawal are released after one business day, unless one line has it', async () => {
  const personal = await buildCategory(world.db);
  await execute(
    world.db,
    sql`update category set withdrawal_exception = 'uso personal' where id = ${personal}`,
  );
  const perishable = await sell(world, { sellerId, perishable: true });
  const ofPersonalUse = await sell(world, { sellerId, categoryId: personal });
  const mixed = await sell(world, { sellerId, perishable: true, prices: [20_000, 30_000] });
  await execute(
    world.db,
    sql`update product set perishable = false where id =
          (select product_id from order_line where order_number = ${mixed} and line = 2)`,
  );
  for (const order of [perishable, ofPersonalUse, mixed])
    await deliver(world.db, order, '2026-12-01T10:00:00-05:00');
  expect(await isReleasedAt(perishable, '2026-12-02T23:00:00-05:00')).toBe(false);
  expect(await isReleasedAt(perishable, '2026-12-03T01:00:00-05:00')).toBe(true);
  expect(await moneyStateOf(world.db, ofPersonalUse)).toBe('released');
  expect(await moneyStateOf(world.db, mixed)).toBe('held');
  expect(await isReleasedAt(mixed, '2026-12-10T01:00:00-05:00')).toBe(true);
});

test('a line whose units were all cancelled holds nothing up, one with a unit left does', async () => {
  const sold: number[] = [];
  for (const quantity of [1, 2]) {
    const order = await sell(world, { sellerId, perishable: true, prices: [20_000, 30_000], quantity });
    await execute(
      world.db,
      sql`update product set perishable = false where id =
            (select product_id from order_line where order_number = ${order} and line = 2)`,
    );
    await execute(
      world.db,
      sql`update order_line set cancelled_quantity = 1 where order_number = ${order} and line = 2`,
    );
    await deliver(world.db, order, '2026-12-01T10:00:00-05:00');
    sold.push(order);
  }
  const [gone = 0, left = 0] = sold;
  expect(await isReleasedAt(gone, '2026-12-03T01:00:00-05:00')).toBe(true);
  expect(await moneyStateOf(world.db, left)).toBe('held');
});

test('money waits while the split is unknown, the carrier has the cash or the package comes back', async () => {
  const unproven = await sell(world, { sellerId, splitState: 'requested' });
  const withCarrier = await sell(world, { sellerId, payment: 'carrier-cash' });
  const returning = await sell(world, { sellerId });
  const undelivered = await sell(world, { sellerId });
  for (const order of [unproven, withCarrier, returning])
    await deliver(world.db, order, '2026-12-01T10:00:00-05:00');
  await execute(world.db, sql`update package set status_id = 31 where order_number = ${returning}`);
  expect(await isReleasedAt(unproven, '2027-01-20T10:00:00-05:00')).toBe(false);
  expect(await moneyStateOf(world.db, withCarrier)).toBe('held');
  expect(await moneyStateOf(world.db, returning)).toBe('held');
  expect(await moneyStateOf(world.db, undelivered)).toBe('held');

  await execute(world.db, sql`update payment set split_state = 'absent' where order_number = ${unproven}`);
  await execute(
    world.db,
    sql`with remittance as (
          insert into cash_remittance (carrier, amount, reference, received_on, recorded_at)
          values ('Servientrega', 108000, 'R-1', '2026-12-05', now()) returning id)
        update cash_collection set remittance_id = remittance.id from remittance where order_number = ${withCarrier}`,
  );
  expect(await isReleasedAt(unproven, '2027-01-20T11:00:00-05:00')).toBe(true);
  expect(await moneyStateOf(world.db, withCarrier)).toBe('released');
});

test('a release posts the net of the package once, however often and in parallel the job runs', async () => {
  const order = await sell(world, { sellerId, prices: [100_000, 33_333], feePercent: 12.5 });
  await deliver(world.db, order, '2026-12-01T10:00:00-05:00');
  const net = 100_000 - 12_500 + 33_333 - 4_167;
  expect(await getSellerMoney(world.db, sellerId)).toMatchObject({ value: { held: net, available: 0 } });
  world.setClock('2026-12-20T10:00:00-05:00');
  await Promise.all([1, 2, 3].map(() => releasePackages(world.context)));
  await releasePackages(world.context);
  expect(await getSellerMoney(world.db, sellerId)).toMatchObject({ value: { held: 0, available: net } });
  expect(
    await query(
      world.db,
      sql`select key from ledger_transaction where order_number = ${order} and kind = 'release'`,
    ),
  ).toEqual([{ key: `release:${order}:${sellerId}` }]);
});

test('a release waits for whoever holds the order, and sees what they changed', async () => {
  const order = await sell(world, { sellerId });
  await deliver(world.db, order, '2026-12-01T10:00:00-05:00');
  world.setClock('2026-12-20T10:00:00-05:00');
  let releasing: Promise<unknown> | undefined;
  await inTransaction(world.db, async (db) => {
    await lockOrder(db, order);
    releasing = holdingNone(() => releasePackages(world.context));
    await untilBlocked(world.db);
    await execute(db, sql`update package set status_id = 31 where order_number = ${order}`);
  });
  await releasing;
  expect(await moneyStateOf(world.db, order)).toBe('held');
});

test('more packages than one batch are all released', async () => {
  const numbers: number[] = [];
  for (let count = 0; count < 205; count++) numbers.push(await sell(world, { sellerId, prices: [1_000] }));
  for (const number of numbers) await deliver(world.db, number, '2026-12-01T10:00:00-05:00');
  world.setClock('2026-12-20T10:00:00-05:00');
  const { released } = await releasePackages(world.context);
  expect(released).toBeGreaterThanOrEqual(205);
  expect(await getSellerMoney(world.db, sellerId)).toMatchObject({
    value: { held: 0, available: 205 * 900 },
  });
});

test('a settlement names the units that were there when their package was released, whatever was given back since', async () => {
  const paidId = await buildPaidSeller(world);
  const giveBack = (orderNumber: number, parts: Pick<GoodsRefund, 'lines' | 'pesos'>) =>
    inTransaction(world.db, async (db) => {
      const order = await lockOrder(db, orderNumber);
      if (!order) throw new Error('There is no order');
      const form = {
        shipping: 'none',
        cause: 'warranty',
        note: '',
        actor: null,
        now: world.context.now(),
      } as const;
      const idempotencyKey = `${orderNumber}:${JSON.stringify(parts)}`;
      expect(await refundGoods(db, { ...form, ...parts, order, idempotencyKey })).toMatchObject({ ok: true });
    });
  const unit = { lines: [{ line: 1, quantity: 1, restock: false }] };
  const sum = { lines: [], pesos: [{ line: 1, amount: 10_000 }] };
  for (const before of [sum, unit]) {
    const order = await sell(world, { sellerId: paidId, prices: [30_000], quantity: 3 });
    await giveBack(order, before);
    await deliver(world.db, order, '2026-11-02T12:00:00Z');
    expect(await isReleasedAt(order, '2026-12-01T12:00:00-05:00')).toBe(true);
    await giveBack(order, { lines: [{ line: 1, quantity: 2, restock: false }] });
  }
  await earn(world, { sellerId: paidId });
  await settleAll(world);
  const [payout] = await payoutsOf(world.db, paidId);
  const detail = await getSettlementDetail(world.db, payout?.settlementId ?? 0, null);
  if (!detail.ok) throw new Error('There is no settlement');
  expect(detail.value.movements.flatMap(({ lines }) => lines)).toMatchObject([
    { quantity: 3, saleAmount: 80_000 },
    { quantity: 2, saleAmount: 60_000 },
    { quantity: 1, saleAmount: 100_000 },
  ]);
});
