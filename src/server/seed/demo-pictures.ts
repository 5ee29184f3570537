import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { storedWidths } from '../../domain/picture.ts';
import type { FileStore } from '../adapters/files/file-store.ts';
import { readSeedFile, seedFolder } from './seed-file.ts';

interface Picture {
  url: string;
  alt: string;
}

interface PictureEntry {
  file: string;
  alt: string;
}

interface PictureList {
  products: Record<string, PictureEntry[]>;
  categories: Record<string, PictureEntry>;
  featured: Record<string, PictureEntry>;
  sellers: Record<string, PictureEntry>;
}

export interface DemoPictures {
  products: Map<string, Picture[]>;
  categories: Map<number, Picture>;
  featured: Map<number, Picture>;
  sellers: Map<number, Picture>;
}

/** Puts the demo pictures into the file store under the hash of their largest variant. */
export async function storeDemoPictures(files: FileStore): Promise<DemoPictures> {
  const list = await readSeedFile<PictureList>('pictures.json');
  const byId = async (entries: Record<string, PictureEntry> = {}, largestWidth: number) => {
    const stored = new Map<number, Picture>();
    for (const [id, entry] of Object.entries(entries))
      stored.set(Number(id), await storePicture(files, entry, largestWidth));
    return stored;
  };
  const products = new Map<string, Picture[]>();
  for (const [reference, entries] of Object.entries(list.products))
    products.set(reference, await Promise.all(entries.map((entry) => storePicture(files, entry, 640))));
  return {
    products,
    categories: await byId(list.categories, 640),
    featured: await byId(list.featured, 860),
    sellers: await byId(list.sellers, 1600),
  };
}

async function storePicture(files: FileStore, entry: PictureEntry, largestWidth: number): Promise<Picture> {
  const variants = await Promise.all(
    storedWidths(largestWidth).map(async (width) => ({
      width,
      body: await readFile(path.join(seedFolder, 'pictures', `${entry.file}-${width}.webp`)),
    })),
  );
  const largest = variants.find(({ width }) => width === largestWidth);
  if (!largest) throw new Error(`${entry.file} has no variant of ${largestWidth}`);
  const name = createHash('sha256').update(largest.body).digest('hex').slice(0, 16);
  await Promise.all(variants.map(({ width, body }) => files.write(`${name}-${width}.webp`, body)));
  return { url: `/img/${name}-${largestWidth}.webp`, alt: entry.alt };
}
