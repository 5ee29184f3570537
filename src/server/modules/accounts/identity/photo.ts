import { type Result, success } from '../../../../domain/result.ts';
import type { Upload } from '../../../../wire/form-text.ts';
import { createFileStore, type FileConfig } from '../../../adapters/files/file-store.ts';
import { type PictureOrder, webpOf } from '../../../adapters/pictures/picture-order.ts';
import { type PictureRefusal, pictureQueue } from '../../../adapters/pictures/picture-queue.ts';

const SIZES = [160, 320] as const;
const SIDE = 320;

/** Stores a photo as squares of 160 and 320 pixels; answers its address. */
export async function storePhoto(
  config: FileConfig,
  accountId: number,
  file: Upload,
): Promise<Result<string, PictureRefusal>> {
  const order: PictureOrder = {
    fit: 'cover',
    shapes: [{ width: SIDE, height: SIDE, variants: webpOf(SIZES, 80) }],
    nameSalt: `${accountId}\n`,
  };
  const load = async () => new Uint8Array(await file.arrayBuffer());
  const made = await pictureQueue.make({ owner: `account ${accountId}`, load, order });
  if (!made.ok) return made;
  const { name, pictures } = made.value;
  const files = createFileStore(config, 'files');
  await Promise.all(
    pictures.map(({ width, body }) => files.write(`${name}-${width}.webp`, new Uint8Array(body))),
  );
  return success(`/img/${name}-${SIDE}.webp`);
}

/** Removes what storePhoto wrote under this address. */
export async function removePhoto(config: FileConfig, url: string | null): Promise<void> {
  const name = /^\/img\/([0-9a-f]{32})-320\.webp$/.exec(url ?? '')?.[1];
  if (!name) return;
  const files = createFileStore(config, 'files');
  await Promise.all(SIZES.map((size) => files.remove(`${name}-${size}.webp`)));
}
