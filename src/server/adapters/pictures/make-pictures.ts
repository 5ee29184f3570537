import { hash } from 'node:crypto';
import sharp, { type Metadata, type OutputInfo } from 'sharp';
import { FINGERPRINT_COLUMNS, FINGERPRINT_ROWS, fingerprintOf } from '../../../domain/picture-fingerprint.ts';
import { failure, type Result, success } from '../../../domain/result.ts';
import type { MadePicture, MadePictures, PictureOrder, PictureProblem, Variant } from './picture-order.ts';

/** Formats that are decoded line by line: 60 megapixels took 130 MB. */
const MAXIMUM_PIXELS_BY_LINES = 60_000_000;
/** The others lie in memory as a whole: 210 MB at 25 megapixels, of AVIF 515. */
const MAXIMUM_PIXELS_AT_ONCE = 25_000_000;
const MAXIMUM_PIXELS_OF_AVIF = 12_500_000;
const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);
const AVIF_EFFORT = 2;

/** The pictures of an order: upright, on white and without what the camera wrote into it. */
export async function makePictures(
  bytes: Buffer,
  order: PictureOrder,
): Promise<Result<MadePictures, PictureProblem>> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MAXIMUM_PIXELS_BY_LINES, failOn: 'error' });
    const about = await picture.metadata();
    if (!FORMATS.has(about.format)) return failure('not-a-picture');
    if (about.width * about.height > maximumPixelsOf(about)) return failure('too-many-pixels');
    const { width, height, variants } = shapeFor(about, order);
    const shaped = await picture
      .autoOrient()
      .resize(width, height, {
        fit: order.fit,
        background: '#ffffff',
        withoutEnlargement: order.fit === 'inside',
      })
      .flatten({ background: '#ffffff' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pictures: MadePicture[] = [];
    // One by one, so that the largest alone says how much memory it takes.
    for (const variant of variants) pictures.push(await encode(shaped, variant));
    const name = hash('sha256', Buffer.concat([Buffer.from(order.nameSalt), bytes]), 'hex').slice(0, 32);
    const fingerprint = order.isFingerprinted ? await readFingerprint(bytes) : null;
    return success({ name, width, pictures, fingerprint });
  } catch (error) {
    // sharp tells broken, forged and too large pictures by exceptions alone.
    return failure(/pixel limit/.test(String(error)) ? 'too-many-pixels' : 'not-a-picture');
  }
}

/** Of the whole picture, without the ground that it is laid on. */
async function readFingerprint(bytes: Buffer) {
  const grey = await sharp(bytes, { limitInputPixels: MAXIMUM_PIXELS_BY_LINES, failOn: 'error' })
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .greyscale()
    .resize(FINGERPRINT_COLUMNS, FINGERPRINT_ROWS, { fit: 'fill' })
    .raw()
    .toBuffer();
  return fingerprintOf(grey);
}

function maximumPixelsOf({ format, isProgressive }: Metadata): number {
  if (format === 'heif') return MAXIMUM_PIXELS_OF_AVIF;
  const isByLines = (format === 'jpeg' || format === 'png') && !isProgressive;
  return isByLines ? MAXIMUM_PIXELS_BY_LINES : MAXIMUM_PIXELS_AT_ONCE;
}

function shapeFor(about: Metadata, { shapes }: PictureOrder) {
  const longest = Math.max(about.width, about.height);
  const shape = shapes.find(({ width, height }) => longest >= Math.max(width, height)) ?? shapes.at(-1);
  if (!shape) throw new Error('an order of pictures has a shape');
  return shape;
}

interface RawPicture {
  data: Buffer;
  info: OutputInfo;
}

async function encode({ data, info }: RawPicture, { width, format, quality }: Variant): Promise<MadePicture> {
  const resized = sharp(data, { raw: info }).resize({ width, withoutEnlargement: true });
  if (format === 'jpeg')
    return { width, format, body: await resized.jpeg({ quality, mozjpeg: true }).toBuffer() };
  const encoded =
    format === 'avif' ? resized.avif({ quality, effort: AVIF_EFFORT }) : resized.webp({ quality });
  return { width, format, body: await encoded.toBuffer() };
}
