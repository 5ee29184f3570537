import { existsSync, mkdirSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

export type Job = {
  /** File name without width and ending. */
  name: string;
  folder: string;
  widths: number[];
  /** Widths that also get AVIF when that is smaller: the large pictures of the first screen only. */
  avifWidths: number[];
  render: () => Promise<Buffer>;
};

const projectFolder = join(import.meta.dirname, '../..');
export const seedFolder = join(projectFolder, 'db/seed/pictures');
export const interfaceFolder = join(projectFolder, 'public/pictures');
export const publicFolder = join(projectFolder, 'public');

export function pictureFile(folder: string, name: string, width: number, format: 'webp' | 'avif'): string {
  return join(folder, `${name}-${width}.${format}`);
}

export function isRendered(job: Job): boolean {
  return job.widths.every((width) => existsSync(pictureFile(job.folder, job.name, width, 'webp')));
}

/** Writes the picture in all its widths. */
export async function writeVariants(job: Job): Promise<void> {
  mkdirSync(job.folder, { recursive: true });
  const source = await job.render();
  for (const width of job.widths) {
    const resized = sharp(source).resize({ width });
    const webp = await resized.clone().webp({ quality: 75, effort: 5 }).toBuffer();
    await writeFile(pictureFile(job.folder, job.name, width, 'webp'), webp);
    if (!job.avifWidths.includes(width)) continue;
    const avif = await resized.clone().avif({ quality: 50, effort: 2 }).toBuffer();
    const avifFile = pictureFile(job.folder, job.name, width, 'avif');
    if (avif.length < webp.length) await writeFile(avifFile, avif);
    else await rm(avifFile, { force: true });
  }
}
