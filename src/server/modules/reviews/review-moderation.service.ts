import type { ReviewView } from '../../../domain/moderation.ts';
import { failure, type Result, success } from '../../../domain/result.ts';
import { REQUIRED_MESSAGE } from '../../../domain/validation.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/sql.ts';
import { decideReview } from './review.service.ts';
import * as reviews from './review-moderation.repository.ts';

export const PAGE_SIZE = 20;
/** Counted no further: nobody tells 1,000 from 1,001 on a card. */
export const MAXIMUM_COUNT = 1_000;

export async function listReviews({ write }: Context, view: ReviewView = 'pending', after?: number) {
  const rows = await reviews.listReviews(write, { view, after: after ?? null, limit: PAGE_SIZE + 1 });
  return { reviews: rows.slice(0, PAGE_SIZE), nextCursor: nextAfter(rows) };
}

/** Where the next page begins of a list that was asked for one row more than it shows. */
export function nextAfter(rows: readonly { id: number }[]): number | null {
  return rows.length > PAGE_SIZE ? (rows[PAGE_SIZE - 1]?.id ?? null) : null;
}

/** Only what she has read: its author may change it until then. */
export async function publishReview(
  context: Context,
  operatorId: number,
  { reviewId, version }: { reviewId: number; version: string },
) {
  const result = await decideReview(context, {
    reviewId,
    decision: 'approved',
    reason: null,
    version,
    actor: { kind: 'operator', accountId: operatorId },
  });
  return result.ok ? success({ message: 'La valoración está publicada.' }) : result;
}

export async function refuseReview(
  context: Context,
  operatorId: number,
  { reviewId, reason }: { reviewId: number; reason: string },
): Promise<
  Result<{ message: string }, 'invalid-input' | 'not-found' | 'review-already-decided' | 'review-changed'>
> {
  if (reason === '') return failure('invalid-input', { fields: { reason: REQUIRED_MESSAGE } });
  const result = await decideReview(context, {
    reviewId,
    decision: 'rejected',
    reason,
    actor: { kind: 'operator', accountId: operatorId },
  });
  return result.ok ? success({ message: 'La valoración no se muestra.' }) : result;
}

export function countPendingReviews(db: Database) {
  return reviews.countPendingReviews(db, MAXIMUM_COUNT);
}
