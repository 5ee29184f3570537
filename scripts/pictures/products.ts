import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BodyName } from './bodies/catalogue.ts';
import type { ParcelSize } from './fact-card.ts';
import { type Job, seedFolder } from './output.ts';
import { dairy } from './scenes/dairy.ts';
import { fashion } from './scenes/fashion.ts';
import { fruits } from './scenes/fruits.ts';
import { care, crafts, home, pets } from './scenes/home.ts';
import { pantry } from './scenes/pantry.ts';
import { type Department, type ProductPictures, usualViews } from './scenes/product.ts';
import { technology } from './scenes/technology.ts';
import { tubers, vegetables } from './scenes/vegetables.ts';
import { renderView, type View, viewText } from './views.ts';

export type ProductJob = Job & { ref: string; view: View | 'colour'; alt: string };

const departments: Department[] = [
  fruits,
  vegetables,
  tubers,
  dairy,
  pantry,
  technology,
  fashion,
  home,
  pets,
  care,
  crafts,
];

/** Packed weight and size of every product of the demo catalogue. */
const parcelSizes: Record<string, ParcelSize | undefined> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'scenes/parcel-sizes.json'), 'utf8'),
);

/** All main pictures first, then the further views, so that an early stop leaves no product bare. */
export function listProductJobs(): ProductJob[] {
  const jobs = departments.flatMap((department) =>
    Object.entries(department.products).flatMap(([ref, product]) => jobsOf(ref, product, department)),
  );
  return [...jobs.filter((job) => job.view === 'studio'), ...jobs.filter((job) => job.view !== 'studio')];
}

function jobsOf(ref: string, product: ProductPictures, department: Department): ProductJob[] {
  const size = parcelSizes[ref];
  if (!size) throw new Error(`No parcel size for ${ref}`);
  const further = product.views ?? (product.family ? ['podium', 'family', 'facts'] : usualViews);
  const views: View[] = ['studio', ...further];
  const file = { ref, folder: seedFolder, widths: [160, 320, 640], avifWidths: [] };
  const jobs = views.map((view, index) => ({
    ...file,
    view,
    alt: viewText(view, product, size),
    name: `${ref.toLowerCase()}-${index + 1}`,
    render: () => renderView(view, product, department, size),
  }));
  const colours = Object.entries(product.colours ?? {}).map(([colour, { body, alt }]) => ({
    ...file,
    view: 'colour' as const,
    alt,
    name: `${ref.toLowerCase()}-${colour}`,
    render: () => renderView('studio', recoloured(product, body), department, size),
  }));
  return [...jobs, ...colours];
}

function recoloured(product: ProductPictures, body: BodyName): ProductPictures {
  const main = product.main?.map((placed) => (placed.body === product.body ? { ...placed, body } : placed));
  return { ...product, body, ...(main && { main }) };
}
