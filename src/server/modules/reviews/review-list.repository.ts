import type { Rating } from '../../../domain/product.ts';
import { isoText } from '../../db/moment-text.ts';
import { type Database, query, sql } from '../../db/sql.ts';
import { photosOf, type ReviewPhoto } from './review-photo.repository.ts';
import { isHers, type VotedReview, type Voter } from './review-vote.repository.ts';

export type ReviewOrder = 'helpful' | 'newest';

export interface ListedReview
  extends Pick<VotedReview, 'orderNumber' | 'accountId' | 'tokenHash' | 'helpfulCount'> {
  id: number;
  authorName: string;
  text: string;
  rating: Rating;
  createdAt: string;
  reply: string | null;
  photos: ReviewPhoto[];
  isHelpful: boolean;
}

/** Published reviews of a product that shoppers see. */
export function listProductReviews(
  db: Database,
  asked: { productId: number; order: ReviewOrder; voter: Voter; offset: number; limit: number },
): Promise<ListedReview[]> {
  const first = asked.order === 'helpful' ? sql`review.helpful_count desc, ` : sql``;
  return query<ListedReview>(
    db,
    sql`select review.id, review.author_name, review.body as text, review.rating,
          ${isoText(sql`review.created_at`)} as created_at, review.reply, review.helpful_count,
          review.order_number, orders.account_id, orders.access_token_hash as token_hash, ${photosOf} as photos,
          exists (select from review_vote vote where vote.review_id = review.id and ${isHers(asked.voter)})
            as is_helpful
        from review
        join product on product.id = review.product_id and product.active
        left join orders on orders.number = review.order_number
        where review.product_id = ${asked.productId} and review.status = 'approved'
        order by ${first}review.created_at desc, review.id desc
        offset ${asked.offset}::int limit ${asked.limit}::int`,
  );
}
