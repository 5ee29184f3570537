import { afterAll, beforeAll, expect, test } from 'vitest';
import { marketplace, ofSeller } from '../../src/domain/ledger/accounts.ts';
import { type Database, query, sql } from '../../src/server/db/sql.ts';
import {
  getBalance,
  listBalances,
  listSellerBalances,
} from '../../src/server/modules/books/balances.service.ts';
import { checkLedger } from '../../src/server/modules/books/check.service.ts';
import { listEntries } from '../../src/server/modules/books/entries.service.ts';
import { closeLedgerDays, countOpenDays } from '../../src/server/modules/books/ledger.jobs.ts';
import { buildSeller } from '../support/catalog-factories.ts';
import { createTestDatabase, type TestDatabase } from '../support/postgres.ts';
import { workOf } from '../support/work.ts';

const NOW = new Date('2026-11-20T15:00:00Z');
let database: TestDatabase;
let sellerId: number;

/** 100,000 entries of payments and their sales: 250 sales on each of the last 100 days, of one seller. */
beforeAll(async () => {
  database = await createTestDatabase();
  sellerId = await buildSeller(database.pool);
  await database.pool.query(`
    insert into payment_transaction (provider, reference, transaction_id, invoice, amount, currency, state, franchise,
      masked_card, approval_code, reason_text, happened_at, outcome, first_seen_at, changed_at)
    select 'epayco', n, n, n, 10000, 'COP', 1, 'VS', '', '', '', now(), 'paid', now(), now()
    from generate_series(1, 25000) n;
    insert into ledger_transaction (key, kind, posted_at, posted_on, payment_transaction_id)
    select 'payment:' || id, 'payment', now(), date '2026-11-20' - 99 + ((id - 1) / 250)::int, id
    from payment_transaction order by id;
    insert into ledger_entry (transaction_id, debit_account, debit_owner, credit_account, credit_owner, amount, rule,
      posted_on)
    select id, debit, 0, credit, case credit when 'seller_held' then ${sellerId} else 0 end, amount, 'line-net', posted_on
    from ledger_transaction, (values ('provider', 'buyer_clearing', 10000), ('buyer_clearing', 'seller_held', 8000),
      ('buyer_clearing', 'fees', 1000), ('buyer_clearing', 'shipping', 1000)) as part (debit, credit, amount)
    order by id`);
  await closeLedgerDays({ write: database.pool, now: () => NOW });
  await countOpenDays({ write: database.pool });
  await database.pool.query('vacuum analyze ledger_entry');
  await database.pool.query('vacuum analyze ledger_day');
});
afterAll(() => database.drop());

function mostRows(plan: string): number {
  return Math.max(...[...plan.matchAll(/"Actual Rows": ?([\d.]+)/g)].map(([, rows]) => Number(rows)));
}

const reads = {
  'the balance of the busiest account': (db: Database) => getBalance(db, marketplace('buyer_clearing')),
  'the balances of a seller': (db: Database) => listSellerBalances(db, sellerId),
  'all balances': (db: Database) => listBalances(db),
  'the newest page of an account': (db: Database) =>
    listEntries(db, ofSeller('seller_held', sellerId), { limit: 50 }),
  'a page far back': (db: Database) =>
    listEntries(db, marketplace('buyer_clearing'), { before: 20_000, limit: 50 }),
};

test.each(Object.entries(reads))(
  '%s reads the open days at most, and no table from its start',
  async (_name, read) => {
    const { plans, blocks } = await workOf(database.pool, read);
    for (const plan of plans) {
      expect(plan).not.toMatch(/"Node Type":"Seq Scan","[^}]*"Relation Name":"ledger_(entry|transaction)"/);
      // Two open days of 1,000 entries with two sides each, and the accounts.
      expect(mostRows(plan)).toBeLessThanOrEqual(4_100);
    }
    expect(blocks).toBeLessThan(500);
  },
);

test('the balances are those of all 100,000 entries', async () => {
  expect(await getBalance(database.pool, marketplace('provider'))).toBe(250_000_000);
  expect(await getBalance(database.pool, marketplace('buyer_clearing'))).toBe(0);
  expect(await listSellerBalances(database.pool, sellerId)).toMatchObject({ held: 200_000_000 });
  const [days] = await query<{ count: number }>(
    database.pool,
    sql`select count(*)::int as count from ledger_closed_day`,
  );
  expect(days?.count).toBe(98);
});

test('the proof over all entries reads each of them a few times', async () => {
  const { blocks } = await workOf(database.pool, (write) => checkLedger({ write }));
  // The ledger has about 2,000 pages, and a score of comparisons look at it.
  expect(blocks).toBeLessThan(60_000);
  const violations = await checkLedger({ write: database.pool });
  // The sales of this database have no orders; that is all that is found.
  expect(new Set(violations.map(({ check }) => check))).toEqual(
    new Set(['payment', 'fees', 'shipping', 'seller-held']),
  );
});
