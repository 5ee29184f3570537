import { readFile } from 'node:fs/promises';
import path from 'node:path';

export const seedFolder = path.resolve(import.meta.dirname, '../../../db/seed');

/** Parsed content of a file of db/seed; its shape is the caller's to know, as the file lies beside the code. */
export async function readSeedFile<Content>(name: string): Promise<Content> {
  return JSON.parse(await readFile(path.join(seedFolder, name), 'utf8')) as Content;
}
