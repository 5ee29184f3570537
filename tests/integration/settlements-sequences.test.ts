import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCharged } from '../../src/domain/ledger/refund-postings.ts';
import { query, queryOne, sql } from '../../src/server/db/sql.ts';
import { inTransaction } from '../../src/server/db/transaction.ts';
import { postTransaction } from '../../src/server/modules/books/ledger.service.ts';
import { lockOrder } from '../../src/server/modules/orders/placing/order-money.service.ts';
import { refundGoods } from '../../src/server/modules/orders/refunds/refund.service.ts';
import { recordPayoutStep } from '../../src/server/modules/payouts/settlements/payout.service.ts';
import { createPayoutFile } from '../../src/server/modules/payouts/settlements/payout-file.service.ts';
import { releasePackages } from '../../src/server/modules/payouts/settlements/release.service.ts';
import { listSettlementProblems } from '../../src/server/modules/payouts/settlements/settlement-check.service.ts';
import { cases } from '../support/random-cases.ts';
import {
  buildPaidSeller,
  deliver,
  moneyOf,
  openSettlementWorld,
  payoutsOf,
  type SettlementWorld,
  sell,
  settleAll,
} from '../support/settlement-world.ts';

let world: SettlementWorld;
beforeAll(async () => {
  world = await openSettlementWorld();
});
afterAll(() => world.close());

const PRICE = 40_000;
const QUANTITY = 3;

/** What happens to one seller; numbers choose among her orders and payouts. */
type Step =
  | { kind: 'sell'; fee: number }
  | { kind: 'deliver' | 'refund'; order: number }
  | { kind: 'release' | 'settle' | 'settle-twice' | 'file' }
  | { kind: 'charge'; amount: number }
  | { kind: 'paid' | 'failed' | 'returned'; payout: number };

const choice = fc.nat({ max: 3 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('sell' as const), fee: fc.integer({ min: 0, max: 30 }) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('deliver' as const), order: choice }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('refund' as const), order: choice }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom('release', 'release', 'settle', 'settle-twice', 'file', 'file'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('charge' as const),
      amount: fc.integer({ min: 1, max: 150_000 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom('paid', 'paid', 'failed', 'returned'),
      payout: fc.nat({ max: 1 }),
    }),
  },
) as fc.Arbitrary<Step>;

/** Each life begins with a payout at the bank. */
const START: Step[] = [
  { kind: 'sell', fee: 10 },
  { kind: 'deliver', order: 0 },
  { kind: 'release' },
  { kind: 'settle' },
  { kind: 'file' },
];

interface Life {
  sellerId: number;
  orders: number[];
  charges: number;
}

/** Whatever happens in whatever order, each peso she earned is in one place: held, open, on its way, or paid. */
test('nothing is paid twice and nothing is lost in random lives of a seller', async () => {
  const met: Record<string, number> = {};
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 22 }), async (steps) => {
      world.setClock('2026-11-03T15:00:00Z');
      const life: Life = { sellerId: await buildPaidSeller(world), orders: [], charges: 0 };
      for (const one of START) await take(life, one);
      for (const one of steps) {
        await take(life, one);
        await expectEveryPesoInOnePlace(life);
      }
      for (const { state } of await payoutsOf(world.db, life.sellerId)) met[state] = (met[state] ?? 0) + 1;
    }),
    { numRuns: cases(60, 300) },
  );
  expect(await listSettlementProblems(world.db)).toEqual([]);
  // The lives were worth the name.
  for (const state of ['sent', 'paid', 'failed', 'returned']) expect(met[state], state).toBeGreaterThan(0);
});

async function take(life: Life, one: Step): Promise<void> {
  const { context, operatorId, db } = world;
  const { sellerId, orders } = life;
  switch (one.kind) {
    case 'sell':
      orders.push(
        await sell(world, { sellerId, prices: [PRICE], quantity: QUANTITY, feePercent: one.fee + 0.37 }),
      );
      return;
    case 'deliver': {
      const order = orders[one.order];
      if (order !== undefined) await deliver(db, order, '2026-10-01T12:00:00Z');
      return;
    }
    case 'refund':
      return refundOneUnit(orders[one.order]);
    case 'release':
      await releasePackages(context);
      return;
    case 'settle':
      await settleAll(world);
      return;
    case 'settle-twice':
      await Promise.all([settleAll(world), settleAll(world), releasePackages(context)]);
      return;
    case 'file':
      await createPayoutFile(context, operatorId);
      return;
    case 'charge':
      return charge(life, one.amount);
    default: {
      const payout = (await payoutsOf(db, sellerId)).at(-1 - one.payout);
      if (!payout) return;
      const asked = { payoutId: payout.id, to: one.kind, bankReference: 'B', reason: 'Cuenta cerrada' };
      // Twice at once: the second one finds it done.
      await Promise.all(
        [1, 2].map(() => recordPayoutStep(context, { ...asked, amount: null, actor: operatorId })),
      );
    }
  }
}

async function refundOneUnit(orderNumber: number | undefined): Promise<void> {
  if (orderNumber === undefined) return;
  await inTransaction(world.db, async (db) => {
    const order = await lockOrder(db, orderNumber);
    if (!order) throw new Error(`There is no order ${orderNumber}`);
    const row = await queryOne<{ refunds: number }>(
      db,
      sql`select count(*) as refunds from refund where order_number = ${orderNumber}`,
    );
    const idempotencyKey = `${orderNumber}-${row?.refunds}`;
    const lines = [{ line: 1, quantity: 1, restock: false }];
    const now = world.context.now();
    // The fourth unit of three is refused.
    await refundGoods(db, {
      ...{ order, idempotencyKey, lines, now },
      ...{ shipping: 'none', cause: 'withdrawal', note: '', actor: null },
    });
  });
}

async function charge(life: Life, amount: number): Promise<void> {
  const [orderNumber] = life.orders;
  if (orderNumber === undefined || life.charges > 0) return;
  const posting = refusalCharged({ orderNumber, sellerId: life.sellerId, amount });
  await inTransaction(world.db, (db) => postTransaction(db, posting, world.context.now()));
  life.charges += amount;
}

async function expectEveryPesoInOnePlace({ sellerId, charges }: Life): Promise<void> {
  const [kept] = await query<{ earned: number }>(
    world.db,
    sql`select coalesce(sum(unit_price * (quantity - cancelled_quantity) - fee
            + round(fee::numeric * cancelled_quantity / quantity)), 0)::bigint as earned
        from order_line where seller_id = ${sellerId}`,
  );
  const { held, available, debt, inPayout, paid } = await moneyOf(world.db, sellerId);
  expect(held + available - debt + inPayout + paid).toBe((kept?.earned ?? 0) - charges);
}
