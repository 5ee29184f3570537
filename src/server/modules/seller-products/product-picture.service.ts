import { hash } from 'node:crypto';
import path from 'node:path';
import sharp from 'sharp';
import { storedWidths } from '../../../domain/picture.ts';
import { createFileStore } from '../../adapters/files/file-store.ts';
import type { Context } from '../../context.ts';
import { keepPictures } from './seller-product.repository.ts';

const LARGEST = 640;
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
  const bodies = await resize(bytes);
  if (!bodies) return null;
  // The shop is part of the name, so that nobody can guess or remove another shop's picture.
  const name = hash('sha256', Buffer.concat([Buffer.from(`product ${sellerId}\n`), bytes]), 'hex').slice(
    0,
    32,
  );
  const files = createFileStore(path.join(config.dataDir, 'files'));
  for (const { width, body } of bodies) await files.write(`${name}-${width}.webp`, new Uint8Array(body));
  const url = `/img/${name}-${LARGEST}.webp`;
  await keepPictures(write, sellerId, [url], now());
  return url;
}

async function resize(bytes: Buffer): Promise<{ width: number; body: Buffer }[] | null> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MAXIMUM_PIXELS, failOn: 'error' });
    const { format } = await picture.metadata();
    if (!FORMATS.has(format)) return null;
    const square = { fit: 'contain', background: '#ffffff' } as const;
    const largest = await picture
      .autoOrient()
      .resize(LARGEST, LARGEST, square)
      .flatten({ background: '#ffffff' })
      .png()
      .toBuffer();
    return await Promise.all(
      storedWidths(LARGEST).map(async (width) => ({
        width,
        body: await sharp(largest).resize(width, width).webp({ quality: 82 }).toBuffer(),
      })),
    );
  } catch {
    // sharp tells broken, forged and too large pictures by exceptions alone.
    return null;
  }
}
