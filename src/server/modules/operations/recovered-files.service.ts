import { existsSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import type { Pool } from 'pg';
import type { Depot, FileKey } from '../../adapters/files/depot.ts';
import { openDepots } from '../../adapters/files/file-store.ts';
import { createFolderDepot } from '../../adapters/files/folder-depot.ts';
import type { Config } from '../../config.ts';
import { listBackupFolders } from './backup.service.ts';
import { copyKey, keepFiles, listKeys } from './backup-files.ts';
import * as named from './named-file.repository.ts';

type FilePlaces = Pick<Config, 'dataDir' | 'files' | 'backups'>;

/** Names of more files than this are not shown. */
const SHOWN = 1_000;
const BATCH = 5_000;

/**
 * Gives a restored shop its files: those of the folder that the shop uses, which never change; a bucket is the same for
 * both. The key file too, which opens what is sealed in the database.
 */
export async function giveFiles(from: FilePlaces, dataDir: string): Promise<void> {
  const folders = from.files.depots.filter(({ kind }) => kind === 'folder');
  if (folders.length > 0)
    await keepFiles({ dataDir: from.dataDir, files: { ...from.files, depots: folders } }, dataDir, null);
  const keyFile = path.join(from.dataDir, 'secrets.key');
  if (existsSync(keyFile)) await copyFile(keyFile, path.join(dataDir, 'secrets.key'));
}

/** Files that the database names and that lie nowhere where the shop looks for them. */
export async function findMissingFiles(
  pool: Pool,
  places: FilePlaces,
): Promise<{ named: number; missing: FileKey[] }> {
  const client = await pool.connect();
  try {
    await named.beginStoredFiles(client);
    for (const depot of openDepots(places))
      await noteAll(depot, (keys) => named.noteStoredFiles(client, keys));
    return {
      named: await named.countNamedFiles(client),
      missing: await named.listMissingFiles(client, SHOWN),
    };
  } finally {
    client.release(true);
  }
}

/** Looks for them in the nightly backups, the newest first. Answers those that are in none. */
export async function bringFromBackups(missing: readonly FileKey[], places: FilePlaces): Promise<FileKey[]> {
  const [to] = openDepots(places);
  if (!to) throw new Error('there is no place for files');
  const left: FileKey[] = [];
  const backups = (await listBackupFolders(places.backups.folder)).toReversed().map(createFolderDepot);
  for (const key of missing) if (!(await bringOne(backups, to, key))) left.push(key);
  return left;
}

async function bringOne(backups: readonly Depot[], to: Depot, key: FileKey): Promise<boolean> {
  for (const backup of backups) if ((await copyKey(backup, to, key)) === 'copied') return true;
  return false;
}

async function noteAll(depot: Depot, note: (keys: FileKey[]) => Promise<void>): Promise<void> {
  let batch: FileKey[] = [];
  for await (const key of listKeys(depot)) {
    batch.push(key);
    if (batch.length < BATCH) continue;
    await note(batch);
    batch = [];
  }
  await note(batch);
}
