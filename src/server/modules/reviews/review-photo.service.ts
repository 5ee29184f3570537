import { storedFiles, storedWidths } from '../../../domain/picture.ts';
import { failure, type Result, success } from '../../../domain/result.ts';
import { editableUntil, MAXIMUM_REVIEW_PHOTOS } from '../../../domain/review-standing.ts';
import type { Upload } from '../../../wire/form-text.ts';
import { createFileStore } from '../../adapters/files/file-store.ts';
import { type PictureOrder, webpOf } from '../../adapters/pictures/picture-order.ts';
import { type PictureRefusal, pictureQueue } from '../../adapters/pictures/picture-queue.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/sql.ts';
import { inTransaction } from '../../db/transaction.ts';
import { announceChange } from '../pages/catalogue-change.service.ts';
import { type EditedReview, lockVerifiedReview } from './review.repository.ts';
import { deletePhoto, insertPhoto, listPhotos, type ReviewPhoto } from './review-photo.repository.ts';
import { isReviewer, type Reviewer } from './review-standing.service.ts';

type Part = Pick<Context, 'config' | 'write' | 'now'>;
type Photos = { photos: ReviewPhoto[] };
type Refusal = 'not-found' | 'review-is-final' | 'review-photos-late' | 'review-photos-full';

/**
 * One more photo of her own review while it waits for its approval: whoever approves a review has seen its photos. What a
 * camera writes into a file is not kept.
 */
export async function addReviewPhoto(
  context: Part,
  { reviewId, file }: { reviewId: number; file: Upload },
  reviewer: Reviewer,
): Promise<Result<Photos, Refusal | PictureRefusal>> {
  // Asked again below; here so that nobody has pictures made for nothing.
  const may = await inTransaction(context.write, (db) => takesPhoto(context, db, reviewId, reviewer));
  if (!may.ok) return may;
  const order: PictureOrder = {
    fit: 'contain',
    shapes: [1280, 640].map((width) => ({ width, height: width, variants: webpOf(storedWidths(width)) })),
    nameSalt: `review ${reviewId}\n`,
  };
  const load = async () => new Uint8Array(await file.arrayBuffer());
  const made = await pictureQueue.make({ owner: `review ${reviewId}`, load, order });
  if (!made.ok) return made;
  const { name, width: largest, pictures } = made.value;
  const files = fileStore(context);
  for (const { width, body } of pictures) await files.write(`${name}-${width}.webp`, new Uint8Array(body));
  return inTransaction(context.write, async (db): Promise<Result<Photos, Refusal>> => {
    const still = await takesPhoto(context, db, reviewId, reviewer);
    if (!still.ok) return still;
    const url = `/img/${name}-${largest}.webp`;
    const isThere = (await listPhotos(db, reviewId)).some((photo) => photo.url === url);
    if (!isThere) await insertPhoto(db, { reviewId, url, at: context.now() });
    return success({ photos: await listPhotos(db, reviewId) });
  });
}

/** Takes a photo of her own review away, also from a published one. */
export async function removeReviewPhoto(
  context: Part,
  { reviewId, photoId }: { reviewId: number; photoId: number },
  reviewer: Reviewer,
): Promise<Result<Photos, Refusal>> {
  const removed = await inTransaction(context.write, async (db) => {
    const own = await lockOwnReview(context, db, reviewId, reviewer);
    if (!own.ok) return own;
    const url = await deletePhoto(db, reviewId, photoId);
    if (url === null) return failure('not-found');
    if (own.value.status === 'approved') await announceChange(db, [`product:${own.value.productId}`]);
    return success({ url, photos: await listPhotos(db, reviewId) });
  });
  if (!removed.ok) return removed;
  for (const file of storedFiles(removed.value.url)) await fileStore(context).remove(file);
  return success({ photos: removed.value.photos });
}

async function takesPhoto(
  context: Part,
  db: Database,
  reviewId: number,
  reviewer: Reviewer,
): Promise<Result<EditedReview, Refusal>> {
  const own = await lockOwnReview(context, db, reviewId, reviewer);
  if (!own.ok) return own;
  if (own.value.status !== 'pending') return failure('review-photos-late');
  const photos = await listPhotos(db, reviewId);
  return photos.length < MAXIMUM_REVIEW_PHOTOS ? own : failure('review-photos-full');
}

async function lockOwnReview(
  { now }: Pick<Context, 'now'>,
  db: Database,
  reviewId: number,
  reviewer: Reviewer,
): Promise<Result<EditedReview, 'not-found' | 'review-is-final'>> {
  const review = await lockVerifiedReview(db, reviewId);
  if (!review || !isReviewer(reviewer, review)) return failure('not-found');
  return now() < editableUntil(review.createdAt) ? success(review) : failure('review-is-final');
}

function fileStore({ config }: Pick<Context, 'config'>) {
  return createFileStore(config, 'files');
}
