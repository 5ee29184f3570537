import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** What a backup holds; written last, so that a folder without it is no backup. */
export interface Manifest {
  format: 1;
  createdAt: string;
  /** The schema that the rows belong to. */
  migrations: string[];
  tables: TableCopy[];
  sequences: SequenceState[];
  fileCount: number;
}

export interface TableCopy {
  schema: string;
  name: string;
  columns: string[];
  rows: number;
  /** Of the packed file. */
  bytes: number;
  sha256: string;
}

export interface SequenceState {
  schema: string;
  name: string;
  /** Null: nothing was taken from it yet. */
  lastValue: number | null;
}

const FILE = 'manifest.json';

export function tableFile({ schema, name }: Pick<TableCopy, 'schema' | 'name'>): string {
  return path.join('tables', `${schema}.${name}.copy.gz`);
}

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeFile(path.join(folder, FILE), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Throws when the folder holds no finished backup of a format we know. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, FILE), 'utf8').catch(() => null);
  if (text === null) throw new Error(`${folder} holds no finished backup (there is no ${FILE})`);
  const manifest = JSON.parse(text) as Manifest;
  if (manifest.format !== 1) throw new Error(`${folder} has the format ${manifest.format}, this is 1`);
  return manifest;
}
