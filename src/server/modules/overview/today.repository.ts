import { type Database, query, queryOne, raw, sql } from '../../db/sql.ts';

export interface DayTotals {
  day: string;
  sales: number;
  orders: number;
}

/**
 * Goods sold on each day, over all shops: of packages that are neither cancelled nor waiting for their payment, less what
 * was refunded. Served by the index package_sold_by_day alone; days without sales are missing.
 */
export function listDayTotals(db: Database, days: readonly string[]): Promise<DayTotals[]> {
  return query<DayTotals>(
    db,
    sql`select sold_on as day, sum(subtotal - refunded_goods)::bigint as sales,
          count(distinct order_number)::int as orders
        from package
        where sold_on = any(${[...days]}::date[]) and status_id not in (32, 33)
        group by sold_on`,
  );
}

export async function countAwaitingPayments(db: Database, maximum: number): Promise<number> {
  const row = await queryOne<{ count: number }>(
    db,
    sql`select count(*)::int as count from (
          select from payment where state = 'waiting' limit ${raw(maximum)}) waiting`,
  );
  return row?.count ?? 0;
}
