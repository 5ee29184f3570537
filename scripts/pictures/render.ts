// Renders the pictures of the demo shop: node scripts/pictures/render.ts [name ...]
// Files that exist are skipped unless they are named; the manifest lists what exists.
import './fonts.ts';
import sharp from 'sharp';
import { writeBrandFiles } from './brand-icons.ts';
import { writeManifest } from './manifest.ts';
import { isRendered, type Job, writeVariants } from './output.ts';
import { listProductJobs } from './products.ts';
import { listCategoryJobs, listFeaturedJobs, listInterfaceJobs, listSellerJobs } from './shop-pictures.ts';

sharp.concurrency(1);
const names = process.argv.slice(2);
const manifestJobs = {
  products: listProductJobs(),
  categories: listCategoryJobs(),
  featured: listFeaturedJobs(),
  sellers: listSellerJobs(),
};
const jobs: Job[] = [...Object.values(manifestJobs).flat(), ...listInterfaceJobs()];

for (const job of jobs.filter(isWanted)) {
  await writeVariants(job);
  console.log(job.name);
}
if (names.length === 0 || names.includes('brand')) await writeBrandFiles(names.includes('brand'));
writeManifest(manifestJobs);

/** A name selects one picture (fru-001-2) or all of a group (fru-001, fru, cat). */
function isWanted(job: Job): boolean {
  if (names.length === 0) return !isRendered(job);
  return names.some((name) => job.name === name || job.name.startsWith(`${name}-`));
}
