import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectFolder } from '../project-folder.ts';

export const seedFolder = path.join(projectFolder, 'db/seed');

/** Parsed content of a file of db/seed; its shape is the caller's to know, as the file lies beside the code. */
export async function readSeedFile<Content>(name: string): Promise<Content> {
  return JSON.parse(await readFile(path.join(seedFolder, name), 'utf8')) as Content;
}
