import { escapeIdentifier, type Pool } from 'pg';
import { query, sql } from '../../src/server/db/sql.ts';
import { sideBySide } from './bulk.ts';

/**
 * Runs `fill` while the tables have no indexes but those of their constraints, then builds them again: filling a
 * million rows takes a fraction of the time. A crash in between leaves indexes out, so only for scripts.
 */
export async function withoutIndexes(pool: Pool, tables: string[], fill: () => Promise<void>): Promise<void> {
  const indexes = await query<{ name: string; definition: string }>(
    pool,
    sql`select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
        from pg_index i
        where i.indrelid::regclass::text = any(${tables}::text[])
          and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
  );
  await sideBySide(indexes, ({ name }) => run(pool, `drop index ${escapeIdentifier(name)}`));
  await fill().finally(() => sideBySide(indexes, ({ definition }) => run(pool, definition)));
}

async function run(pool: Pool, statement: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0; set maintenance_work_mem = '512MB'");
    await client.query(statement);
  } finally {
    // The session ends with its settings.
    client.release(true);
  }
}
