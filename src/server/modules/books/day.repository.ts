import { type Database, execute, queryOne, sql } from '../../db/sql.ts';

/** Waits until nobody posts, and keeps posters waiting until the transaction ends; see ledger_open_day in the database. */
export async function lockDays(db: Database): Promise<void> {
  await execute(db, sql`select pg_advisory_xact_lock(7305001)`);
}

/** The first day that is not closed; null while there is no entry at all. */
export async function findOpenDay(db: Database): Promise<string | null> {
  const row = await queryOne<{ day: string | null }>(
    db,
    sql`select coalesce((select max(day) + 1 from ledger_closed_day), (select min(posted_on) from ledger_entry)) as day`,
  );
  return row?.day ?? null;
}

/** The lock must be held. Sums the day's entries of each account and carries its balance on, and that of all owners together. */
export async function insertClosedDay(db: Database, day: string, closedAt: Date): Promise<void> {
  await execute(
    db,
    sql`with closed as (
          insert into ledger_closed_day (day, closed_at) values (${day}::date, ${closedAt}) returning day
        ), moved as (
          select account, owner, coalesce(sum(amount) filter (where amount > 0), 0) as debit,
            coalesce(-sum(amount) filter (where amount < 0), 0) as credit
          from ledger_leg where posted_on = ${day}::date
          group by account, owner
        ), of_all as (
          select account, owner > 0 as of_seller, sum(debit - credit) as amount from moved group by account, owner > 0
        ), total as (
          insert into ledger_total (account, of_seller, day, balance)
          select account, of_seller, closed.day, amount + coalesce(
            (select balance from ledger_total earlier
             where earlier.account = of_all.account and earlier.of_seller = of_all.of_seller and earlier.day < closed.day
             order by earlier.day desc limit 1), 0)
          from of_all, closed
        )
        insert into ledger_day (account, owner, day, debit, credit, balance)
        select account, owner, closed.day, debit, credit, debit - credit + coalesce(
          (select balance from ledger_day earlier
           where earlier.account = moved.account and earlier.owner = moved.owner and earlier.day < closed.day
           order by earlier.day desc limit 1), 0)
        from moved, closed`,
  );
}
