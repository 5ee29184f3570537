import { failure, type Result, success } from '../../../domain/result.ts';
import { editableUntil } from '../../../domain/review-standing.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { announceChange } from '../pages/catalogue-change.service.ts';
import * as reviews from './review.repository.ts';
import { findStanding, isReviewer, type Reviewer, type Standing } from './review-standing.service.ts';
import { readReview, type WrittenReview } from './review-text.ts';

type NotAllowed = 'review-needs-purchase' | 'review-before-delivery' | 'review-already-written' | 'own-shop';
type Written = Result<
  { message: string; reviewId: number },
  'invalid-input' | 'not-found' | 'review-is-final' | NotAllowed
>;

/** Of a product, and of one line of an order where she says which. */
type NewReview = WrittenReview & {
  productId: number;
  orderNumber?: number | undefined;
  line?: number | undefined;
};

const REFUSALS: Record<Exclude<Standing['state'], 'may-review'>, NotAllowed> = {
  'own-shop': 'own-shop',
  'not-bought': 'review-needs-purchase',
  'not-delivered': 'review-before-delivery',
  editable: 'review-already-written',
  written: 'review-already-written',
};

/** The review of a product that was bought and delivered; nothing is public before an operator approves it. */
export async function submitReview(
  { write, now }: Pick<Context, 'write' | 'now'>,
  { productId, orderNumber: asked, line: askedLine, ...written }: NewReview,
  reviewer: Reviewer,
): Promise<Written> {
  const review = readReview(written);
  if (!review.ok) return review;
  const at = now();
  const standing = await findStanding(write, {
    ...{ productId, reviewer, now: at },
    of: asked === undefined || askedLine === undefined ? null : { orderNumber: asked, line: askedLine },
  });
  if (!standing.ok) return standing;
  if (standing.value.state !== 'may-review') return failure(REFUSALS[standing.value.state]);
  const { orderNumber, line, accountId } = standing.value.line;
  const reviewId = await reviews.insertPendingReview(write, {
    ...{ ...review.value, productId, accountId, orderNumber, line, at },
  });
  if (reviewId === null) return failure('review-already-written');
  return success({ message: 'Gracias por tu valoración. La publicaremos después de revisarla.', reviewId });
}

/** Her own review, for thirty days. What was published disappears until it is approved again. */
export async function editReview(
  { write, now }: Pick<Context, 'write' | 'now'>,
  { reviewId, ...written }: WrittenReview & { reviewId: number },
  reviewer: Reviewer,
): Promise<Written> {
  const text = readReview(written);
  if (!text.ok) return text;
  return inTransaction(write, async (db): Promise<Written> => {
    const review = await reviews.lockVerifiedReview(db, reviewId);
    if (!review || !isReviewer(reviewer, review)) return failure('not-found');
    const at = now();
    if (at >= editableUntil(review.createdAt)) return failure('review-is-final');
    await reviews.rewriteReview(db, { id: reviewId, ...text.value, at });
    if (review.status === 'approved') {
      await reviews.subtractRating(db, review.productId, review.rating);
      await announceChange(db, [`product:${review.productId}`]);
    }
    return success({ message: 'Guardamos el cambio. La publicaremos después de revisarla.', reviewId });
  });
}
