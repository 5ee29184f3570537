import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { escapeIdentifier, type PoolClient } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { execute, query, sql } from '../../db/sql.ts';
import type { SequenceState, TableCopy } from './manifest.ts';

type Table = Pick<TableCopy, 'schema' | 'name' | 'columns'>;

const LIMITS = ['statement_timeout', 'idle_in_transaction_session_timeout', 'lock_timeout'];
const SCHEMAS = ['public', 'epayco_emulator'];

/** All of it as of one moment, while everybody works on. */
export async function beginSnapshot(client: PoolClient): Promise<void> {
  await client.query('begin isolation level repeatable read read only');
  // For this transaction only: a pooler lends the connection to others afterwards.
  await client.query(LIMITS.map((name) => `set local ${name} = 0`).join(';'));
}

/** For as long as the connection lives: whoever calls it ends it. */
export async function liftLimits(client: PoolClient): Promise<void> {
  await client.query(LIMITS.map((name) => `set ${name} = 0`).join(';'));
}

/** Columns that the database computes itself are left out. */
export function listTables(client: PoolClient): Promise<Table[]> {
  return query<Table>(
    client,
    sql`select namespace.nspname as schema, class.relname as name,
          array(select attname::text from pg_attribute
                where attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = ''
                order by attnum) as columns
        from pg_class class join pg_namespace namespace on namespace.oid = class.relnamespace
        where class.relkind = 'r' and namespace.nspname = any (${SCHEMAS}) and class.relname <> 'schema_migration'
        order by 1, 2`,
  );
}

export function listSequences(client: PoolClient): Promise<SequenceState[]> {
  return query<SequenceState>(
    client,
    sql`select schemaname as schema, sequencename as name, last_value::float8 as last_value
        from pg_sequences where schemaname = any (${SCHEMAS}) order by 1, 2`,
  );
}

export async function listMigrations(client: PoolClient): Promise<string[]> {
  const rows = await query<{ name: string }>(client, sql`select name from schema_migration order by name`);
  return rows.map(({ name }) => name);
}

/** Packs a table's rows into a file, never more than a piece of it in memory. */
export async function copyOut(
  client: PoolClient,
  table: Table,
  file: string,
): Promise<{ rows: number; bytes: number; sha256: string }> {
  const rows = client.query(copyTo(`copy ${target(table)} to stdout`));
  const hash = createHash('sha256');
  let bytes = 0;
  const measure = new Transform({
    transform(piece: Buffer, _encoding, done) {
      hash.update(piece);
      bytes += piece.length;
      done(null, piece);
    },
  });
  await pipeline(rows, createGzip({ level: 6 }), measure, createWriteStream(file));
  return { rows: rows.rowCount, bytes, sha256: hash.digest('hex') };
}

/** Answers how many rows came in. */
export async function copyIn(client: PoolClient, table: Table, file: string): Promise<number> {
  const rows = client.query(copyFrom(`copy ${target(table)} from stdin`));
  await pipeline(createReadStream(file), createGunzip(), rows);
  return rows.rowCount;
}

export interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/** Takes the rules between tables away while they are filled; answers them for `restoreRules`. */
export async function suspendRules(client: PoolClient, tables: readonly Table[]): Promise<ForeignKey[]> {
  const keys = await query<ForeignKey>(
    client,
    sql`select conrelid::regclass::text as table, conname::text as name, pg_get_constraintdef(pg_constraint.oid) as definition
        from pg_constraint join pg_namespace on pg_namespace.oid = connamespace
        where contype = 'f' and nspname = any (${SCHEMAS})`,
  );
  for (const { table, name } of keys)
    await client.query(`alter table ${table} drop constraint ${escapeIdentifier(name)}`);
  for (const table of tables) await client.query(`alter table ${nameOf(table)} disable trigger user`);
  await client.query(`truncate ${tables.map(nameOf).join(', ')}`);
  return keys;
}

/** Every key is proved on the rows that came in. */
export async function restoreRules(
  client: PoolClient,
  tables: readonly Table[],
  keys: readonly ForeignKey[],
): Promise<void> {
  for (const table of tables) await client.query(`alter table ${nameOf(table)} enable trigger user`);
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${escapeIdentifier(name)} ${definition}`);
}

export async function setSequence(client: PoolClient, sequence: SequenceState): Promise<void> {
  const { lastValue } = sequence;
  if (lastValue === null) return;
  await execute(client, sql`select setval(${nameOf(sequence)}::regclass, ${lastValue}::bigint)`);
}

function target(table: Table): string {
  return `${nameOf(table)} (${table.columns.map(escapeIdentifier).join(', ')})`;
}

function nameOf({ schema, name }: Pick<Table, 'schema' | 'name'>): string {
  return `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;
}
