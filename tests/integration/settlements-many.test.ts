import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute, query, queryOne, sql } from '../../src/server/db/sql.ts';
import { createPayoutFile } from '../../src/server/modules/settlements/payout-file.service.ts';
import { listSettlementProblems } from '../../src/server/modules/settlements/settlement-check.service.ts';
import { runDueSettlements } from '../../src/server/modules/settlements/settlement-run.service.ts';
import {
  buildPaidSeller,
  moneyOf,
  openSettlementWorld,
  type SettlementWorld,
  sell,
} from '../support/settlement-world.ts';

const SELLERS = 10_000;

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
          select 'many:' || seller.id || ':' || n, 'release', now(), '2026-11-01', ${order}::bigint
          from seller, generate_series(1, 4) n where company_name = 'Tienda'
          returning id, split_part(key, ':', 2)::int as seller_id
        ), entry as (
          insert into ledger_entry (transaction_id, debit_account, debit_owner, credit_account, credit_owner, amount,
            rule, seller_id, posted_on)
          select id, 'seller_held', seller_id, 'seller_payable', seller_id, 25000, 'released', seller_id, '2026-11-01'
          from posted returning id, seller_id, amount
        )
        insert into unsettled_entry (seller_id, entry_id, amount) select seller_id, id, amount from entry`,
  );
  await query(world.db, sql`analyze`);
}

test('a run pays 10,000 sellers within two minutes, and their files and money are right', async () => {
  await buildSellers();
  world.setClock('2026-11-03T15:00:00Z');
  const started = performance.now();
  await runDueSettlements(world.context);
  const seconds = (performance.now() - started) / 1_000;
  console.info(`settled ${SELLERS} sellers in ${seconds.toFixed(1)} s`);
  expect(seconds).toBeLessThan(120);
  expect(
    await queryOne(world.db, sql`select count(*) as count, sum(amount)::bigint as total from payout`),
  ).toEqual({ count: SELLERS, total: SELLERS * 100_000 });

  const fileStarted = performance.now();
  const file = await createPayoutFile(world.context, world.operatorId);
  expect(file.ok && new TextDecoder().decode(file.value.bytes).split('\r\n')).toHaveLength(2_000 + 2);
  expect(performance.now() - fileStarted).toBeLessThan(5_000);
  const row = await queryOne<{ id: number }>(
    world.db,
    sql`select max(id) as id from seller where company_name = 'Tienda'`,
  );
  expect(await moneyOf(world.db, row?.id ?? 0)).toMatchObject({ available: 0, inPayout: 100_000 });
  expect(await listSettlementProblems(world.db)).toEqual([]);
}, 300_000);
