import { storedWidths } from '../../../../domain/picture.ts';
import { type Result, success } from '../../../../domain/result.ts';
import { createFileStore } from '../../../adapters/files/file-store.ts';
import { type PictureOrder, webpOf } from '../../../adapters/pictures/picture-order.ts';
import {
  type PictureRefusal,
  pictureQueue,
  type QueuedPicture,
} from '../../../adapters/pictures/picture-queue.ts';
import type { Context } from '../../../context.ts';
import { keepPictures } from './seller-picture.writes.ts';
import { askForSmaller } from './smaller-picture.repository.ts';

const ORDINARY = 640;
/** Of photos that have as many pixels: sharp on dense screens and when somebody zooms in. */
const LARGE = 1280;

type GivenPicture = Pick<QueuedPicture, 'owner' | 'isPatient' | 'load'> & { sellerId: number };

/**
 * Stores a product's picture in its widths, on white and square as the grid shows it; answers its address. What makes it
 * smaller is made later (smaller-picture.jobs.ts).
 */
export async function storeProductPicture(
  { config, write, now }: Pick<Context, 'config' | 'write' | 'now'>,
  { sellerId, ...given }: GivenPicture,
): Promise<Result<string, PictureRefusal>> {
  const order: PictureOrder = {
    fit: 'contain',
    shapes: [LARGE, ORDINARY].map((side) => ({
      width: side,
      height: side,
      variants: webpOf(storedWidths(side)),
    })),
    nameSalt: `product ${sellerId}\n`,
  };
  const made = await pictureQueue.make({ ...given, order });
  if (!made.ok) return made;
  const { name, width, pictures } = made.value;
  const files = createFileStore(config, 'files');
  const url = `/img/${name}-${width}.webp`;
  // Before the files, which the cleaning of unused pictures could take otherwise.
  await keepPictures(write, sellerId, [url], now());
  for (const { width, body } of pictures) await files.write(`${name}-${width}.webp`, new Uint8Array(body));
  await askForSmaller(write, url, now());
  return success(url);
}

/** Why a picture could not be stored, found out without making anything of it; null: it could. */
export async function findPictureProblem(
  given: Pick<QueuedPicture, 'owner' | 'isPatient' | 'load'>,
): Promise<PictureRefusal | null> {
  const order: PictureOrder = {
    fit: 'contain',
    shapes: [{ width: 8, height: 8, variants: [] }],
    nameSalt: '',
  };
  const made = await pictureQueue.make({ ...given, order });
  return made.ok ? null : made.reason;
}
