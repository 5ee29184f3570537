import { type Database, queryOne, sql } from '../../db/sql.ts';

export async function findStoredRules(db: Database): Promise<unknown> {
  const row = await queryOne<{ value: unknown }>(
    db,
    sql`select value from setting where key = 'money-rules'`,
  );
  return row?.value ?? null;
}
