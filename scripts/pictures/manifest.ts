import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRendered, type Job, pictureFile, seedFolder } from './output.ts';
import type { ProductJob } from './products.ts';

type Entry = { file: string; alt: string; avif?: number[] };

/** Writes db/seed/pictures.json: which pictures exist, their texts, and which widths have AVIF too. */
export function writeManifest(productJobs: ProductJob[]): void {
  const products: Record<string, Entry[]> = {};
  for (const job of productJobs) {
    if (!isRendered(job)) continue;
    products[job.ref] = [...(products[job.ref] ?? []), entryOf(job)];
  }
  const manifest = { products };
  writeFileSync(join(seedFolder, '../pictures.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

function entryOf(job: Job & { alt: string }): Entry {
  const avif = job.avifWidths.filter((width) => existsSync(pictureFile(job.folder, job.name, width, 'avif')));
  return { file: job.name, alt: job.alt, avif };
}
