import { failure, type Result, success } from '../../../domain/result.ts';
import { editableUntil, type ReviewStanding, reviewStanding } from '../../../domain/review-standing.ts';
import type { ReviewStandingOnWire } from '../../../wire/reviews/feedback.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/sql.ts';
import { isOwnShop } from '../accounts/team/shop-people.service.ts';
import { opensOrder, readPurchases } from '../links/purchase-access.service.ts';
import { findShownShop, listBoughtLines, type OwnLine } from './bought-line.repository.ts';
import { findReview } from './review.repository.ts';
import { listPhotos } from './review-photo.repository.ts';

/** Who wants to review: an account, and whatever guest orders her browser holds the tokens of. */
export interface Reviewer {
  accountId: number | null;
  /** The cookie with a guest's purchases. */
  purchases: string | null;
}

/** Whoever is logged in, and whoever has bought something in this browser. */
export function mayHaveReviews({ accountId, purchases }: Reviewer): Result<null, 'not-found'> {
  return accountId !== null || purchases ? success(null) : failure('not-found');
}

export type Standing = ReviewStanding<OwnLine> | { state: 'own-shop' };

interface AskedStanding {
  productId: number;
  reviewer: Reviewer;
  now: Date;
  /** This line of hers only; null: any. */
  of?: { orderNumber: number; line: number } | null;
}

export async function findStanding(
  db: Database,
  { productId, reviewer, now, of = null }: AskedStanding,
): Promise<Result<Standing, 'not-found'>> {
  const sellerId = await findShownShop(db, productId);
  if (sellerId === null) return failure('not-found');
  const lines = await listOwnLines(db, productId, reviewer);
  const { accountId } = reviewer;
  const isOwn = await isOwnShop(db, sellerId, { accountId, alsoKnownAs: lines });
  return success(
    isOwn
      ? { state: 'own-shop' }
      : reviewStanding(of === null ? lines : lines.filter((line) => isLine(line, of)), now),
  );
}

function isLine(one: OwnLine, { orderNumber, line }: { orderNumber: number; line: number }): boolean {
  return one.orderNumber === orderNumber && one.line === line;
}

/** Whether she wrote the review of this line. */
export function isReviewer(
  { accountId, purchases }: Reviewer,
  order: { orderNumber: number; accountId: number | null; tokenHash: string },
): boolean {
  if (accountId !== null && accountId === order.accountId) return true;
  return readPurchases(purchases).some(
    ({ number, token }) => number === order.orderNumber && opensOrder(token, order.tokenHash),
  );
}

async function listOwnLines(db: Database, productId: number, reviewer: Reviewer): Promise<OwnLine[]> {
  const orderNumbers = readPurchases(reviewer.purchases).map(({ number }) => number);
  if (reviewer.accountId === null && orderNumbers.length === 0) return [];
  const found = await listBoughtLines(db, { productId, accountId: reviewer.accountId, orderNumbers });
  return found
    .map((line) => ({
      ...line,
      review: line.review && { ...line.review, createdAt: new Date(line.review.createdAt) },
    }))
    .filter((line) => isReviewer(reviewer, line));
}

/** For the product's page, which says why when she may not. */
export async function getReviewStanding(
  { write, now }: Pick<Context, 'write' | 'now'>,
  productId: number,
  reviewer: Reviewer,
): Promise<Result<ReviewStandingOnWire, 'not-found'>> {
  const standing = await findStanding(write, { productId, reviewer, now: now() });
  if (!standing.ok) return standing;
  const { state } = standing.value;
  if (state !== 'editable') return success({ state, review: null });
  const review = await findReview(write, standing.value.reviewId);
  if (!review) return success({ state: 'written', review: null });
  const { id, rating, text, authorName, createdAt } = review;
  const until = editableUntil(createdAt).toISOString();
  const photos = await listPhotos(write, id);
  return success({ state, review: { id, rating, text, authorName, editableUntil: until, photos } });
}
