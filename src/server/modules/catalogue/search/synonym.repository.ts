import { type Database, queryOne, sql } from '../../../db/sql.ts';

export async function findStoredSynonyms(db: Database): Promise<unknown> {
  const row = await queryOne<{ value: unknown }>(
    db,
    sql`select value from setting where key = 'search-synonyms'`,
  );
  return row?.value ?? null;
}
