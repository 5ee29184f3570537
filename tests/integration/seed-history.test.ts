import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '../../src/server/context.ts';
import { type Database, query, sql } from '../../src/server/db/sql.ts';
import { listSellerBalances } from '../../src/server/modules/books/balances.service.ts';
import { checkLedger } from '../../src/server/modules/books/check.service.ts';
import { getSellerSummary } from '../../src/server/modules/overview/seller-home.service.ts';
import { countSellerFeedback } from '../../src/server/modules/reviews/seller-question.service.ts';
import { seedReferenceData } from '../../src/server/seed/reference-data.ts';
import { seedDemo } from '../../src/server/seed/seed-demo.ts';
import { createTestContext } from '../support/context.ts';
import { createTestDatabase } from '../support/postgres.ts';

// A Saturday, the Monday after, and Easter Monday's week, when holidays part the paydays.
const STARTS = ['2026-11-21T15:00:00Z', '2026-11-23T11:00:00Z', '2027-03-30T03:00:00Z'];

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'plazuela-history-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

test.for(STARTS)('two shops have a month behind them when the demo starts at %s', async (start) => {
  database = await createTestDatabase();
  const context = createTestContext(database.pool, {
    environment: { PLAZUELA_MODE: 'demo', DATA_DIR: dataDir },
    now: () => new Date(start),
  });
  await seedReferenceData(database.pool);
  expect(await seedDemo(context)).toBe(true);
  await expectHistory(context, database.pool);
  await database.drop();
});

async function expectHistory(context: Context, db: Database): Promise<void> {
  expect(await checkLedger(context)).toEqual([]);
  expect(await listStages(db, 73)).toEqual({
    'to-accept': 3,
    'to-prepare': 1,
    'to-send': 2,
    'on-the-way': 3,
    delivered: 18,
    cancelled: 1,
  });
  expect(await listStages(db, 78)).toMatchObject({ 'to-accept': 1, 'to-prepare': 1, delivered: 7 });
  const money = await listSellerBalances(db, 73);
  expect(money.held).toBeGreaterThan(100_000);
  expect(money.payable).toBeGreaterThan(50_000);
  const payouts = await query<{ state: string }>(db, sql`select state from payout where seller_id = 73`);
  expect(payouts.length).toBeGreaterThan(1);
  expect(new Set(payouts.map(({ state }) => state))).toEqual(new Set(['paid']));
  // Something to see on each desk, and nothing behind its date.
  const shown = await query(db, sql`select kind, state, outcome from rights_case order by id`);
  expect(shown).toEqual([
    { kind: 'withdrawal', state: 'closed', outcome: 'refund' },
    { kind: 'warranty', state: 'mediating', outcome: null },
    { kind: 'withdrawal', state: 'on-the-way-back', outcome: null },
    { kind: 'petition', state: 'mediating', outcome: null },
    { kind: 'not-as-ordered', state: 'answering', outcome: null },
  ]);
  const today = context.now().toISOString().slice(0, 10);
  expect(await query(db, sql`select from rights_case where next_on < ${today}::date - 1`)).toEqual([]);
  const due = sql`select from refund where state = 'due' and cause not in ('out-of-stock', 'cancelled')`;
  expect(await query(db, due)).toEqual([]);
  const summary = await getSellerSummary(context, 73, 30);
  expect(summary).toMatchObject({ hasBankAccount: true, bestSellers: { length: 4 } });
  expect(summary.days.filter(({ amount }) => amount > 0).length).toBeGreaterThan(15);
  const feedback = await countSellerFeedback(context, 73);
  expect(feedback).toMatchObject({ openQuestions: 2 });
  expect(feedback.reviewsWithoutReply).toBeGreaterThan(0);
  // What happened before the first start is told to nobody.
  expect(await query(db, sql`select from outbox_message`)).toEqual([]);
  const later = sql`select from audit_entry where happened_at > ${context.now()}
    union all select from package_status_change where changed_at > ${context.now()}
    union all select from ledger_transaction where posted_at > ${context.now()}`;
  expect(await query(db, later)).toEqual([]);
}

async function listStages(db: Database, sellerId: number): Promise<Record<string, number>> {
  const rows = await query<{ stage: string; count: number }>(
    db,
    sql`select stage, count(*)::int as count from package where seller_id = ${sellerId} group by stage`,
  );
  return Object.fromEntries(rows.map(({ stage, count }) => [stage, count]));
}
