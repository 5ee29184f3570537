import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, execute, query, queryOne, sql } from '../../src/server/db/sql.ts';
import { closeLedgerDays } from '../../src/server/modules/books/ledger.jobs.ts';
import { createPayoutFile } from '../../src/server/modules/payouts/settlements/payout-file.service.ts';
import {
  listSellerMovements,
  listWaitingBalances,
} from '../../src/server/modules/payouts/settlements/seller-money.service.ts';
import { listSettlementProblems } from '../../src/server/modules/payouts/settlements/settlement-check.service.ts';
import { runDueSettlements } from '../../src/server/modules/payouts/settlements/settlement-run.service.ts';
import { cases } from '../support/random-cases.ts';
import {
  buildPaidSeller,
  moneyOf,
  openSettlementWorld,
  payoutsOf,
  type SettlementWorld,
  sell,
  settleAll,
} from '../support/settlement-world.ts';
import { countStatements, workOf } from '../support/work.ts';

// More than fit into one file for the bank.
const SELLERS = cases(2_500, 10_000);

let world: SettlementWorld;
beforeAll(async () => {
  world = await openSettlementWorld();
});
afterAll(() => world.close());

/** Copies of one seller, each with four releases of 25.000, as the statement of the books writes them. */
async function buildSellers(): Promise<void> {
  const sellerId = await buildPaidSeller(world);
  const order = await sell(world, { sellerId });
  await execute(
    world.db,
    sql`insert into seller (person_type_id, company_name, display_name, nit, email, phone, address, city_id, epayco_id,
          fee_percent, status)
        select person_type_id, 'Tienda', 'Tienda ' || n, (700000000 + n)::text, 'muchas' || n || '@plazuela.test', phone,
          address, city_id, epayco_id, fee_percent, 2
        from seller, generate_series(1, ${SELLERS}::int) n where seller.id = ${sellerId}`,
  );
  await execute(
    world.db,
    sql`insert into seller_bank_account (seller_id, bank_code, bank_name, account_kind, account_number, holder_name,
          holder_document, holder_document_type, changed_at)
        select seller.id, bank_code, bank_name, account_kind, account_number, holder_name, holder_document,
          holder_document_type, changed_at
        from seller, seller_bank_account account
        where account.seller_id = ${sellerId} and seller.company_name = 'Tienda'`,
  );
  await execute(
    world.db,
    sql`with posted as (
          insert into ledger_transaction (key, kind, posted_at, posted_on, order_number)
          select 'many:' || seller.id || ':' || n, 'release', now(), '2026-11-03', ${order}::bigint
          from seller, generate_series(1, 4) n where company_name = 'Tienda'
          returning id, split_part(key, ':', 2)::int as seller_id
        ), entry as (
          insert into ledger_entry (transaction_id, debit_account, debit_owner, credit_account, credit_owner, amount,
            rule, seller_id, posted_on)
          select id, 'seller_held', seller_id, 'seller_payable', seller_id, 25000, 'released', seller_id, '2026-11-03'
          from posted returning id, seller_id, amount
        )
        insert into unsettled_entry (seller_id, entry_id, amount) select seller_id, id, amount from entry`,
  );
  await query(world.db, sql`analyze`);
}

/** One seller with 50,000 sales of 10.000, each with its line's net and fee, and its release. */
async function buildLargeSeller(): Promise<number> {
  const sellerId = await buildPaidSeller(world);
  const order = await sell(world, { sellerId, prices: [1_000] });
  await insertSales(sellerId, order, 50_000);
  await closeLedgerDays(world.context);
  await query(world.db, sql`analyze`);
  return sellerId;
}

async function insertSales(sellerId: number, order: number, count: number): Promise<void> {
  await execute(
    world.db,
    sql`with posted as (
          insert into ledger_transaction (key, kind, posted_at, posted_on, order_number)
          select kind || ':large:' || n, kind, now(), date '2026-10-01' + n / 1700, ${order}::bigint
          from generate_series(1, ${count}::int) n, (values ('sale'), ('release')) kinds (kind) order by n, kind desc
          returning id, kind, posted_on
        ), entry as (
          insert into ledger_entry (transaction_id, debit_account, debit_owner, credit_account, credit_owner, amount,
            rule, order_number, seller_id, line, posted_on)
          select id, legs.debit, legs.debit_owner, legs.credit, legs.credit_owner, legs.amount, legs.rule, ${order}, ${sellerId}, legs.line,
            posted_on
          from posted join (values
            ('sale', 'buyer_clearing', 0, 'seller_held', ${sellerId}::int, 9000, 'line-net', 1),
            ('sale', 'buyer_clearing', 0, 'fees', 0, 1000, 'line-fee', 1),
            ('release', 'seller_held', ${sellerId}::int, 'seller_payable', ${sellerId}::int, 9000, 'released', null)
          ) legs (kind, debit, debit_owner, credit, credit_owner, amount, rule, line) using (kind)
          returning id, amount, credit_account
        )
        insert into unsettled_entry (seller_id, entry_id, amount)
        select ${sellerId}, id, amount from entry where credit_account = 'seller_payable'`,
  );
}

test('a seller with 50,000 sales is settled in one piece, and her money is read without reading them all', async () => {
  const sellerId = await buildLargeSeller();
  const first = await listSellerMovements(world.db, sellerId, null);
  const middle = '2026-10-15.100000';
  const reads = {
    money: (db: Database) => moneyOf(db, sellerId),
    firstPage: (db: Database) => listSellerMovements(db, sellerId, null),
    middlePage: (db: Database) => listSellerMovements(db, sellerId, middle),
    balances: (db: Database) => listWaitingBalances(db, null),
  };
  expect(first.ok && first.value.movements).toHaveLength(50);
  for (const [name, read] of Object.entries(reads))
    expect((await workOf(world.db, read)).blocks, name).toBeLessThan(1_500);
  expect((await countStatements(() => settleAll(world))).statements).toBeLessThan(40);
  expect(await payoutsOf(world.db, sellerId)).toMatchObject([{ amount: 450_000_000 }]);
  expect(await listSettlementProblems(world.db)).toEqual([]);
});

test('a run pays thousands of sellers with a few statements each, and their files and money are right', async () => {
  await buildSellers();
  world.setClock('2026-11-03T15:00:00Z');
  const { statements } = await countStatements(() => runDueSettlements(world.context));
  expect(statements / SELLERS).toBeLessThan(10);
  expect(
    await queryOne(
      world.db,
      sql`select count(*) as count, sum(amount)::bigint as total
            from payout join seller on seller.id = seller_id where company_name = 'Tienda'`,
    ),
  ).toEqual({ count: SELLERS, total: SELLERS * 100_000 });

  const { statements: ofFile, value: file } = await countStatements(() =>
    createPayoutFile(world.context, world.operatorId),
  );
  expect(ofFile).toBeLessThan(20);
  expect(file.ok && new TextDecoder().decode(file.value.bytes).split('\r\n')).toHaveLength(2_000 + 2);
  const row = await queryOne<{ id: number }>(
    world.db,
    sql`select max(id) as id from seller where company_name = 'Tienda'`,
  );
  expect(await moneyOf(world.db, row?.id ?? 0)).toMatchObject({ available: 0, inPayout: 100_000 });
  expect(await listSettlementProblems(world.db)).toEqual([]);
});
