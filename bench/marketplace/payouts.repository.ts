import { type Database, execute, sql } from '../../src/server/db/sql.ts';
import { post } from './money.repository.ts';

/** Every Monday what was released before it is paid to each shop, except in the last two weeks. */
export async function insertPayouts(db: Database): Promise<void> {
  await execute(
    db,
    sql`create temp table owed on commit drop as
        select open.seller_id, open.entry_id, open.amount, (date_trunc('week', entry.posted_on) + interval '7 days')::date as run_on
        from unsettled_entry open join ledger_entry entry on entry.id = open.entry_id
        where entry.posted_on < date_trunc('week', now()) - interval '14 days'`,
  );
  await execute(db, sql`analyze owed`);
  await execute(
    db,
    sql`insert into settlement_run (run_key, started_at, finished_at)
        select distinct 'masivo-' || run_on, run_on::timestamptz, run_on::timestamptz from owed order by 1`,
  );
  await execute(
    db,
    sql`insert into settlement (run_id, seller_id, amount, created_at)
        select run.id, seller_id, sum(amount), run.started_at
        from owed join settlement_run run on run.run_key = 'masivo-' || run_on
        group by run.id, run.started_at, seller_id order by run.id, seller_id`,
  );
  await execute(db, sql`analyze settlement`);
  await execute(
    db,
    sql`update settlement_run set settlement_count = paid.count, settlement_amount = paid.amount
        from (select run_id, count(*) as count, sum(amount) as amount from settlement group by run_id) paid
        where id = run_id`,
  );
  await execute(
    db,
    sql`insert into settlement_entry (entry_id, settlement_id)
        select owed.entry_id, settlement.id
        from owed join settlement_run run on run.run_key = 'masivo-' || run_on
        join settlement on settlement.run_id = run.id and settlement.seller_id = owed.seller_id`,
  );
  await execute(
    db,
    sql`insert into payout (settlement_id, seller_id, amount, state, bank_account, bank_reference, created_at, changed_at,
          sent_at, paid_at)
        select settlement.id, settlement.seller_id, settlement.amount, 'paid',
          jsonb_build_object('bankCode', '1007', 'bankName', 'Bancolombia', 'accountKind', 'ahorros', 'accountNumber',
            '30000000000', 'holderName', seller.display_name, 'holderDocumentType', 'NIT', 'holderDocument', seller.nit,
            'email', seller.email),
          'B' || settlement.id, settlement.created_at, settlement.created_at, settlement.created_at, settlement.created_at
        from settlement join settlement_run run on run.id = settlement.run_id join seller on seller.id = settlement.seller_id
        where run.run_key like 'masivo-%' order by settlement.id`,
  );
  await execute(db, sql`analyze payout`);
  await post(db, {
    header: sql`select 'payout:' || id, 'payout', created_at, null::bigint, null::bigint, null::bigint, null::bigint, id
      from payout where bank_reference = 'B' || settlement_id`,
    entries: sql`select posted.id, 'seller_payable', seller_id, 'payouts', 0, amount, 'payout-created', null::bigint,
      seller_id, null::smallint, posted.posted_on from posted join payout on payout.id = posted.payout_id`,
  });
  await post(db, {
    header: sql`select 'payout-paid:' || id, 'payout-paid', created_at, null::bigint, null::bigint, null::bigint,
        null::bigint, id from payout where bank_reference = 'B' || settlement_id`,
    entries: sql`select posted.id, 'payouts', 0, 'bank', 0, amount, 'payout-paid', null::bigint, seller_id,
      null::smallint, posted.posted_on from posted join payout on payout.id = posted.payout_id`,
  });
  await execute(db, sql`analyze ledger_transaction`);
  await execute(db, sql`analyze ledger_entry`);
  await execute(
    db,
    sql`insert into settlement_entry (entry_id, settlement_id)
        select entry.id, payout.settlement_id
        from ledger_entry entry join ledger_transaction posted on posted.id = entry.transaction_id
        join payout on payout.id = posted.payout_id where entry.rule = 'payout-created'
        on conflict do nothing`,
  );
  await execute(
    db,
    sql`delete from unsettled_entry using settlement_entry
        where settlement_entry.entry_id = unsettled_entry.entry_id`,
  );
  // The commit asks for the sum of every settlement.
  await execute(db, sql`analyze settlement_entry`);
}
