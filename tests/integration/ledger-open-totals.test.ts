import { afterAll, beforeAll, expect, test } from 'vitest';
import { LEDGER_ACCOUNTS } from '../../src/domain/ledger/accounts.ts';
import { query, sql } from '../../src/server/db/sql.ts';
import { listBalances } from '../../src/server/modules/books/balances.service.ts';
import { checkLedger } from '../../src/server/modules/books/check.service.ts';
import { closeLedgerDays, countOpenDays } from '../../src/server/modules/books/ledger.jobs.ts';
import { buildSeller } from '../support/catalog-factories.ts';
import { createTestDatabase, type TestDatabase } from '../support/postgres.ts';
import { workOf } from '../support/work.ts';

const NOW = new Date('2026-11-20T15:00:00Z');
let database: TestDatabase;
let sellerId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  sellerId = await buildSeller(database.pool);
  await database.pool.query(`
    insert into payment_transaction (provider, reference, transaction_id, invoice, amount, currency, state, franchise,
      masked_card, approval_code, reason_text, happened_at, outcome, first_seen_at, changed_at)
    values ('epayco', 'a', 'a', 'a', 10000, 'COP', 1, 'VS', '', '', '', now(), 'paid', now(), now())`);
});
afterAll(() => database.drop());

let posted = 0;

/** So many payments of a day with what they sell: three entries each. */
function postText(day: string, payments: number): string {
  const first = posted + 1;
  posted += payments;
  return `
    with added as (
      insert into ledger_transaction (key, kind, posted_at, posted_on, payment_transaction_id)
      select 'payment:' || n, 'payment', now(), ledger_open_day('${day}'), (select id from payment_transaction)
      from generate_series(${first}, ${posted}) n
      returning id, posted_on
    )
    insert into ledger_entry (transaction_id, debit_account, debit_owner, credit_account, credit_owner, amount, rule,
      posted_on)
    select added.id, debit, 0, credit, owner, amount + added.id, 'line-net', posted_on
    from added, (values ('provider', 'buyer_clearing', 0, 10000), ('buyer_clearing', 'seller_held', ${sellerId}, 8000),
      ('buyer_clearing', 'fees', 0, 2000)) as part (debit, credit, owner, amount)`;
}

/** Every entry from the first on, as the page of the books must have it. */
async function recounted(): Promise<Map<string, number>> {
  const rows = await query<{ account: keyof typeof LEDGER_ACCOUNTS; sum: number }>(
    database.pool,
    sql`select account, sum(amount)::float8 as sum from ledger_leg group by account`,
  );
  return new Map(
    rows.map(({ account, sum }) => [account, LEDGER_ACCOUNTS[account] === 'debit' ? sum : -sum]),
  );
}

async function expectExact(): Promise<void> {
  const whole = await recounted();
  for (const { account, balance, ofMarketplace } of await listBalances(database.pool))
    if (account !== 'cash_in_transit' || ofMarketplace) expect(balance).toBe(whole.get(account) ?? 0);
  const violations = await checkLedger({ write: database.pool });
  expect(violations.filter(({ check }) => /total|closed-day|carried/.test(check))).toEqual([]);
}

const close = () => closeLedgerDays({ write: database.pool, now: () => NOW });
const count = () => countOpenDays({ write: database.pool });

test('balances are those of all entries, whatever was counted, posted or closed before', async () => {
  const steps = [
    () => database.pool.query(postText('2026-11-17', 3)),
    count,
    () => database.pool.query(postText('2026-11-18', 2)),
    () => database.pool.query(postText('2026-11-19', 4)),
    count,
    count,
    () => database.pool.query(postText('2026-11-20', 5)),
    close,
    // Late: on the first open day.
    () => database.pool.query(postText('2026-11-16', 1)),
    count,
    close,
  ];
  for (const step of steps) {
    await step();
    await expectExact();
  }
  const [left] = await query<{ first: string }>(
    database.pool,
    sql`select min(day)::text as first from ledger_open_total`,
  );
  expect(left?.first).toBe('2026-11-19');
});

test('what is being posted while others are counted is not lost', async () => {
  const poster = await database.pool.connect();
  await poster.query('begin');
  await poster.query(postText('2026-11-20', 2));
  // Numbers after it, committed before it: a mark behind them would leave it out for ever.
  await database.pool.query(postText('2026-11-20', 2));
  expect(await count()).toBe(false);
  await poster.query('commit');
  poster.release();
  await expectExact();
  expect(await count()).toBe(true);
  await expectExact();
});

test('a busy day costs the overview what was posted since the last count', async () => {
  await database.pool.query(postText('2026-11-20', 5_000));
  expect(await count()).toBe(true);
  await database.pool.query(postText('2026-11-20', 20));
  await database.pool.query('vacuum analyze ledger_entry');
  const { plans, blocks } = await workOf(database.pool, listBalances);
  const rows = plans.flatMap((plan) =>
    [...plan.matchAll(/"Actual Rows": ?([\d.]+)/g)].map(([, count]) => Number(count)),
  );
  expect(Math.max(...rows)).toBeLessThan(250);
  expect(blocks).toBeLessThan(150);
});

test('a damaged count is found', async () => {
  await database.pool.query(
    "update ledger_open_total set amount = amount + 5 where account = 'provider' and day = '2026-11-20'",
  );
  const found = (await checkLedger({ write: database.pool })).filter(({ check }) => check === 'open-total');
  expect(found).toMatchObject([{ subject: 'provider plataforma 2026-11-20' }]);
});
