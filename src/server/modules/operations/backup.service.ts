import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Pool } from 'pg';
import type { Context } from '../../context.ts';
import { keepFiles } from './backup-files.ts';
import * as runs from './backup-run.repository.ts';
import { beginSnapshot, copyOut, listMigrations, listSequences, listTables } from './copy.repository.ts';
import { type Manifest, tableFile, writeManifest } from './manifest.ts';

export interface BackupResult {
  folder: string;
  rows: number;
  bytes: number;
  files: number;
}

type BackupContext = Pick<Context, 'write' | 'now' | 'config'>;

/**
 * Writes database, pictures and documents into a new folder, as of one moment and while everybody works on. A backup
 * that breaks off leaves no folder that looks finished. `write` needs a pool without a time limit of its own.
 */
export async function backUp({ write, now, config }: BackupContext, into?: string): Promise<BackupResult> {
  const startedAt = now();
  const folder = into ?? path.join(config.backups.folder, nameAt(startedAt));
  const id = await runs.insertRun(write, { startedAt, folder });
  const draft = `${folder}.partial`;
  try {
    await rm(draft, { recursive: true, force: true });
    // All personal data is in it, and what guards the accounts: nobody else of the machine reads it.
    await mkdir(draft, { recursive: true, mode: 0o700 });
    await mkdir(path.join(draft, 'tables'));
    const manifest = await copyDatabase(write, draft, startedAt);
    manifest.fileCount = await keepFiles(config, draft, await findNewest(config));
    await writeManifest(draft, manifest);
    await rename(draft, folder);
    const result = { folder, ...totalsOf(manifest) };
    await runs.finishRun(write, {
      id,
      finishedAt: now(),
      bytes: result.bytes,
      rowCount: result.rows,
      fileCount: result.files,
    });
    return result;
  } catch (error) {
    // Where no folder could be made there is none to remove.
    await rm(draft, { recursive: true, force: true }).catch(() => undefined);
    await runs.failRun(write, { id, finishedAt: now(), problem: String(error) });
    throw error;
  }
}

export function listBackups(db: Context['write'], limit = 20) {
  return runs.listRuns(db, limit);
}

/** No backup takes so long. */
const DRAFT_MILLIS = 24 * 60 * 60_000;

/** Removes our own dated folders beyond the newest ones that are kept, and drafts of backups that were killed. */
export async function removeOldBackups({ config }: Pick<Context, 'config'>): Promise<void> {
  const { folder, kept } = config.backups;
  const folders = await listBackupFolders(folder);
  for (const old of folders.slice(0, Math.max(0, folders.length - kept)))
    await rm(old, { recursive: true, force: true });
  for (const draft of await listFolders(folder, DRAFT)) {
    const { mtimeMs } = await stat(draft);
    if (mtimeMs < Date.now() - DRAFT_MILLIS) await rm(draft, { recursive: true, force: true });
  }
}

/** The finished dated ones, the oldest first. */
export function listBackupFolders(folder: string): Promise<string[]> {
  return listFolders(folder, DATED);
}

async function listFolders(folder: string, named: RegExp): Promise<string[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => named.test(name)).sort();
  return names.map((name) => path.join(folder, name));
}

const DATED = /^plazuela-\d{4}-\d\d-\d\dT\d{6}$/;
const DRAFT = /^plazuela-\d{4}-\d\d-\d\dT\d{6}\.partial$/;

/** Of the dated ones; null: there is none. */
async function findNewest({ backups }: Pick<Context, 'config'>['config']): Promise<string | null> {
  return (await listBackupFolders(backups.folder)).at(-1) ?? null;
}

/** 'plazuela-2026-11-21T073000', in universal time. */
function nameAt(moment: Date): string {
  return `plazuela-${moment.toISOString().slice(0, 19).replaceAll(':', '')}`;
}

async function copyDatabase(pool: Pool, folder: string, createdAt: Date): Promise<Manifest> {
  const client = await pool.connect();
  try {
    await beginSnapshot(client);
    const manifest: Manifest = {
      format: 1,
      createdAt: createdAt.toISOString(),
      migrations: await listMigrations(client),
      tables: [],
      sequences: await listSequences(client),
      fileCount: 0,
    };
    for (const table of await listTables(client)) {
      const copied = await copyOut(client, table, path.join(folder, tableFile(table)));
      manifest.tables.push({ ...table, ...copied });
    }
    return manifest;
  } finally {
    // Ends the snapshot whatever happened.
    client.release(true);
  }
}

function totalsOf({ tables, fileCount }: Manifest) {
  return {
    rows: tables.reduce((sum, { rows }) => sum + rows, 0),
    bytes: tables.reduce((sum, { bytes }) => sum + bytes, 0),
    files: fileCount,
  };
}
