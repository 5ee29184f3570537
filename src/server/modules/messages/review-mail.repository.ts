import { type Database, queryOne, sql } from '../../db/sql.ts';

const NAMES_SHOWN = 10;

/** Of an order its buyer's name and the names of these lines. */
export function findRatedPurchase(
  db: Database,
  orderNumber: number,
  lines: readonly number[],
): Promise<{ firstName: string; products: string[] } | null> {
  return queryOne<{ firstName: string; products: string[] }>(
    db,
    sql`select orders.first_name,
          (select coalesce(jsonb_agg(kept.name order by kept.line), '[]') from (
             select name, line from order_line
             where order_number = orders.number and line = any(${lines}::smallint[])
             order by line limit ${NAMES_SHOWN}::int) kept) as products
        from orders where orders.number = ${orderNumber}`,
  );
}
