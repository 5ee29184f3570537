import { hash } from 'node:crypto';
import path from 'node:path';
import sharp from 'sharp';
import { HERO_PICTURE_SIZES, type HeroPictureKind, heroPictureFiles } from '../../../domain/hero-picture.ts';
import { failure, type Result, success } from '../../../domain/result.ts';
import { createFileStore } from '../../adapters/files/file-store.ts';
import { cutToSize } from '../../adapters/pictures/uploaded-picture.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { recordAudit } from '../audit/audit.service.ts';
import { insertContentPicture } from './content-shown.repository.ts';

/** Stores a banner's picture in its widths, as WebP and AVIF, without what the camera wrote into it. */
export async function storeHeroPicture(
  { config, write, now }: Pick<Context, 'config' | 'write' | 'now'>,
  { kind, bytes }: { kind: HeroPictureKind; bytes: Buffer },
  accountId: number,
): Promise<Result<{ url: string }, 'not-a-picture'>> {
  const { widths, height } = HERO_PICTURE_SIZES[kind];
  const cut = await cutToSize(bytes, { width: Math.max(...widths), height });
  if (!cut) return failure('not-a-picture');
  const name = hash('sha256', Buffer.concat([Buffer.from(`${kind}\n`), bytes]), 'hex').slice(0, 32);
  const files = createFileStore(path.join(config.dataDir, 'files'));
  const { url, variants } = heroPictureFiles(name, kind);
  for (const { file, width, format } of variants) {
    const resized = sharp(cut).resize({ width });
    const encoded =
      format === 'avif' ? resized.avif({ quality: 55, effort: 2 }) : resized.webp({ quality: 82 });
    await files.write(file, new Uint8Array(await encoded.toBuffer()));
  }
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
