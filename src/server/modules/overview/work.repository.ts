import { isoText } from '../../db/moment-text.ts';
import { type Database, query, queryOne, sql } from '../../db/sql.ts';

/** Counted no further: nobody tells 1,000 from 1,001 in a menu. */
const MAXIMUM_COUNT = 1_000;

/** Packages that the shop has to accept, prepare or send. */
export async function countWaitingOrders(db: Database, sellerId: number): Promise<number> {
  const row = await queryOne<{ count: number }>(
    db,
    sql`select count(*)::int as count from (
          select from package
          where seller_id = ${sellerId} and received_at is not null
            and stage in ('to-accept', 'to-prepare', 'to-send')
          limit ${MAXIMUM_COUNT}::int) waiting`,
  );
  return row?.count ?? 0;
}

export interface HeldProduct {
  id: number;
  name: string;
  reason: string;
  heldAt: string;
}

/** Products that the marketplace took off sale, the last one first. */
export function listHeldProducts(db: Database, sellerId: number, limit: number): Promise<HeldProduct[]> {
  return query<HeldProduct>(
    db,
    sql`select id, name, operator_reason as reason,
          ${isoText(sql`paused_by_operator_at`)} as held_at
        from product
        where seller_id = ${sellerId} and paused_by_operator_at is not null and state <> 'archived'
        order by paused_by_operator_at desc limit ${limit}::int`,
  );
}
