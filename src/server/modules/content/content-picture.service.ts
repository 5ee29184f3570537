import { HERO_PICTURE_SIZES, type HeroPictureKind, heroPictureFiles } from '../../../domain/hero-picture.ts';
import { type Result, success } from '../../../domain/result.ts';
import { createFileStore } from '../../adapters/files/file-store.ts';
import type { PictureOrder } from '../../adapters/pictures/picture-order.ts';
import { type PictureRefusal, pictureQueue } from '../../adapters/pictures/picture-queue.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { recordAudit } from '../audit/audit.service.ts';
import { insertContentPicture } from './content-shown.repository.ts';

const QUALITY = { webp: 82, avif: 55 };

/** Stores a banner's picture in its widths, as WebP and AVIF. */
export async function storeHeroPicture(
  { config, write, now }: Pick<Context, 'config' | 'write' | 'now'>,
  { kind, load }: { kind: HeroPictureKind; load: () => Promise<Uint8Array> },
  accountId: number,
): Promise<Result<{ url: string }, PictureRefusal>> {
  const { widths, height } = HERO_PICTURE_SIZES[kind];
  const variants = (['webp', 'avif'] as const).flatMap((format) =>
    widths.map((width) => ({ width, format, quality: QUALITY[format] })),
  );
  const order: PictureOrder = {
    fit: 'cover',
    shapes: [{ width: Math.max(...widths), height, variants }],
    nameSalt: `${kind}\n`,
  };
  const made = await pictureQueue.make({ owner: `account ${accountId}`, load, order });
  if (!made.ok) return made;
  const { name, pictures } = made.value;
  const files = createFileStore(config, 'files');
  for (const { width, format, body } of pictures)
    await files.write(`${name}-${width}.${format}`, new Uint8Array(body));
  const { url } = heroPictureFiles(name, kind);
  const at = now();
  await inTransaction(write, async (db) => {
    await insertContentPicture(db, { url, accountId, now: at });
    await recordAudit(db, [
      {
        at,
        actor: { kind: 'operator', accountId },
        sellerId: null,
        action: 'content.picture-uploaded',
        subject: 'content:picture',
        after: { imageUrl: url },
      },
    ]);
  });
  return success({ url });
}
