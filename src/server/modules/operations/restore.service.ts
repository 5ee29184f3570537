import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Pool, PoolClient } from 'pg';
import type { FileConfig } from '../../adapters/files/file-store.ts';
import { migrate } from '../../db/migrate.ts';
import { returnFiles } from './backup-files.ts';
import {
  copyIn,
  liftLimits,
  listTables,
  restoreRules,
  setSequence,
  suspendRules,
} from './copy.repository.ts';
import { type Manifest, readManifest, type TableCopy, tableFile } from './manifest.ts';
import {
  beginMark,
  findMark,
  hasBegun,
  isEmptyDatabase,
  markFilled,
  removeMark,
} from './restore-mark.repository.ts';

interface RestoreTarget {
  pool: Pool;
  /** Where its files go. */
  config: FileConfig;
  migrationsFolder: string;
  /** Is told of each step that is done, in a line. */
  report?: (line: string) => void;
}

/**
 * Fills an empty database and data folder from a backup. The rows come in one transaction, all of them or none, into
 * the schema they were taken from; then the migrations since are applied. Throws with what is wrong: one that broke off
 * goes on where it stopped when it is run again with the same backup.
 */
export async function restore(
  backup: string,
  { pool, config, migrationsFolder, report = () => {} }: RestoreTarget,
): Promise<{ rows: number; files: number; migrated: string[] }> {
  const manifest = await readManifest(backup);
  for (const table of manifest.tables) await checkFile(backup, table);
  const isFilled = await withUnhurried(pool, (client) => begin(client, manifest));
  try {
    // First, as files that nothing shows harm nobody, and rows that show missing ones do.
    const files = await restoreFiles(backup, config, manifest);
    report(`${files} files are in their place`);
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    if (!isFilled) {
      await migrateTo(pool, manifest, migrationsFolder);
      await withUnhurried(pool, (client) => fill(client, backup, manifest));
    }
    report(`${rows} rows are in their place${isFilled ? ' since the last time' : ''}`);
    const migrated = await migrate(pool, migrationsFolder);
    if (migrated.length > 0) report(`Brought up to date with ${migrated.join(', ')}`);
    await withUnhurried(pool, async (client) => {
      await client.query('analyze');
      await removeMark(client);
    });
    return { rows, files, migrated };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${message}\nWhen this is mended, run the same command again: it goes on where it stopped.`,
      {
        cause: error,
      },
    );
  }
}

/** The pool's limits are for what visitors wait for; here a statement may take as long as its table is large. */
async function withUnhurried<Value>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Value>,
): Promise<Value> {
  const client = await pool.connect();
  try {
    await liftLimits(client);
    return await work(client);
  } finally {
    // What was set, and a transaction that was not committed, go with the connection.
    client.release(true);
  }
}

/** Whether the rows are in already, from a run that broke off after them. */
async function begin(client: PoolClient, { createdAt }: Manifest): Promise<boolean> {
  const mark = await findMark(client);
  if (mark ? mark.backup !== createdAt : !(await isEmptyDatabase(client))) throw new Error(NOT_EMPTY);
  if (!mark) await beginMark(client, createdAt);
  else if (!mark.isFilled && (await hasBegun(client))) throw new Error(NOT_EMPTY);
  return mark?.isFilled ?? false;
}

const NOT_EMPTY = 'the database is not empty: a backup is restored into a new one only';

async function restoreFiles(backup: string, config: FileConfig, { fileCount }: Manifest): Promise<number> {
  const files = await returnFiles(backup, config);
  if (files !== fileCount)
    throw new Error(`the backup holds ${files} files, its list says ${fileCount}: some are missing`);
  return files;
}

async function checkFile(backup: string, table: TableCopy): Promise<void> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path.join(backup, tableFile(table))), hash);
  if (hash.digest('hex') !== table.sha256)
    throw new Error(`${tableFile(table)} is not as it was written: the backup is damaged`);
}

/** Only the migrations that the backup knows. */
async function migrateTo(pool: Pool, { migrations }: Manifest, migrationsFolder: string): Promise<void> {
  const known = await mkdtemp(path.join(tmpdir(), 'plazuela-migrations-'));
  try {
    for (const name of migrations)
      await copyFile(path.join(migrationsFolder, name), path.join(known, name)).catch(() => {
        throw new Error(`the backup comes from a newer version: it knows ${name}`);
      });
    await migrate(pool, known);
  } finally {
    await rm(known, { recursive: true, force: true });
  }
}

async function fill(client: PoolClient, backup: string, manifest: Manifest): Promise<void> {
  await client.query('begin');
  const tables = await listTables(client);
  const keys = await suspendRules(client, tables);
  for (const table of manifest.tables) await fillTable(client, backup, table);
  for (const sequence of manifest.sequences) await setSequence(client, sequence);
  await restoreRules(client, tables, keys);
  await markFilled(client);
  await client.query('commit');
}

async function fillTable(client: PoolClient, backup: string, table: TableCopy): Promise<void> {
  const rows = await copyIn(client, table, path.join(backup, tableFile(table)));
  if (rows !== table.rows) throw new Error(`${table.name} has ${rows} rows, the backup says ${table.rows}`);
}
