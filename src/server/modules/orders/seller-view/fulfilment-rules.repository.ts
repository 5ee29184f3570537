import { type Database, queryOne, sql } from '../../../db/sql.ts';

export async function findStoredFulfilmentRules(db: Database): Promise<unknown> {
  const row = await queryOne<{ value: unknown }>(
    db,
    sql`select value from setting where key = 'fulfilment-rules'`,
  );
  return row?.value ?? null;
}
