import { isoText } from '../../db/moment-text.ts';
import { type Database, execute, query, queryOne, raw, sql } from '../../db/sql.ts';
import { photosOf, type ReviewPhoto } from './review-photo.repository.ts';

export interface SellerReview {
  id: number;
  productId: number;
  productName: string;
  imageUrl: string;
  authorName: string;
  text: string;
  rating: number;
  verified: boolean;
  createdAt: string;
  reply: string | null;
  photos: ReviewPhoto[];
  repliedAt: string | null;
}

/** The published reviews of a shop's products, the newest first. */
export function listSellerReviews(
  db: Database,
  asked: { sellerId: number; onlyWithoutReply: boolean; after: number | null; limit: number },
): Promise<SellerReview[]> {
  const after = asked.after === null ? sql`` : sql`and review.id < ${asked.after}::bigint`;
  const only = asked.onlyWithoutReply ? sql`and review.reply is null` : sql``;
  return query<SellerReview>(
    db,
    sql`select review.id, review.product_id, product.name as product_name,
          product.image_url, review.author_name, review.body as text, review.rating,
          review.order_number is not null as verified,
          ${isoText(sql`review.created_at`)} as created_at, review.reply, ${photosOf} as photos,
          ${isoText(sql`review.replied_at`)} as replied_at
        from review join product on product.id = review.product_id
        where review.seller_id = ${asked.sellerId} and review.status = 'approved' ${only} ${after}
        order by review.id desc limit ${raw(asked.limit)}`,
  );
}

/** Null for reviews of other shops' products and for those that nobody sees. */
export function lockSellerReview(
  db: Database,
  { sellerId, reviewId }: { sellerId: number; reviewId: number },
): Promise<{ productId: number; reply: string | null } | null> {
  return queryOne<{ productId: number; reply: string | null }>(
    db,
    sql`select product_id, reply from review
        where id = ${reviewId} and seller_id = ${sellerId} and status = 'approved' for update`,
  );
}

export async function writeReply(
  db: Database,
  { reviewId, text, accountId, now }: { reviewId: number; text: string; accountId: number; now: Date },
): Promise<void> {
  await execute(
    db,
    sql`update review set reply = ${text}, replied_by = ${accountId}, replied_at = coalesce(replied_at, ${now})
        where id = ${reviewId}`,
  );
}

/** Counted no further than `maximum`. */
export async function countWithoutReply(db: Database, sellerId: number, maximum: number): Promise<number> {
  const row = await queryOne<{ count: number }>(
    db,
    sql`select count(*)::int as count from (
          select from review where seller_id = ${sellerId} and status = 'approved' and reply is null
          limit ${raw(maximum)}) waiting`,
  );
  return row?.count ?? 0;
}
