import { type Database, execute, query, queryOne, type Sql, sql } from '../../../db/sql.ts';

/** Colombian days, both included. */
export interface Period {
  from: string;
  to: string;
}

export interface DayFigures {
  day: string;
  /** Goods sold, less what was refunded; neither cancelled nor waiting for their payment. */
  sales: number;
  orders: number;
  /** Packages. */
  cancelled: number;
}

/** Each day of the period by the day of the order: as it was summed, or from its packages when they changed since. */
export function listDayFigures(db: Database, { from, to }: Period): Promise<DayFigures[]> {
  return query<DayFigures>(
    db,
    sql`select asked.day, coalesce(kept.sales, live.sales)::float8 as sales,
          coalesce(kept.orders, live.orders) as orders, coalesce(kept.cancelled, live.cancelled) as cancelled
        from (select moment::date as day
              from generate_series(${from}::date::timestamp, ${to}::date::timestamp, '1 day') moment) asked
        left join sales_day kept on kept.day = asked.day
          and not exists (select from sales_day_change changed where changed.day = asked.day)
        cross join lateral (${sumsOf(sql`asked.day`, sql`kept.day is null`)}) live
        order by asked.day`,
  );
}

function sumsOf(day: Sql, condition: Sql): Sql {
  const ofDay = sql`from package where ${condition} and sold_on = ${day}`;
  return sql`select sold.sales, sold.orders, (select count(*)::int ${ofDay} and status_id = 32) as cancelled
    from (select coalesce(sum(subtotal - refunded_goods), 0)::bigint as sales,
            count(distinct order_number)::int as orders
          ${ofDay} and status_id not in (32, 33)) sold`;
}

/** One after the other, so that a sum is not replaced by an older one. */
export async function lockSalesDays(db: Database): Promise<void> {
  await execute(db, sql`select pg_advisory_xact_lock(7305002)`);
}

/** The lock must be held. Sums the days again whose packages have changed; what is noted meanwhile stays noted. */
export async function sumChangedDays(db: Database): Promise<void> {
  await execute(
    db,
    sql`with noted as (delete from sales_day_change returning day),
        changed as (select distinct day from noted)
        update sales_day kept set sales = live.sales, orders = live.orders, cancelled = live.cancelled
        from changed cross join lateral (${sumsOf(sql`changed.day`, sql`true`)}) live
        where kept.day = changed.day`,
  );
}

/**
 * The lock must be held. Sums at most so many days after the last one; answers how many. By the clock of the database,
 * which the triggers ask too.
 */
export async function sumNextDays(db: Database, limit: number): Promise<number> {
  const row = await queryOne<{ count: number }>(
    db,
    sql`with next as materialized (
          select moment::date as day
          from generate_series(
            coalesce((select max(day) + 1 from sales_day),
              (select min(sold_on) from package where status_id not in (32, 33)))::timestamp,
            (now() at time zone 'America/Bogota')::date - 3, '1 day') moment
          order by moment limit ${limit}::int
        ), added as (
          insert into sales_day (day, sales, orders, cancelled)
          select next.day, live.sales, live.orders, live.cancelled
          from next cross join lateral (${sumsOf(sql`next.day`, sql`true`)}) live
          returning day
        )
        select count(*)::int as count from added`,
  );
  return row?.count ?? 0;
}
