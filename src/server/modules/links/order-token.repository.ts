import { type Database, query, queryOne, sql } from '../../db/sql.ts';

const key = 'order-token-secret';

/** The secret of the table, which becomes `proposed` when there is none; several nodes may ask at once. */
export async function getOrCreateTokenSecret(db: Database, proposed: string): Promise<string> {
  await query(
    db,
    sql`insert into setting (key, value) values (${key}, to_jsonb(${proposed}::text)) on conflict (key) do nothing`,
  );
  const row = await queryOne<{ value: string }>(db, sql`select value from setting where key = ${key}`);
  if (!row) throw new Error(`The setting ${key} vanished`);
  return row.value;
}

/** The key that the token of an order is made from. */
export async function findIdempotencyKey(db: Database, orderNumber: number): Promise<string | null> {
  const row = await queryOne<{ key: string }>(
    db,
    sql`select idempotency_key as key from orders where number = ${orderNumber}`,
  );
  return row?.key ?? null;
}
