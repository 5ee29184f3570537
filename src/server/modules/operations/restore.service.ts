import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Pool, PoolClient } from 'pg';
import { migrate } from '../../db/migrate.ts';
import { keepFiles } from './backup-files.ts';
import {
  copyIn,
  isEmptyDatabase,
  liftLimits,
  listTables,
  restoreRules,
  setSequence,
  suspendRules,
} from './copy.repository.ts';
import { type Manifest, readManifest, type TableCopy, tableFile } from './manifest.ts';

interface RestoreTarget {
  pool: Pool;
  dataDir: string;
  migrationsFolder: string;
}

/**
 * Fills an empty database and data folder from a backup, in one transaction: all of it or nothing. The rows come into
 * the schema they were taken from; then the migrations since are applied. Throws with what is wrong.
 */
export async function restore(
  backup: string,
  { pool, dataDir, migrationsFolder }: RestoreTarget,
): Promise<{ rows: number; files: number; migrated: string[] }> {
  const manifest = await readManifest(backup);
  for (const table of manifest.tables) await checkFile(backup, table);
  const client = await pool.connect();
  try {
    if (!(await isEmptyDatabase(client)))
      throw new Error('the database is not empty: a backup is restored into a new one only');
  } finally {
    client.release();
  }
  await migrateTo(pool, manifest, migrationsFolder);
  await fill(pool, backup, manifest);
  const migrated = await migrate(pool, migrationsFolder);
  const files = await keepFiles(backup, dataDir);
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  return { rows, files, migrated };
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

async function fill(pool: Pool, backup: string, manifest: Manifest): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await liftLimits(client);
    const tables = await listTables(client);
    const keys = await suspendRules(client, tables);
    for (const table of manifest.tables) await fillTable(client, backup, table);
    for (const sequence of manifest.sequences) await setSequence(client, sequence);
    await restoreRules(client, tables, keys);
    await client.query('commit');
    await client.query('analyze');
  } finally {
    // A transaction that was not committed goes with its connection.
    client.release(true);
  }
}

async function fillTable(client: PoolClient, backup: string, table: TableCopy): Promise<void> {
  const rows = await copyIn(client, table, path.join(backup, tableFile(table)));
  if (rows !== table.rows) throw new Error(`${table.name} has ${rows} rows, the backup says ${table.rows}`);
}
