import type { PoolClient } from 'pg';
import { execute, query, queryOne, sql } from '../../db/sql.ts';

/**
 * What a restore that broke off has done, beside the tables it fills: its schema is in no backup and goes with the last
 * step. Null: none has begun here.
 */
export interface RestoreMark {
  backup: string;
  isFilled: boolean;
}

export async function findMark(client: PoolClient): Promise<RestoreMark | null> {
  const tables = await query(client, sql`select where to_regclass('unfinished_restore.mark') is not null`);
  if (tables.length === 0) return null;
  return queryOne<RestoreMark>(client, sql`select backup, is_filled from unfinished_restore.mark`);
}

/** There is a mark or there is nothing. */
export async function beginMark(client: PoolClient, backup: string): Promise<void> {
  await client.query('begin');
  await execute(client, sql`create schema unfinished_restore`);
  await execute(
    client,
    sql`create table unfinished_restore.mark (backup text not null, is_filled boolean not null default false)`,
  );
  await execute(client, sql`insert into unfinished_restore.mark (backup) values (${backup})`);
  await client.query('commit');
}

/** In the transaction that fills. */
export async function markFilled(client: PoolClient): Promise<void> {
  await execute(client, sql`update unfinished_restore.mark set is_filled = true`);
}

export async function removeMark(client: PoolClient): Promise<void> {
  await execute(client, sql`drop schema unfinished_restore cascade`);
}

/** Whether nobody has ever worked in it: not even our own tables are there. */
export async function isEmptyDatabase(client: PoolClient): Promise<boolean> {
  const rows = await query(
    client,
    sql`select from pg_class join pg_namespace on pg_namespace.oid = relnamespace
        where nspname in ('public', 'epayco_emulator') and relkind in ('r', 'v', 'm') limit 1`,
  );
  return rows.length === 0;
}

/** Whether a shop has been started on it, empty as it was. */
export async function hasBegun(client: PoolClient): Promise<boolean> {
  const tables = await query(client, sql`select where to_regclass('installation') is not null`);
  return tables.length > 0 && (await query(client, sql`select from installation limit 1`)).length > 0;
}
