import { type Database, query, queryOne, sql } from '../../db/sql.ts';

export interface TableSize {
  name: string;
  bytes: number;
  /** As the server last counted them. */
  rows: number;
}

export async function getDatabaseState(db: Database): Promise<{ version: string; bytes: number }> {
  const row = await queryOne<{ version: string; bytes: number }>(
    db,
    sql`select current_setting('server_version') as version,
          pg_database_size(current_database())::float8 as bytes`,
  );
  if (!row) throw new Error('the database does not know its version');
  return row;
}

/** With their indexes, the largest first. */
export function listLargestTables(db: Database): Promise<TableSize[]> {
  return query<TableSize>(
    db,
    sql`select relname as name, pg_total_relation_size(relid)::float8 as bytes, n_live_tup::float8 as rows
        from pg_stat_user_tables where schemaname = 'public'
        order by pg_total_relation_size(relid) desc limit 12`,
  );
}
