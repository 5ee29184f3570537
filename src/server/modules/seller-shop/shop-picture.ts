import { hash } from 'node:crypto';
import path from 'node:path';
import { createFileStore } from '../../adapters/files/file-store.ts';
import { cutToWidths } from '../../adapters/pictures/uploaded-picture.ts';
import type { Context } from '../../context.ts';
import { insertShopPicture } from './shop-page.repository.ts';

const SIZES = { banner: { width: 1600, height: 460 }, logo: { width: 320, height: 320 } } as const;

export type ShopPictureKind = keyof typeof SIZES;

/** The address of a stored picture of this kind names its largest width. */
export function isPictureOf(kind: ShopPictureKind, url: string): boolean {
  return url.endsWith(`-${SIZES[kind].width}.webp`);
}

/**
 * Stores banner or logo in its widths, without what the camera wrote into it; answers its address. Null: the content
 * is no picture, whatever its name says.
 */
export async function storeShopPicture(
  { config, write, now }: Pick<Context, 'config' | 'write' | 'now'>,
  sellerId: number,
  { kind, bytes }: { kind: ShopPictureKind; bytes: Buffer },
): Promise<string | null> {
  const bodies = await cutToWidths(bytes, SIZES[kind]);
  if (!bodies) return null;
  // The shop is part of the name, so that nobody can guess or remove another shop's picture.
  const content = Buffer.concat([Buffer.from(`${kind} ${sellerId}\n`), bytes]);
  const name = hash('sha256', content, 'hex').slice(0, 32);
  const files = createFileStore(path.join(config.dataDir, 'files'));
  const url = `/img/${name}-${SIZES[kind].width}.webp`;
  // Before the files, which the cleaning of unused pictures could take otherwise.
  await insertShopPicture(write, { sellerId, url, now: now() });
  for (const { width, body } of bodies) await files.write(`${name}-${width}.webp`, new Uint8Array(body));
  return url;
}
