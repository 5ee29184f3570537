import { type Database, execute, queryOne, type Sql, sql } from '../../db/sql.ts';

/** Whose vote it is: an account's, a browser's by the hash of its number, or both of one person. */
export interface Voter {
  accountId: number | null;
  browserHash: string | null;
}

/** A vote of hers, of `review_vote vote`. */
export function isHers({ accountId, browserHash }: Voter): Sql {
  return sql`(vote.account_id = ${accountId}::bigint or vote.browser_hash = ${browserHash}::text)`;
}

export interface VotedReview {
  productId: number;
  sellerId: number;
  helpfulCount: number;
  /** Null: of nobody whom we know. */
  orderNumber: number | null;
  accountId: number | null;
  tokenHash: string | null;
}

/** Null for those that nobody sees. */
export function lockVotedReview(db: Database, id: number): Promise<VotedReview | null> {
  return queryOne<VotedReview>(
    db,
    sql`select review.product_id, review.seller_id, review.helpful_count, review.order_number, orders.account_id,
          orders.access_token_hash as token_hash
        from review
        join product on product.id = review.product_id and product.active
        left join orders on orders.number = review.order_number
        where review.id = ${id} and review.status = 'approved' for update of review`,
  );
}

/** One vote for each person: false when she had given hers. */
export async function insertVote(db: Database, id: number, voter: Voter, at: Date): Promise<boolean> {
  const { accountId, browserHash } = voter;
  const inserted = await execute(
    db,
    sql`insert into review_vote (review_id, account_id, browser_hash, voted_at)
        select ${id}, ${accountId}::bigint, case when ${accountId}::bigint is null then ${browserHash}::text end, ${at}
        where not exists (select from review_vote vote where vote.review_id = ${id} and ${isHers(voter)})`,
  );
  return inserted === 1;
}

/** How many of hers went: an account's, and one that her browser gave before she logged in. */
export function deleteVotes(db: Database, id: number, voter: Voter): Promise<number> {
  return execute(db, sql`delete from review_vote vote where vote.review_id = ${id} and ${isHers(voter)}`);
}

export async function changeHelpfulCount(db: Database, id: number, by: number): Promise<void> {
  await execute(db, sql`update review set helpful_count = helpful_count + ${by}::int where id = ${id}`);
}
