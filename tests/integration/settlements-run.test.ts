import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { payoutCreated } from '../../src/domain/ledger/payout-postings.ts';
import { refusalCharged } from '../../src/domain/ledger/refund-postings.ts';
import { type Database, execute, query, queryOne, sql } from '../../src/server/db/sql.ts';
import { inTransaction } from '../../src/server/db/transaction.ts';
import { postTransaction } from '../../src/server/modules/books/ledger.service.ts';
import { listWaitingBalances } from '../../src/server/modules/payouts/settlements/seller-money.service.ts';
import {
  insertSettlement,
  settlePayoutEntry,
} from '../../src/server/modules/payouts/settlements/settle-seller.repository.ts';
import { settleSeller } from '../../src/server/modules/payouts/settlements/settle-seller.service.ts';
import { listSettlementProblems } from '../../src/server/modules/payouts/settlements/settlement-check.service.ts';
import { finishRun } from '../../src/server/modules/payouts/settlements/settlement-run.repository.ts';
import {
  listSettlementRuns,
  runDueSettlements,
  setSettlementSchedule,
  startSettlementRun,
} from '../../src/server/modules/payouts/settlements/settlement-run.service.ts';
import { getSettlementDetail } from '../../src/server/modules/payouts/settlements/settlement-view.service.ts';
import { breakingPool } from '../support/breaking-pool.ts';
import { buildCase } from '../support/case-factories.ts';
import { buildSeller } from '../support/catalog-factories.ts';
import {
  buildPaidSeller,
  earn,
  giveBankAccount,
  moneyOf,
  openSettlementWorld,
  payoutsOf,
  type SettlementWorld,
  sell,
  settleAll,
} from '../support/settlement-world.ts';

let world: SettlementWorld;
let db: Database;
beforeAll(async () => {
  world = await openSettlementWorld();
  db = world.db;
});
afterAll(() => world.close());
beforeEach(() => world.setClock('2026-11-03T15:00:00Z'));

async function owe(sellerId: number, amount: number): Promise<void> {
  const order = await sell(world, { sellerId, prices: [1_000] });
  await inTransaction(world.db, (inside) =>
    postTransaction(inside, refusalCharged({ orderNumber: order, sellerId, amount }), world.context.now()),
  );
}

test('a seller is paid what is open, and her settlement adds up to zero with its payout', async () => {
  const sellerId = await buildPaidSeller(world);
  await earn(world, { sellerId });
  await earn(world, { sellerId, prices: [50_000, 10_000] });
  expect(await settleAll(world)).toMatchObject({ finishedAt: expect.any(Date) });
  const [payout, ...others] = await payoutsOf(db, sellerId);
  expect(others).toEqual([]);
  expect(payout).toMatchObject({ amount: 144_000, state: 'pending' });
  expect(await moneyOf(db, sellerId)).toMatchObject({ available: 0, inPayout: 144_000, debt: 0, paid: 0 });
  const detail = await getSettlementDetail(db, payout?.settlementId ?? 0, null);
  if (!detail.ok) throw new Error('There is no settlement');
  const changes = detail.value.movements.map(({ availableChange }) => availableChange);
  expect(changes).toEqual([90_000, 54_000, -144_000]);
  expect(detail.value.movements[1]).toMatchObject({
    deliveredOn: '2026-10-01',
    dueOn: '2026-11-15',
    lines: [
      { line: 1, quantity: 1, saleAmount: 50_000, feePercent: 10, fee: 5_000, net: 45_000 },
      { line: 2, quantity: 1, saleAmount: 10_000, feePercent: 10, fee: 1_000, net: 9_000 },
    ],
  });
  expect(await listSettlementProblems(db)).toEqual([]);
});

test('a second run has nothing left to pay', async () => {
  const sellerId = await buildPaidSeller(world);
  await earn(world, { sellerId });
  await settleAll(world);
  await settleAll(world);
  expect(await payoutsOf(db, sellerId)).toHaveLength(1);
});

test('too little waits, and is paid together with what comes later', async () => {
  const sellerId = await buildPaidSeller(world);
  await earn(world, { sellerId, prices: [11_000] });
  await settleAll(world);
  expect(await payoutsOf(db, sellerId)).toEqual([]);
  expect(await moneyOf(db, sellerId)).toMatchObject({ available: 9_900 });
  await earn(world, { sellerId, prices: [1_000] });
  await settleAll(world);
  expect(await payoutsOf(db, sellerId)).toMatchObject([{ amount: 10_800 }]);
});

test('what fell below the minimum since its seller was listed waits too', async () => {
  const sellerId = await buildPaidSeller(world);
  await earn(world, { sellerId });
  await settleAll(world);
  await earn(world, { sellerId });
  const now = world.context.now();
  const run = await queryOne<{ id: number }>(
    db,
    sql`insert into settlement_run (run_key, started_at) values ('listed', ${now}) returning id`,
  );
  const asked = { runId: run?.id ?? 0, sellerId };
  expect(await settleSeller(world.context, { ...asked, minimum: 90_001 })).toBe('nothing');
  expect(await payoutsOf(db, sellerId)).toHaveLength(1);
  expect(await settleSeller(world.context, { ...asked, minimum: 90_000 })).toBe('paid');
  await execute(db, sql`update settlement_run set finished_at = ${now} where id = ${asked.runId}`);
});

test('a debt carries over and is netted by later sales, to the peso', async () => {
  const sellerId = await buildPaidSeller(world);
  await owe(sellerId, 30_000);
  await settleAll(world);
  expect(await moneyOf(db, sellerId)).toMatchObject({ available: 0, debt: 30_000 });
  await earn(world, { sellerId, prices: [20_000] });
  await settleAll(world);
  expect(await payoutsOf(db, sellerId)).toEqual([]);
  expect(await moneyOf(db, sellerId)).toMatchObject({ available: 0, debt: 12_000 });
  await earn(world, { sellerId, prices: [100_000] });
  await settleAll(world);
  expect(await payoutsOf(db, sellerId)).toMatchObject([{ amount: 78_000 }]);
  expect(await moneyOf(db, sellerId)).toMatchObject({ available: 0, debt: 0, inPayout: 78_000 });
});

test('a seller who collected the cash herself owes fee and shipping', async () => {
  const sellerId = await buildPaidSeller(world);
  await sell(world, { sellerId, payment: 'seller-cash' });
  expect(await moneyOf(db, sellerId)).toMatchObject({ held: 0, available: 0, debt: 18_000 });
  await earn(world, { sellerId });
  await settleAll(world);
  expect(await payoutsOf(db, sellerId)).toMatchObject([{ amount: 72_000 }]);
});

test('without a bank account the money waits, with one mail a week', async () => {
  const sellerId = await buildSeller(db);
  await earn(world, { sellerId });
  const mails = () =>
    query(
      db,
      sql`select 1 from outbox_message where template = 'bank-account-missing' and data ->> 'sellerId' = ${String(sellerId)}`,
    );
  await settleAll(world);
  await settleAll(world);
  expect(await mails()).toHaveLength(1);
  const { balances } = await listWaitingBalances(db, sellerId - 1);
  expect(balances).toContainEqual(
    expect.objectContaining({ sellerId, balance: 90_000, reason: 'no-bank-account' }),
  );
  world.setClock('2026-11-10T14:00:00Z');
  await settleAll(world);
  expect(await mails()).toHaveLength(1);
  world.setClock('2026-11-10T15:00:00Z');
  await settleAll(world);
  expect(await mails()).toHaveLength(2);
  await giveBankAccount(world, sellerId);
  await settleAll(world);
  expect(await payoutsOf(db, sellerId)).toMatchObject([{ amount: 90_000 }]);
});

test('what an open case keeps back is neither paid nor announced as ready', async () => {
  const sellerId = await buildPaidSeller(world);
  const orderNumber = await earn(world, { sellerId });
  for (const _ of [1, 2]) await buildCase(db, { orderNumber, sellerId });
  await execute(db, sql`update rights_case set holds_payout = true where order_number = ${orderNumber}`);
  const waiting = async () => (await listWaitingBalances(db, sellerId - 1)).balances[0];
  expect(await waiting()).toMatchObject({ sellerId, balance: 90_000, held: 90_000, reason: 'held' });
  await settleAll(world);
  expect(await payoutsOf(db, sellerId)).toEqual([]);
  await earn(world, { sellerId });
  expect(await waiting()).toMatchObject({ balance: 180_000, held: 90_000, reason: 'ready' });
  await settleAll(world);
  expect(await payoutsOf(db, sellerId)).toMatchObject([{ amount: 90_000 }]);
  await execute(db, sql`update rights_case set holds_payout = false where order_number = ${orderNumber}`);
  expect(await waiting()).toMatchObject({ balance: 90_000, held: 0, reason: 'ready' });
});

test('runs at the same time pay each seller once', async () => {
  const sellerIds = await Promise.all(Array.from({ length: 12 }, () => buildPaidSeller(world)));
  for (const sellerId of sellerIds) await earn(world, { sellerId });
  await Promise.all([1, 2, 3, 4].map(() => settleAll(world)));
  for (const sellerId of sellerIds) expect(await payoutsOf(db, sellerId)).toMatchObject([{ amount: 90_000 }]);
  expect(await listSettlementProblems(db)).toEqual([]);
});

test('the same request of an operator is one run', async () => {
  const key = 'llave-de-hoy';
  const runs = await Promise.all(
    [1, 2, 3].map(() => startSettlementRun(world.context, { key, actor: world.operatorId })),
  );
  expect(new Set(runs.map((one) => one.ok && one.value.id)).size).toBe(1);
});

test('a run that a crash broke off is finished, and pays nobody twice', async () => {
  const [first, second] = [await buildPaidSeller(world), await buildPaidSeller(world)];
  for (const sellerId of [first, second]) await earn(world, { sellerId });
  await execute(
    db,
    sql`insert into settlement_run (run_key, started_at) values ('day:2026-11-03', ${world.context.now()})`,
  );
  const run = await queryOne<{ id: number }>(
    db,
    sql`select id from settlement_run where run_key = 'day:2026-11-03'`,
  );
  const runId = run?.id ?? 0;
  // The first seller was paid, then the process died in the middle of the second one's transaction.
  await settleSeller(world.context, { runId, sellerId: first, minimum: 1 });
  await inTransaction(world.db, async (inside) => {
    const now = world.context.now();
    const made = await insertSettlement(inside, { runId, sellerId: second, minimum: 1, now });
    if (!made) throw new Error('nothing to settle');
    const payout = { id: made.payoutId, sellerId: second, amount: made.amount };
    await postTransaction(inside, payoutCreated(payout), now);
    throw new Error('crash');
  }).catch(() => {});
  expect(await payoutsOf(db, second)).toEqual([]);
  await earn(world, { sellerId: first });
  await runDueSettlements(world.context);
  expect(await payoutsOf(db, first)).toHaveLength(1);
  expect(await payoutsOf(db, second)).toMatchObject([{ amount: 90_000 }]);
  expect(await moneyOf(db, first)).toMatchObject({ available: 90_000 });
  expect(
    await queryOne(db, sql`select finished_at is not null as done from settlement_run where id = ${runId}`),
  ).toEqual({ done: true });
  expect(await listSettlementProblems(db)).toEqual([]);
});

test('a run that meets an outage stays open, and pays everybody in its next minute', async () => {
  await settleAll(world);
  const sellers = [await buildPaidSeller(world), await buildPaidSeller(world), await buildPaidSeller(world)];
  for (const sellerId of sellers) await earn(world, { sellerId });
  let connects = 0;
  const write = breakingPool(world.db, ({ call }) => call === 'connect' && ++connects <= 2);
  world.setClock('2026-11-05T15:00:00Z');
  await execute(
    db,
    sql`insert into settlement_run (run_key, started_at) values ('day:2026-11-05', ${world.context.now()})`,
  );
  await expect(runDueSettlements({ ...world.context, write })).rejects.toThrow('ECONNRESET');
  await runDueSettlements(world.context);
  for (const sellerId of sellers) expect(await payoutsOf(db, sellerId)).toMatchObject([{ amount: 90_000 }]);
  expect((await listSettlementRuns(db, null)).runs[0]).toMatchObject({ settlements: 3 });
});

test('a finished run keeps what it has paid, and pays nobody any more', async () => {
  await settleAll(world);
  const [first, second] = [await buildPaidSeller(world), await buildPaidSeller(world)];
  for (const sellerId of [first, second]) await earn(world, { sellerId });
  const { id: runId } = await settleAll(world);
  const paid = { id: runId, settlements: 2, amount: 180_000, finishedAt: expect.any(Date) };
  const listed = async () => (await listSettlementRuns(db, null)).runs.find(({ id }) => id === runId);
  expect(await listed()).toMatchObject(paid);
  const late = await buildPaidSeller(world);
  await earn(world, { sellerId: late });
  expect(await settleSeller(world.context, { runId, sellerId: late, minimum: 1 })).toBe('nothing');
  expect(await payoutsOf(db, late)).toEqual([]);
  // As the version before finished it.
  await execute(
    db,
    sql`update settlement_run set settlement_count = null, settlement_amount = null where id = ${runId}`,
  );
  expect(await listed()).toMatchObject(paid);
});

test('a run waits for the payout that is being made when it ends, and counts it', async () => {
  const sellerId = await buildPaidSeller(world);
  await earn(world, { sellerId });
  const now = world.context.now();
  const run = await queryOne<{ id: number }>(
    db,
    sql`insert into settlement_run (run_key, started_at) values ('waiting', ${now}) returning id`,
  );
  const runId = run?.id ?? 0;
  const listed = async () => (await listSettlementRuns(db, null)).runs.find(({ id }) => id === runId);
  const isMade = Promise.withResolvers<void>();
  const mayCommit = Promise.withResolvers<void>();
  const making = inTransaction(world.db, async (inside) => {
    const made = await insertSettlement(inside, { runId, sellerId, minimum: 1, now });
    if (!made) throw new Error('nothing to settle');
    const { settlementId, payoutId: id, amount } = made;
    const transactionId = await postTransaction(inside, payoutCreated({ id, sellerId, amount }), now);
    await settlePayoutEntry(inside, { settlementId, sellerId, transactionId: transactionId ?? 0 });
    isMade.resolve();
    await mayCommit.promise;
  });
  await isMade.promise;
  const ending = inTransaction(world.db, (other) => finishRun(other, runId, now));
  await sleep(200);
  const meanwhile = await listed();
  mayCommit.resolve();
  await Promise.all([making, ending]);
  expect(meanwhile).toMatchObject({ settlements: 0, finishedAt: null });
  expect(await listed()).toMatchObject({ settlements: 1, amount: 90_000, finishedAt: expect.any(Date) });
});

test('the books refuse a settlement that does not add up to zero', async () => {
  const sellerId = await buildPaidSeller(world);
  await earn(world, { sellerId });
  const { id: runId } = await settleAll(world);
  await earn(world, { sellerId });
  await execute(db, sql`insert into settlement_run (run_key, started_at) values ('broken', now())`);
  const broken = inTransaction(world.db, (inside) =>
    insertSettlement(inside, { runId: runId + 1, sellerId, minimum: 1, now: world.context.now() }),
  );
  await expect(broken).rejects.toThrow(/out of balance by 90000/);
  await expect(execute(db, sql`delete from settlement_entry`)).rejects.toThrow(/append only/);
});

test('the schedule runs once on each business day from its hour, unless it is off', async () => {
  const dayRuns = async () =>
    (
      await query<{ key: string }>(
        db,
        sql`select run_key as key from settlement_run where run_key like 'day:2026-12%' order by id`,
      )
    ).map(({ key }) => key);
  for (const moment of [
    '2026-12-04T04:59:59-05:00',
    '2026-12-04T05:00:00-05:00',
    '2026-12-04T17:00:00-05:00',
    // Saturday, Sunday and, on Tuesday, a holiday.
    '2026-12-05T09:00:00-05:00',
    '2026-12-06T09:00:00-05:00',
    '2026-12-07T09:00:00-05:00',
    '2026-12-08T09:00:00-05:00',
  ]) {
    world.setClock(moment);
    await runDueSettlements(world.context);
  }
  expect(await dayRuns()).toEqual(['day:2026-12-04', 'day:2026-12-07']);
  await setSettlementSchedule(world.context, { enabled: false, hour: 5, weekdays: [1, 2, 3, 4, 5] });
  world.setClock('2026-12-09T09:00:00-05:00');
  await runDueSettlements(world.context);
  await setSettlementSchedule(world.context, { enabled: true, hour: 14, weekdays: [4, 4] });
  world.setClock('2026-12-10T13:00:00-05:00');
  await runDueSettlements(world.context);
  expect(await dayRuns()).toHaveLength(2);
  world.setClock('2026-12-10T14:00:00-05:00');
  await runDueSettlements(world.context);
  expect(await dayRuns()).toContain('day:2026-12-10');
});
