import { hash } from 'node:crypto';
import path from 'node:path';
import sharp from 'sharp';
import type { Upload } from '../../../wire/form-text.ts';
import { createFileStore } from '../../adapters/files/file-store.ts';
import type { Config } from '../../config.ts';

const SIZES = [160, 320] as const;
const MAXIMUM_PIXELS = 60_000_000;
const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);

/**
 * Stores a photo as squares of 160 and 320 pixels without what the camera wrote into it (place, time, owner); answers
 * its address. Null: the content is no picture, whatever its name says.
 */
export async function storePhoto(
  { dataDir }: Pick<Config, 'dataDir'>,
  accountId: number,
  file: Upload,
): Promise<string | null> {
  const bytes = Buffer.from(await file.arrayBuffer());
  const pictures = await resize(bytes);
  if (!pictures) return null;
  // The account is part of the name, so that nobody's photo is removed with another person's equal one.
  const name = hash('sha256', Buffer.concat([Buffer.from(`${accountId}\n`), bytes]), 'hex').slice(0, 32);
  const files = photoStore(dataDir);
  await Promise.all(
    pictures.map(({ size, body }) => files.write(`${name}-${size}.webp`, new Uint8Array(body))),
  );
  return `/img/${name}-${SIZES.at(-1)}.webp`;
}

/** Removes what storePhoto wrote under this address. */
export async function removePhoto({ dataDir }: Pick<Config, 'dataDir'>, url: string | null): Promise<void> {
  const name = /^\/img\/([0-9a-f]{32})-320\.webp$/.exec(url ?? '')?.[1];
  if (!name) return;
  const files = photoStore(dataDir);
  await Promise.all(SIZES.map((size) => files.remove(`${name}-${size}.webp`)));
}

function photoStore(dataDir: string) {
  return createFileStore(path.join(dataDir, 'files'));
}

async function resize(bytes: Buffer): Promise<{ size: number; body: Buffer }[] | null> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MAXIMUM_PIXELS, failOn: 'error' });
    const { format } = await picture.metadata();
    if (!FORMATS.has(format)) return null;
    const upright = picture.autoOrient();
    return await Promise.all(
      SIZES.map(async (size) => ({
        size,
        body: await upright.clone().resize(size, size, { fit: 'cover' }).webp({ quality: 80 }).toBuffer(),
      })),
    );
  } catch {
    // sharp tells broken, forged and too large pictures by exceptions alone.
    return null;
  }
}
