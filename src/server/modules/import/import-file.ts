import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, mkdir, open, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Config } from '../../config.ts';
import { ImportProblem } from './import-problem.ts';

type Folder = Pick<Config, 'dataDir'>;

/** Uploads that wait to be read, outside the web root and under names of our own; several nodes share the folder. */
function folderOf({ dataDir }: Folder): string {
  return path.join(dataDir, 'imports');
}

export function importFile(config: Folder, key: string): string {
  if (!/^[0-9a-f-]{36}$/.test(key)) throw new Error(`not a key of an upload: ${key}`);
  return path.join(folderOf(config), key);
}

/** Where an upload lies. It may be gone: after thirty days, or in the folder of another node. */
export async function findUpload(config: Folder, key: string | null): Promise<string> {
  const file = key && importFile(config, key);
  const isThere =
    file &&
    (await access(file).then(
      () => true,
      () => false,
    ));
  if (!isThere) throw new ImportProblem('El archivo ya no está. Súbelo de nuevo.');
  return file;
}

/** Answers its key. */
export async function keepUpload(config: Folder, content: Uint8Array | Readable): Promise<string> {
  const key = randomUUID();
  await mkdir(folderOf(config), { recursive: true });
  const file = importFile(config, key);
  await removedOnError(config, key, () =>
    content instanceof Uint8Array ? writeFile(file, content) : pipeline(content, createWriteStream(file)),
  );
  return key;
}

/** Does something with an upload that no row knows of yet; when it throws, none ever will, and the file goes. */
export async function removedOnError<Value>(
  config: Folder,
  key: string,
  work: () => Promise<Value>,
): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    await removeUpload(config, key);
    throw error;
  }
}

export async function removeUpload(config: Folder, key: string): Promise<void> {
  await rm(importFile(config, key), { force: true });
}

/** Uploads that nothing has taken away since: of a crash between writing and noting them. */
export async function removeUploadsBefore(config: Folder, moment: Date): Promise<void> {
  const names = await readdir(folderOf(config)).catch(() => []);
  for (const name of names) {
    const file = path.join(folderOf(config), name);
    const state = await stat(file).catch(() => null);
    if (state && state.mtime < moment) await rm(file, { force: true });
  }
}

/** The first bytes say what a file is, whatever its name says. */
export async function readFileStart(file: string, length: number): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
