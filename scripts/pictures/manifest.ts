import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRendered, type Job, seedFolder } from './output.ts';
import type { ProductJob } from './products.ts';
import type { CodedJob } from './shop-pictures.ts';

type Entry = { file: string; alt: string };

type ManifestJobs = {
  products: ProductJob[];
  categories: CodedJob[];
  featured: CodedJob[];
  sellers: CodedJob[];
};

/** Writes db/seed/pictures.json: which pictures exist and their texts. */
export function writeManifest({ products, categories, featured, sellers }: ManifestJobs): void {
  const manifest = {
    products: entriesByRef(products),
    categories: entriesByCode(categories),
    featured: entriesByCode(featured),
    sellers: entriesByCode(sellers),
  };
  writeFileSync(join(seedFolder, '../pictures.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

function entriesByRef(jobs: ProductJob[]): Record<string, Entry[]> {
  const entries: Record<string, Entry[]> = {};
  for (const job of jobs.filter(isRendered)) {
    entries[job.ref] = [...(entries[job.ref] ?? []), entryOf(job)];
  }
  return entries;
}

function entriesByCode(jobs: CodedJob[]): Record<string, Entry> {
  return Object.fromEntries(jobs.filter(isRendered).map((job) => [job.code, entryOf(job)]));
}

function entryOf(job: Job & { alt: string }): Entry {
  return { file: job.name, alt: job.alt };
}
