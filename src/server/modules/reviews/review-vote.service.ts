import { hash, randomBytes } from 'node:crypto';
import { failure, type Result, success } from '../../../domain/result.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { limitedAddress, takeAttempt } from '../accounts/identity/attempt-limit.service.ts';
import { isOwnShop } from '../accounts/team/shop-people.service.ts';
import { isReviewer, type Reviewer } from './review-standing.service.ts';
import {
  changeHelpfulCount,
  deleteVotes,
  insertVote,
  lockVotedReview,
  type VotedReview,
  type Voter,
} from './review-vote.repository.ts';

/** The number by which a browser without an account votes once. */
export const VOTER_COOKIE = 'voto';
export const VOTER_COOKIE_SECONDS = 365 * 24 * 60 * 60;

export function newVoterNumber(): string {
  return randomBytes(16).toString('base64url');
}

export function voterOf({ accountId }: Pick<Reviewer, 'accountId'>, browser: string | null): Voter {
  const isNumber = browser !== null && /^[\w-]{22}$/.test(browser);
  return { accountId, browserHash: isNumber ? hash('sha256', browser, 'base64url') : null };
}

/** Who throws her cookie away may vote again, so a place has so many a day. */
const VOTES_OF_PLACE = 100;
const DAY_MINUTES = 24 * 60;

/** Says, or takes back, that a review was of help. Saying it twice is saying it once; nobody votes for her own. */
export async function voteForReview(
  context: Context,
  { reviewId, isHelpful }: { reviewId: number; isHelpful: boolean },
  { reviewer, voter, address }: { reviewer: Reviewer; voter: Voter; address: string },
): Promise<
  Result<{ helpfulCount: number; isHelpful: boolean }, 'not-found' | 'own-review' | 'too-many-requests'>
> {
  const limit = {
    kind: 'review-vote',
    subject: limitedAddress(address),
    maximum: VOTES_OF_PLACE,
    minutes: DAY_MINUTES,
  };
  if (!(await takeAttempt(context, [limit])).allowed) return failure('too-many-requests');
  return inTransaction(context.write, async (db) => {
    const review = await lockVotedReview(db, reviewId);
    if (!review) return failure('not-found');
    if (isOwn(review, reviewer) || (await isOwnShop(db, review.sellerId, reviewer)))
      return failure('own-review');
    const change = isHelpful
      ? Number(await insertVote(db, reviewId, voter, context.now()))
      : -(await deleteVotes(db, reviewId, voter));
    if (change !== 0) await changeHelpfulCount(db, reviewId, change);
    return success({ helpfulCount: review.helpfulCount + change, isHelpful });
  });
}

/** Whether she wrote it. */
export function isOwn(
  { orderNumber, accountId, tokenHash }: Pick<VotedReview, 'orderNumber' | 'accountId' | 'tokenHash'>,
  reviewer: Reviewer,
): boolean {
  return (
    orderNumber !== null && tokenHash !== null && isReviewer(reviewer, { orderNumber, accountId, tokenHash })
  );
}
