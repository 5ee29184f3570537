import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { type Database, query, sql } from './sql.ts';

interface LockPatience {
  /** How long a file waits for the lock of a table: whoever asks for that table meanwhile waits behind it. */
  waitMillis: number;
  /** How long a file is tried again before the start is given up. */
  untilMillis: number;
}

const PATIENCE: LockPatience = { waitMillis: 500, untilMillis: 10 * 60_000 };

/**
 * Applies the files `NNNN_what.sql` of a folder that the database has not seen, in order, one transaction each;
 * answers their names. Any number of processes may call it at once, while others serve: a file that is not given its locks
 * at once is taken back and tried again. Needs a session of its own: not through a connection pooler in transaction mode.
 */
export async function migrate(pool: Pool, folder: string, patience = PATIENCE): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await waitForLock(client);
    await client.query(`create table if not exists schema_migration (
      name text primary key, fingerprint text not null, applied_at timestamptz not null default now())`);
    return await applyMissing(client, folder, patience);
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

async function applyMissing(client: PoolClient, folder: string, patience: LockPatience): Promise<string[]> {
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
      await applyPatiently(client, { name, text }, patience);
      applied.push(name);
    } else if (known !== fingerprint(text)) {
      throw new Error(`Migration ${name} was changed after it was applied. Restore it and add a new file.`);
    }
  }
  return applied;
}

interface Migration {
  name: string;
  text: string;
}

/** Between two attempts those who waited behind the first have their turn. */
const PAUSE_MILLIS = [1_000, 2_000, 5_000] as const;

async function applyPatiently(
  client: PoolClient,
  migration: Migration,
  { waitMillis, untilMillis }: LockPatience,
): Promise<void> {
  const deadline = Date.now() + untilMillis;
  for (let attempt = 0; ; attempt++) {
    try {
      return await applyMigration(client, migration, waitMillis);
    } catch (error) {
      const isInTheWay = LOCKED.has((error as { code?: string }).code ?? '');
      if (!isInTheWay || Date.now() > deadline) throw await explained(client, migration, error, isInTheWay);
      await sleep(Math.min(PAUSE_MILLIS[attempt] ?? 5_000, untilMillis));
    }
  }
}

/** lock_not_available and deadlock_detected. */
const LOCKED = new Set(['55P03', '40P01']);

async function applyMigration(
  client: PoolClient,
  { name, text }: Migration,
  waitMillis: number,
): Promise<void> {
  const inTransaction = !text.startsWith(noTransactionMark);
  try {
    if (inTransaction) await client.query('begin');
    // An index built concurrently waits for transactions that began before it, and nobody waits for it.
    if (inTransaction) await client.query(`set local lock_timeout = ${waitMillis}`);
    for (const part of inTransaction ? [text] : splitStatements(text)) await client.query(part);
    await client.query('insert into schema_migration (name, fingerprint) values ($1, $2)', [
      name,
      fingerprint(text),
    ]);
    if (inTransaction) await client.query('commit');
  } catch (error) {
    if (inTransaction) await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

async function explained(client: PoolClient, { name }: Migration, error: unknown, isLocked: boolean) {
  const what = error instanceof Error ? error.message : String(error);
  const who = isLocked
    ? `. ${await longestTransactions(client)} End what is in the way and start again.`
    : '';
  return new Error(`Migration ${name}: ${what}${who}`, { cause: error });
}

/** No texts of statements: they may hold values of people. */
async function longestTransactions(client: PoolClient): Promise<string> {
  const { rows } = await client.query<{ told: string }>(
    `select format('%s %s, %s s, process %s', application_name, state,
       extract(epoch from clock_timestamp() - xact_start)::int, pid) as told
     from pg_stat_activity
     where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()
     order by xact_start limit 3`,
  );
  return `The longest transactions: ${rows.map(({ told }) => told).join('; ') || 'none any more'}.`;
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
