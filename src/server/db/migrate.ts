import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { type Database, query, sql } from './sql.ts';

/**
 * Applies the files `NNNN_what.sql` of a folder that the database has not seen, in order, one transaction each;
 * answers their names. Any number of processes may call it at once. Needs a session of its own: not through a
 * connection pooler in transaction mode.
 */
export async function migrate(pool: Pool, folder: string): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await waitForLock(client);
    await client.query(`create table if not exists schema_migration (
      name text primary key, fingerprint text not null, applied_at timestamptz not null default now())`);
    return await applyMissing(client, folder);
  } finally {
    // Closing the session releases the lock and forgets its settings, whatever happened before.
    client.release(true);
  }
}

/** Names of the files not applied yet; reads only, for /readyz. */
export async function pendingMigrations(database: Database, folder: string): Promise<string[]> {
  const names = await listMigrationNames(folder);
  const table = await query<{ exists: boolean }>(
    database,
    sql`select to_regclass('schema_migration') is not null as exists`,
  );
  if (!table[0]?.exists) return names;
  const applied = await query<{ name: string }>(database, sql`select name from schema_migration`);
  const appliedNames = new Set(applied.map((row) => row.name));
  return names.filter((name) => !appliedNames.has(name));
}

/** Changes whenever any migration file does. Names the template database of the tests. */
export async function fingerprintOfMigrations(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const name of await listMigrationNames(folder)) {
    hash.update(`${name}\n${fingerprint(await readMigration(folder, name))}\n`);
  }
  return hash.digest('hex');
}

const lockNumber = 7_246_001;
const lockPollMillis = 200;
const noTransactionMark = '-- no transaction';

// Polling instead of pg_advisory_lock(): a session that waits inside it holds a snapshot, and CREATE INDEX
// CONCURRENTLY of the one who has the lock waits for that snapshot: a deadlock.
async function waitForLock(client: PoolClient): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
      lockNumber,
    ]);
    if (rows[0]?.locked) return;
    await sleep(lockPollMillis);
  }
}

async function applyMissing(client: PoolClient, folder: string): Promise<string[]> {
  const names = await listMigrationNames(folder);
  const { rows } = await client.query<{ name: string; fingerprint: string }>(
    'select name, fingerprint from schema_migration',
  );
  const fingerprints = new Map(rows.map((row) => [row.name, row.fingerprint]));
  const applied: string[] = [];
  for (const name of names) {
    const text = await readMigration(folder, name);
    const known = fingerprints.get(name);
    if (known === undefined) {
      await applyMigration(client, name, text);
      applied.push(name);
    } else if (known !== fingerprint(text)) {
      throw new Error(`Migration ${name} was changed after it was applied. Restore it and add a new file.`);
    }
  }
  return applied;
}

async function applyMigration(client: PoolClient, name: string, text: string): Promise<void> {
  const inTransaction = !text.startsWith(noTransactionMark);
  try {
    if (inTransaction) await client.query('begin');
    for (const part of inTransaction ? [text] : splitStatements(text)) await client.query(part);
    await client.query('insert into schema_migration (name, fingerprint) values ($1, $2)', [
      name,
      fingerprint(text),
    ]);
    if (inTransaction) await client.query('commit');
  } catch (error) {
    if (inTransaction) await client.query('rollback').catch(() => undefined);
    throw new Error(`Migration ${name}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

// Several statements in one message are one implicit transaction, so files without a transaction are sent
// statement by statement. They hold index statements only and must bear repeating: write `drop index
// concurrently if exists` before `create index concurrently`.
function splitStatements(text: string): string[] {
  return text.split(/;\s*$/m).filter((statement) => statement.replace(/^\s*--.*$/gm, '').trim() !== '');
}

async function listMigrationNames(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => /^\d{4}_\w+\.sql$/.test(name)).sort();
}

async function readMigration(folder: string, name: string): Promise<string> {
  return (await readFile(path.join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
}

function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
