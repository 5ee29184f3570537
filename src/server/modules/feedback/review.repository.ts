import { type Database, execute, query, queryOne, sql } from '../../db/sql.ts';

export interface PendingReview {
  id: number;
  productId: number;
  productName: string;
  authorName: string;
  rating: number;
  text: string;
  createdAt: Date;
}

/** False when there is no such active product. */
export async function insertPendingReview(
  db: Database,
  review: { productId: number; rating: number; text: string; authorName: string },
): Promise<boolean> {
  const inserted = await execute(
    db,
    sql`insert into review (product_id, author_name, rating, body, status)
        select id, ${review.authorName}, ${review.rating}, ${review.text}, 'pending'
        from product where id = ${review.productId} and active`,
  );
  return inserted === 1;
}

export function listPendingReviews(db: Database): Promise<PendingReview[]> {
  return query<PendingReview>(
    db,
    sql`select review.id, review.product_id as "productId", product.name as "productName",
          review.author_name as "authorName", review.rating, review.body as text,
          review.created_at as "createdAt"
        from review join product on product.id = review.product_id
        where review.status = 'pending'
        order by review.created_at, review.id limit 100`,
  );
}

export interface LockedReview {
  productId: number;
  sellerId: number;
  rating: number;
  status: 'pending' | 'approved' | 'rejected';
}

export function lockReview(db: Database, id: number) {
  return queryOne<LockedReview>(
    db,
    sql`select product_id as "productId", seller_id as "sellerId", rating, status from review where id = ${id} for update`,
  );
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
