import { createHash } from 'node:crypto';
import { failure, type Result, success } from '../../../domain/result.ts';
import type { CaseActor } from '../../../domain/rights/case-rule.ts';
import type { Upload } from '../../../wire/form-text.ts';
import { createFileStore } from '../../adapters/files/file-store.ts';
import { type PictureOrder, webpOf } from '../../adapters/pictures/picture-order.ts';
import { type PictureRefusal, pictureQueue } from '../../adapters/pictures/picture-queue.ts';
import type { Context } from '../../context.ts';
import { changeCase } from './case-change.service.ts';
import { insertEvent } from './case-event.repository.ts';
import { countPhotos, findPhotoFile, insertPhoto } from './case-photo.repository.ts';
import type { CaseRow } from './case-row.ts';

const MAXIMUM = 8;
const SIDES = [1280, 640] as const;

type PhotoRefusal = PictureRefusal | 'case-photos-full' | 'case-full';

interface SentPhoto {
  side: 'buyer' | 'shop';
  accountId: number | null;
  file: Upload;
}

/** Kept where the web serves nothing from: only the case's own guard opens it. */
export async function addPhoto(
  context: Context,
  row: CaseRow,
  { side, accountId, file }: SentPhoto,
): Promise<Result<null, PhotoRefusal>> {
  if (row.state === 'closed') return failure('case-full');
  // Asked again below; here so that nobody has pictures made for nothing.
  if ((await countPhotos(context.write, row.id, side)) >= MAXIMUM) return failure('case-photos-full');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const order: PictureOrder = {
    fit: 'inside',
    shapes: SIDES.map((width) => ({ width, height: width, variants: webpOf([width]) })),
    isFingerprinted: true,
    nameSalt: `case ${row.id} ${side}\n`,
  };
  const made = await pictureQueue.make({ owner: `case ${row.id} ${side}`, load: async () => bytes, order });
  if (!made.ok) return made;
  const [picture] = made.value.pictures;
  if (!picture) return failure('not-a-picture');
  const fileName = `${made.value.name}-${picture.width}.webp`;
  await casePhotoStore(context).write(fileName, new Uint8Array(picture.body));
  const sentHash = createHash('sha256').update(bytes).digest('hex');
  return changeCase(context, row, async ({ db, one, now }) => {
    if (one.state === 'closed') return failure('case-full');
    if ((await countPhotos(db, one.id, side)) >= MAXIMUM) return failure('case-photos-full');
    const { fingerprint } = made.value;
    await insertPhoto(db, { caseId: one.id, side, fileName, sentHash, fingerprint, at: now });
    const actor: CaseActor = side;
    await insertEvent(db, { caseId: one.id, at: now, actor, accountId, kind: 'photo' });
    return success(null);
  });
}

/** Of a case that the caller may see. */
export async function readPhoto(
  context: Context,
  caseId: number,
  id: number,
): Promise<Result<Buffer, 'not-found'>> {
  const fileName = await findPhotoFile(context.write, caseId, id);
  const bytes = fileName && (await casePhotoStore(context).read(fileName));
  return bytes ? success(bytes) : failure('not-found');
}

export function casePhotoStore({ config }: Context) {
  return createFileStore(config, 'documents');
}
