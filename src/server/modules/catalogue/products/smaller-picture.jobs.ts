import path from 'node:path';
import { storedWidths } from '../../../../domain/picture.ts';
import { createFileStore, type FileStore } from '../../../adapters/files/file-store.ts';
import type { PictureOrder } from '../../../adapters/pictures/picture-order.ts';
import { pictureQueue } from '../../../adapters/pictures/picture-queue.ts';
import type { Context } from '../../../context.ts';
import { claimPictureToShrink, endShrinking } from './smaller-picture.repository.ts';

/** As sharp to the eye as WebP with 82, 27 % smaller, three times the work: see docs/decisions/004. */
const QUALITY = 60;
/** A file that saves less than a tenth of its WebP is not kept. */
const WORTHWHILE = 0.9;

type Part = Pick<Context, 'config' | 'write' | 'now'>;

/** Makes the AVIF of the next stored picture, unless somebody waits for a picture. True: another one may be due. */
export async function makeNextSmallerPicture({ config, write, now }: Part): Promise<boolean> {
  if (pictureQueue.length() > 0) return false;
  const url = await claimPictureToShrink(write, now());
  if (url === null) return false;
  await shrink(createFileStore(config, 'files'), url);
  await endShrinking(write, url);
  return true;
}

/**
 * From the stored WebP, of widths that are half of its own at most: made in its own width, an AVIF that saves anything looks
 * worse than its source. What cannot be made stays as it is.
 */
async function shrink(files: FileStore, url: string): Promise<void> {
  const { stem, side } = partsOf(url);
  const widths = storedWidths(side).filter((width) => width * 2 <= side);
  const source = await files.read(`${stem}-${side}.webp`);
  if (!source || widths.length === 0) return;
  const variants = widths.map((width) => ({ width, format: 'avif', quality: QUALITY }) as const);
  const shapes = [{ width: side, height: side, variants }];
  const order: PictureOrder = { fit: 'inside', shapes, nameSalt: '' };
  const made = await pictureQueue.make({
    owner: 'smaller pictures',
    isPatient: true,
    load: async () => source,
    order,
  });
  if (!made.ok) return;
  for (const { width, body } of made.value.pictures) {
    const webp = await files.read(`${stem}-${width}.webp`);
    if (webp && body.length < webp.length * WORTHWHILE)
      await files.write(`${stem}-${width}.avif`, new Uint8Array(body));
  }
}

function partsOf(url: string): { stem: string; side: number } {
  const [stem = '', side = ''] = path.basename(url, '.webp').split(/-(?=\d+$)/);
  return { stem, side: Number(side) };
}
