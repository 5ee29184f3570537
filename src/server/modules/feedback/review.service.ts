import { maskContacts, saysSomething } from '../../../domain/contact-masking.ts';
import { failure, type Result, success } from '../../../domain/result.ts';
import { REQUIRED_MESSAGE } from '../../../domain/validation.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type Actor, recordAudit } from '../audit/audit.service.ts';
import { announceChange } from '../catalog/catalogue-change.service.ts';
import * as reviews from './review.repository.ts';

export interface ReviewSubmission {
  productId: number;
  rating?: number | string | undefined;
  text: string;
  authorName: string;
}

export type ReviewDecision = 'approved' | 'rejected';

/** Stores a review as pending: nothing is public before an operator approves it. `fields` are wire names. */
export async function submitReview(
  context: Context,
  { productId, rating, text, authorName }: ReviewSubmission,
): Promise<Result<{ message: string }, 'invalid-input' | 'not-found'>> {
  const stars = toStars(rating);
  const fields = {
    ...(stars === null && { puntuacion: isMissing(rating) ? REQUIRED_MESSAGE : ratingMessage }),
    ...(text.trim() === '' && { valoracion: REQUIRED_MESSAGE }),
  };
  if (stars === null || Object.keys(fields).length > 0) return failure('invalid-input', { fields });
  const masked = maskContacts(text.trim()).slice(0, MAXIMUM_LENGTH);
  if (!saysSomething(masked)) return failure('invalid-input', { fields: { valoracion: contactMessage } });
  const author = maskContacts(authorName.trim()).slice(0, MAXIMUM_NAME_LENGTH) || 'Cliente';
  const review = { productId, rating: stars, text: masked, authorName: author };
  const isStored = await reviews.insertPendingReview(context.write, review);
  if (!isStored) return failure('not-found');
  return success({ message: 'Gracias por tu valoración. La publicaremos después de revisarla.' });
}

export interface DecidedReview {
  reviewId: number;
  decision: ReviewDecision;
  /** Why it is refused; null: without. */
  reason: string | null;
  actor: Actor;
}

/**
 * Publishes a review, also one that was rejected before, or refuses it; a published one disappears again. The product's
 * sums change in the same transaction, so that average and list always agree.
 */
export function decideReview(
  { write, now }: Pick<Context, 'write' | 'now'>,
  { reviewId, decision, reason, actor }: DecidedReview,
): Promise<Result<{ productId: number }, 'not-found' | 'review-already-decided'>> {
  return inTransaction(write, async (db) => {
    const review = await reviews.lockReview(db, reviewId);
    if (!review) return failure('not-found');
    const { productId, sellerId, rating, status } = review;
    if (status === decision) return failure('review-already-decided');
    const at = now();
    await reviews.writeDecision(db, { reviewId, decision, reason, accountId: actor.accountId, at });
    if (decision === 'approved') await reviews.addRating(db, productId, rating);
    if (status === 'approved') await reviews.subtractRating(db, productId, rating);
    await recordAudit(db, [
      {
        ...{ at, actor, sellerId, action: `review.${decision}`, subject: `review:${reviewId}` },
        before: { reviewStatus: status },
        after: { reviewStatus: decision },
        ...(reason && { reason }),
      },
    ]);
    const isVisible = decision === 'approved' || status === 'approved';
    if (isVisible) await announceChange(db, [`product:${productId}`]);
    return success({ productId });
  });
}

/** Oldest first, at most 100. */
export function listPendingReviews(context: Context): Promise<reviews.PendingReview[]> {
  return reviews.listPendingReviews(context.write);
}

// What the table takes: masking may lengthen a text.
const MAXIMUM_LENGTH = 4_000;
const MAXIMUM_NAME_LENGTH = 120;
const contactMessage = 'Escríbelo sin teléfonos, correos, enlaces ni direcciones.';
const ratingMessage = 'La puntuación va de 1 a 5 estrellas.';

function isMissing(rating: number | string | undefined): boolean {
  return rating === undefined || String(rating).trim() === '';
}

function toStars(rating: number | string | undefined): number | null {
  const text = String(rating ?? '').trim();
  return /^[1-5]$/.test(text) ? Number(text) : null;
}
