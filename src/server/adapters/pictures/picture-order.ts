import type { PictureFingerprint } from '../../../domain/picture-fingerprint.ts';

export interface Variant {
  width: number;
  format: 'webp' | 'avif' | 'jpeg';
  quality: number;
}

/** What is made of an uploaded picture; plain data, since it crosses to another process. */
export interface PictureOrder {
  /** 'inside': in its own proportions, within the shape and never larger than it came. */
  fit: 'cover' | 'contain' | 'inside';
  /** The first that the picture fills without being blown up, else the last. */
  shapes: readonly { width: number; height: number; variants: readonly Variant[] }[];
  /** Part of the name besides the content, so that nobody guesses or removes another's equal picture. */
  nameSalt: string;
  /** Also say what the picture looks like. */
  isFingerprinted?: boolean;
}

export interface MadePicture {
  width: number;
  format: Variant['format'];
  body: Buffer;
}

export interface MadePictures {
  /** Stands for content and salt. */
  name: string;
  /** The width of the shape that was taken. */
  width: number;
  pictures: MadePicture[];
  /** Null: not asked for, or nothing to tell it by. */
  fingerprint: PictureFingerprint | null;
}

/** `too-many-pixels`: honest or not, it would cost too much memory or time. */
export type PictureProblem = 'not-a-picture' | 'too-many-pixels';

/** WebP in every width that is stored, as most pictures are kept. */
export function webpOf(widths: readonly number[], quality = 82): Variant[] {
  return widths.map((width) => ({ width, format: 'webp', quality }));
}
