import { type Database, queryOne, sql } from '../../db/sql.ts';

/** The key that the token of an order is made from. */
export async function findIdempotencyKey(db: Database, orderNumber: number): Promise<string | null> {
  const row = await queryOne<{ key: string }>(
    db,
    sql`select idempotency_key as key from orders where number = ${orderNumber}`,
  );
  return row?.key ?? null;
}
