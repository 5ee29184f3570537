import { storedWidths } from '../../../../domain/picture.ts';
import { type Result, success } from '../../../../domain/result.ts';
import { createFileStore } from '../../../adapters/files/file-store.ts';
import {
  type MadePicture,
  type PictureOrder,
  type Variant,
  webpOf,
} from '../../../adapters/pictures/picture-order.ts';
import {
  type PictureRefusal,
  pictureQueue,
  type QueuedPicture,
} from '../../../adapters/pictures/picture-queue.ts';
import type { Context } from '../../../context.ts';
import { keepPictures } from './seller-picture.writes.ts';

const ORDINARY = 640;
/** Of photos that have as many pixels: sharp on dense screens and when somebody zooms in. */
const LARGE = 1280;
/** As sharp to the eye as WebP with 82, 27 % smaller, three times the work: see docs/decisions/004. */
const AVIF_QUALITY = 60;
const WIDEST_AVIF = 640;
const WORTHWHILE = 0.9;

type GivenPicture = Pick<QueuedPicture, 'owner' | 'isPatient' | 'load'> & { sellerId: number };

/** Stores a product's picture in its widths, on white and square as the grid shows it; answers its address. */
export async function storeProductPicture(
  { config, write, now }: Pick<Context, 'config' | 'write' | 'now'>,
  { sellerId, ...given }: GivenPicture,
): Promise<Result<string, PictureRefusal>> {
  const order: PictureOrder = {
    fit: 'contain',
    shapes: [LARGE, ORDINARY].map((side) => ({ width: side, height: side, variants: variantsOf(side) })),
    nameSalt: `product ${sellerId}\n`,
  };
  const made = await pictureQueue.make({ ...given, order });
  if (!made.ok) return made;
  const { name, width, pictures } = made.value;
  const files = createFileStore(config, 'files');
  const url = `/img/${name}-${width}.webp`;
  // Before the files, which the cleaning of unused pictures could take otherwise.
  await keepPictures(write, sellerId, [url], now());
  for (const { width, format, body } of pictures.filter((one) => isWorthwhile(one, pictures)))
    await files.write(`${name}-${width}.${format}`, new Uint8Array(body));
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

/** AVIF first, so that nobody who sees the WebP finds the other missing. */
function variantsOf(side: number): Variant[] {
  const widths = storedWidths(side);
  const avif = widths
    .filter((width) => width <= WIDEST_AVIF)
    .map((width) => ({ width, format: 'avif' as const, quality: AVIF_QUALITY }));
  return [...avif, ...webpOf(widths)];
}

function isWorthwhile({ width, format, body }: MadePicture, all: readonly MadePicture[]): boolean {
  if (format === 'webp') return true;
  const webp = all.find((one) => one.format === 'webp' && one.width === width);
  return webp === undefined || body.length < webp.body.length * WORTHWHILE;
}
