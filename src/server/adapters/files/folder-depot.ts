import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Depot, type FileArea, type FileKey, isFileName } from './depot.ts';

/** Files in a folder outside the web root; several nodes need a folder that they share. */
export function createFolderDepot(root: string): Depot {
  const fileOf = (key: FileKey) => folderFile(root, key);
  return {
    address: 'folder',
    read: async (key) => {
      const body = await orNull(readFile(fileOf(key)));
      return body && { body, sums: await readSumFile(fileOf(key)) };
    },
    readSums: async (key) => {
      const state = await orNull(stat(fileOf(key)));
      return state && readSumFile(fileOf(key));
    },
    write: async (key, body, sum) => {
      const file = fileOf(key);
      await mkdir(path.dirname(file), { recursive: true });
      // First, and beside earlier ones: two versions of the program may make a picture differently at the same moment.
      if (!(await readSumFile(file)).includes(sum)) await appendFile(sumFileOf(file), `${sum}\n`);
      const draft = `${file}.${randomUUID()}.part`;
      await writeFile(draft, body);
      await rename(draft, file);
    },
    remove: async (key) => {
      await rm(fileOf(key), { force: true });
      await rm(sumFileOf(fileOf(key)), { force: true });
    },
    list: (area) => listFolder(root, area),
  };
}

async function* listFolder(root: string, area: FileArea): AsyncGenerator<string> {
  const folder = await orNull(opendir(path.join(root, area), { recursive: true }));
  if (!folder) return;
  for await (const entry of folder) if (entry.isFile() && isFileName(entry.name)) yield entry.name;
}

export function folderFile(root: string, { area, name }: FileKey): string {
  return path.join(root, area, name.slice(0, 2), name);
}

/** Beside the file, so that whoever copies a folder by other means takes the sums along. */
export function sumFileOf(file: string): string {
  return `${file}.sha256`;
}

async function readSumFile(file: string): Promise<string[]> {
  const text = await orNull(readFile(sumFileOf(file), 'utf8'));
  return text ? text.split('\n').filter(Boolean) : [];
}

async function orNull<Value>(reading: Promise<Value>): Promise<Value | null> {
  try {
    return await reading;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
