import { hash } from 'node:crypto';
import path from 'node:path';
import sharp, { type OutputInfo } from 'sharp';
import { storedWidths } from '../../../domain/picture.ts';
import { createFileStore } from '../../adapters/files/file-store.ts';
import type { Context } from '../../context.ts';
import { keepPictures } from './seller-product.repository.ts';

const ORDINARY = 640;
/** Of photos that have as many pixels: sharp on dense screens and when somebody zooms in. */
const LARGE = 1280;
/** As sharp to the eye as WebP with 82, 27 % smaller, three times the work: see docs/decisions/004. */
const AVIF = { quality: 60, effort: 2 } as const;
const WIDEST_AVIF = 640;
const WORTHWHILE = 0.9;
const MAXIMUM_PIXELS = 60_000_000;
const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);

/**
 * Stores a product's picture in its widths, on white and square as the grid shows it, without what the camera wrote
 * into it; answers its address. Null: the content is no picture, whatever its name says.
 */
export async function storeProductPicture(
  { config, write, now }: Pick<Context, 'config' | 'write' | 'now'>,
  sellerId: number,
  bytes: Buffer,
): Promise<string | null> {
  const pictures = await resize(bytes);
  if (!pictures) return null;
  // The shop is part of the name, so that nobody can guess or remove another shop's picture.
  const name = hash('sha256', Buffer.concat([Buffer.from(`product ${sellerId}\n`), bytes]), 'hex').slice(
    0,
    32,
  );
  const files = createFileStore(path.join(config.dataDir, 'files'));
  const url = `/img/${name}-${Math.max(...pictures.map(({ width }) => width))}.webp`;
  // Before the files, which the cleaning of unused pictures could take otherwise.
  await keepPictures(write, sellerId, [url], now());
  for (const { width, webp, avif } of pictures) {
    // First, so that nobody who sees the one finds the other missing.
    if (avif) await files.write(`${name}-${width}.avif`, new Uint8Array(avif));
    await files.write(`${name}-${width}.webp`, new Uint8Array(webp));
  }
  return url;
}

interface StoredPicture {
  width: number;
  webp: Buffer;
  /** Null where it saves too little. */
  avif: Buffer | null;
}

interface RawPicture {
  data: Buffer;
  info: OutputInfo;
}

async function resize(bytes: Buffer): Promise<StoredPicture[] | null> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MAXIMUM_PIXELS, failOn: 'error' });
    const { format, width, height } = await picture.metadata();
    if (!FORMATS.has(format)) return null;
    const side = Math.max(width, height) < LARGE ? ORDINARY : LARGE;
    const square = await picture
      .autoOrient()
      .resize(side, side, { fit: 'contain', background: '#ffffff' })
      .flatten({ background: '#ffffff' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return await Promise.all(storedWidths(side).map((stored) => encode(square, stored)));
  } catch {
    // sharp tells broken, forged and too large pictures by exceptions alone.
    return null;
  }
}

async function encode({ data, info }: RawPicture, width: number): Promise<StoredPicture> {
  const resized = sharp(data, { raw: info }).resize(width, width);
  const webp = await resized.clone().webp({ quality: 82 }).toBuffer();
  if (width > WIDEST_AVIF) return { width, webp, avif: null };
  const avif = await resized.clone().avif(AVIF).toBuffer();
  return { width, webp, avif: avif.length < webp.length * WORTHWHILE ? avif : null };
}
