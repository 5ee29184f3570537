import { type Database, execute, queryOne, type Sql, sql } from '../../db/sql.ts';
import { photosOf } from './review-photo.repository.ts';

/** Its id; null when the line has a review already. */
export async function insertPendingReview(
  db: Database,
  review: {
    productId: number;
    rating: number;
    text: string;
    authorName: string;
    accountId: number | null;
    orderNumber: number;
    line: number;
    at: Date;
  },
): Promise<number | null> {
  const inserted = await queryOne<{ id: number }>(
    db,
    sql`insert into review (product_id, account_id, author_name, rating, body, status, order_number, order_line,
          created_at)
        values (${review.productId}, ${review.accountId}, ${review.authorName}, ${review.rating}, ${review.text},
          'pending', ${review.orderNumber}, ${review.line}, ${review.at})
        on conflict (order_number, order_line) do nothing returning id`,
  );
  return inserted?.id ?? null;
}

export interface OwnReview {
  id: number;
  rating: number;
  text: string;
  authorName: string;
  createdAt: Date;
}

export function findReview(db: Database, id: number): Promise<OwnReview | null> {
  return queryOne<OwnReview>(
    db,
    sql`select id, rating, body as text, author_name, created_at
        from review where id = ${id}`,
  );
}

export interface EditedReview extends LockedReview {
  createdAt: Date;
  orderNumber: number;
  accountId: number | null;
  tokenHash: string;
}

/** With the order that it belongs to; null for those that belong to none. */
export function lockVerifiedReview(db: Database, id: number): Promise<EditedReview | null> {
  return queryOne<EditedReview>(
    db,
    sql`select review.product_id, review.seller_id, review.rating, review.status,
          true as verified, review.created_at, orders.number as order_number,
          orders.account_id, orders.access_token_hash as token_hash
        from review join orders on orders.number = review.order_number
        where review.id = ${id} for update of review`,
  );
}

/** It waits for its approval again. */
export async function rewriteReview(
  db: Database,
  { id, rating, text, authorName, at }: Omit<OwnReview, 'createdAt'> & { at: Date },
): Promise<void> {
  await execute(
    db,
    sql`update review
        set rating = ${rating}, body = ${text}, author_name = ${authorName}, edited_at = ${at}, status = 'pending',
          decided_at = null, decided_by = null, decision_reason = null
        where id = ${id}`,
  );
}

export interface LockedReview {
  productId: number;
  sellerId: number;
  rating: number;
  status: 'pending' | 'approved' | 'rejected';
  /** It belongs to a delivered purchase: only then it counts. */
  verified: boolean;
}

export function lockReview(db: Database, id: number) {
  return queryOne<LockedReview>(
    db,
    sql`select product_id, seller_id, rating, status,
          order_number is not null as verified
        from review where id = ${id} for update`,
  );
}

/** All that its author may change, of the row `review`: two that say the same have the same. */
export const versionOf: Sql = sql`md5(jsonb_build_array(review.rating, review.author_name, review.body,
  ${photosOf})::text)`;

/** A statement after the one that locks: that one would not see photos that were added while it waited. */
export async function findVersion(db: Database, id: number): Promise<string | null> {
  const row = await queryOne<{ version: string }>(
    db,
    sql`select ${versionOf} as version from review where id = ${id}`,
  );
  return row?.version ?? null;
}

export async function writeDecision(
  db: Database,
  decided: {
    reviewId: number;
    decision: string;
    reason: string | null;
    accountId: number | null;
    at: Date;
  },
): Promise<void> {
  await execute(
    db,
    sql`update review
        set status = ${decided.decision}, decided_at = ${decided.at}, decided_by = ${decided.accountId},
          decision_reason = ${decided.reason}
        where id = ${decided.reviewId}`,
  );
}

export async function addRating(db: Database, productId: number, rating: number): Promise<void> {
  const histogram = [1, 2, 3, 4, 5].map((stars) => (stars === rating ? 1 : 0));
  await execute(
    db,
    sql`insert into product_rating (product_id, review_count, rating_sum, histogram)
        values (${productId}, 1, ${rating}, ${histogram}::int[])
        on conflict (product_id) do update
        set review_count = product_rating.review_count + 1,
            rating_sum = product_rating.rating_sum + ${rating},
            histogram[${rating}] = product_rating.histogram[${rating}] + 1`,
  );
}

export async function subtractRating(db: Database, productId: number, rating: number): Promise<void> {
  await execute(
    db,
    sql`update product_rating
        set review_count = review_count - 1, rating_sum = rating_sum - ${rating},
            histogram[${rating}] = histogram[${rating}] - 1
        where product_id = ${productId}`,
  );
}
