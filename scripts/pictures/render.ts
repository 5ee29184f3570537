// Renders the pictures of the demo shop: node scripts/pictures/render.ts [name ...]
// Files that exist are skipped unless they are named; the manifest lists what exists.
import './fonts.ts';
import sharp from 'sharp';
import { writeManifest } from './manifest.ts';
import { isRendered, type Job, writeVariants } from './output.ts';
import { listProductJobs } from './products.ts';

sharp.concurrency(1);
const names = process.argv.slice(2);
const productJobs = listProductJobs();
const jobs: Job[] = [...productJobs];

for (const job of jobs) {
  if (!isWanted(job)) continue;
  await writeVariants(job);
  console.log(job.name);
}
writeManifest(productJobs);

/** A name selects one picture (fru-001-2) or all of a group (fru-001, fru). */
function isWanted(job: Job): boolean {
  if (names.length === 0) return !isRendered(job);
  return names.some((name) => job.name === name || job.name.startsWith(`${name}-`));
}
