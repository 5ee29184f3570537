import sharp from 'sharp';
import { storedWidths } from '../../../domain/picture.ts';

const MAXIMUM_PIXELS = 60_000_000;
const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);

interface Size {
  width: number;
  height: number;
}

/**
 * The picture upright, cut to the size, on white and without what the camera wrote into it, as PNG. Null: the content is
 * no picture, whatever its name says.
 */
export async function cutToSize(bytes: Buffer, { width, height }: Size): Promise<Buffer | null> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MAXIMUM_PIXELS, failOn: 'error' });
    const { format } = await picture.metadata();
    if (!FORMATS.has(format)) return null;
    return await picture
      .autoOrient()
      .resize(width, height, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .png()
      .toBuffer();
  } catch {
    // sharp tells broken, forged and too large pictures by exceptions alone.
    return null;
  }
}

/** The same in every width that is stored, as WebP. */
export async function cutToWidths(
  bytes: Buffer,
  size: Size,
): Promise<{ width: number; body: Buffer }[] | null> {
  const cut = await cutToSize(bytes, size);
  if (!cut) return null;
  return Promise.all(
    storedWidths(size.width).map(async (width) => ({
      width,
      body: await sharp(cut).resize({ width }).webp({ quality: 82 }).toBuffer(),
    })),
  );
}
