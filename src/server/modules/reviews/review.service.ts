import { failure, type Result, success } from '../../../domain/result.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type Actor, recordAudit } from '../audit/audit.service.ts';
import { announceChange } from '../pages/catalogue-change.service.ts';
import * as reviews from './review.repository.ts';

export type ReviewDecision = 'approved' | 'rejected';

export interface DecidedReview {
  reviewId: number;
  decision: ReviewDecision;
  /** Why it is refused; null: without. */
  reason: string | null;
  /** What of it was read, as findVersion has it: anything newer is not published; without: whatever it says now. */
  version?: string;
  actor: Actor;
}

/**
 * Publishes a review, also one that was rejected before, or refuses it; a published one disappears again. The product's
 * sums of verified purchases change in the same transaction, so that average and list always agree.
 */
export function decideReview(
  { write, now }: Pick<Context, 'write' | 'now'>,
  { reviewId, decision, reason, version, actor }: DecidedReview,
): Promise<Result<{ productId: number }, 'not-found' | 'review-already-decided' | 'review-changed'>> {
  return inTransaction(write, async (db) => {
    const review = await reviews.lockReview(db, reviewId);
    if (!review) return failure('not-found');
    const { productId, sellerId, rating, status, verified } = review;
    if (status === decision) return failure('review-already-decided');
    if (version !== undefined && (await reviews.findVersion(db, reviewId)) !== version)
      return failure('review-changed');
    const at = now();
    await reviews.writeDecision(db, { reviewId, decision, reason, accountId: actor.accountId, at });
    if (verified && decision === 'approved') await reviews.addRating(db, productId, rating);
    if (verified && status === 'approved') await reviews.subtractRating(db, productId, rating);
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
