import { storedWidths } from '../../../../domain/picture.ts';
import { type Result, success } from '../../../../domain/result.ts';
import { createFileStore } from '../../../adapters/files/file-store.ts';
import { type PictureOrder, webpOf } from '../../../adapters/pictures/picture-order.ts';
import { type PictureRefusal, pictureQueue } from '../../../adapters/pictures/picture-queue.ts';
import type { Context } from '../../../context.ts';
import { keepPictures } from '../../catalogue/products/seller-picture.writes.ts';

const SIZES = { banner: { width: 1600, height: 460 }, logo: { width: 320, height: 320 } } as const;

export type ShopPictureKind = keyof typeof SIZES;

/** The address of a stored picture of this kind names its largest width. */
export function isPictureOf(kind: ShopPictureKind, url: string): boolean {
  return url.endsWith(`-${SIZES[kind].width}.webp`);
}

interface GivenPicture {
  kind: ShopPictureKind;
  load: () => Promise<Uint8Array>;
}

/** Stores banner or logo in its widths; answers its address. */
export async function storeShopPicture(
  { config, write, now }: Pick<Context, 'config' | 'write' | 'now'>,
  { sellerId, accountId }: { sellerId: number; accountId: number },
  { kind, load }: GivenPicture,
): Promise<Result<string, PictureRefusal>> {
  const order: PictureOrder = {
    fit: 'cover',
    shapes: [{ ...SIZES[kind], variants: webpOf(storedWidths(SIZES[kind].width)) }],
    nameSalt: `${kind} ${sellerId}\n`,
  };
  const made = await pictureQueue.make({ owner: `account ${accountId}`, load, order });
  if (!made.ok) return made;
  const { name, pictures } = made.value;
  const files = createFileStore(config, 'files');
  const url = `/img/${name}-${SIZES[kind].width}.webp`;
  // Before the files, which the cleaning of unused pictures could take otherwise.
  await keepPictures(write, sellerId, [url], now());
  for (const { width, body } of pictures) await files.write(`${name}-${width}.webp`, new Uint8Array(body));
  return success(url);
}
