import { type Database, execute, queryOne, sql } from '../../db/sql.ts';

/** Whether nobody posts; then posters wait until the transaction ends. Waits itself for nobody. */
export async function tryLockDays(db: Database): Promise<boolean> {
  const row = await queryOne<{ locked: boolean }>(
    db,
    sql`select pg_try_advisory_xact_lock(7305001) as locked`,
  );
  return row?.locked ?? false;
}

/** The lock must be held: every number up to the highest is an entry by then, or will never be one. */
export async function countOpenEntries(db: Database): Promise<void> {
  await execute(
    db,
    sql`with closed as materialized (
          select coalesce(max(day), '-infinity') as day from ledger_closed_day
        ), mark as materialized (
          select counted.up_to_entry, (select max(id) from ledger_entry) as last from ledger_counted counted
        ), entry as materialized (
          select debit_account, debit_owner, credit_account, credit_owner, amount, posted_on from ledger_entry
          where id > (select up_to_entry from mark) and posted_on + 0 > (select day from closed)
        ), moved as (
          select account, of_seller, posted_on, sum(amount) as amount
          from (select debit_account, debit_owner > 0, amount, posted_on from entry
                union all
                select credit_account, credit_owner > 0, -amount, posted_on from entry) leg (account, of_seller, amount, posted_on)
          group by account, of_seller, posted_on
        ), gone as (
          delete from ledger_open_total where day <= (select day from closed)
        ), counted as (
          update ledger_counted set up_to_entry = mark.last from mark where mark.last > mark.up_to_entry
        )
        insert into ledger_open_total (account, of_seller, day, amount)
        select account, of_seller, posted_on, amount from moved
        on conflict (account, of_seller, day) do update set amount = ledger_open_total.amount + excluded.amount`,
  );
}
