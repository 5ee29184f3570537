import type { ReviewView } from '../../../domain/moderation.ts';
import type { ModeratedReview } from '../../../wire/reviews/operator-moderation.ts';
import { isoText } from '../../db/moment-text.ts';
import { type Database, query, queryOne, raw, type Sql, sql } from '../../db/sql.ts';
import { versionOf } from './review.repository.ts';
import { photosOf } from './review-photo.repository.ts';

export interface ListedPage<View> {
  view: View;
  /** The last id of the page before. */
  after: number | null;
  limit: number;
}

/** Pending ones from the oldest on, the others from the newest on. */
export function listReviews(db: Database, page: ListedPage<ReviewView>): Promise<ModeratedReview[]> {
  const isQueue = page.view === 'pending';
  return query<ModeratedReview>(
    db,
    sql`select review.id, review.product_id, product.name as product_name,
          product.image_url, seller.id as seller_id, seller.display_name as seller_name,
          review.author_name, review.rating, review.order_number is not null as verified, review.body as text,
          ${isoText(sql`review.created_at`)} as created_at, review.reply, ${photosOf} as photos, ${versionOf} as version,
          ${decision(sql`review`)}
        from review
        join product on product.id = review.product_id
        join seller on seller.id = review.seller_id
        left join account decider on decider.id = review.decided_by
        where review.status = ${page.view} ${afterId(sql`review.id`, page.after, isQueue)}
        order by ${isQueue ? sql`review.id` : sql`review.id desc`} limit ${raw(page.limit)}`,
  );
}

export interface Waiting {
  count: number;
  oldestAt: Date | null;
}

/** Counted no further than `maximum`. */
export async function countPendingReviews(db: Database, maximum: number): Promise<Waiting> {
  const row = await queryOne<Waiting>(
    db,
    sql`select count(*)::int as count, min(created_at) as oldest_at from (
          select created_at from review where status = 'pending' order by created_at, id limit ${raw(maximum)}) pending`,
  );
  return row ?? { count: 0, oldestAt: null };
}

/** Who decided, when and why, of a table with the three columns; `decider` is her account. */
export function decision(table: Sql): Sql {
  return sql`${isoText(sql`${table}.decided_at`)} as decided_at, ${personName(sql`decider`)} as decided_by,
    ${table}.decision_reason as decision_reason`;
}

export function personName(account: Sql): Sql {
  return sql`coalesce(nullif(trim(concat_ws(' ', ${account}.first_name, ${account}.last_name)), ''), ${account}.email)`;
}

export function afterId(id: Sql, after: number | null, isAscending: boolean): Sql {
  if (after === null) return sql``;
  return isAscending ? sql`and ${id} > ${after}::bigint` : sql`and ${id} < ${after}::bigint`;
}
