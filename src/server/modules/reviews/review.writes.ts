import { type Database, execute, sql } from '../../db/sql.ts';

/**
 * Reviews of an account that is no person any more: without name and photos, also those that she wrote as a guest about an
 * order which joined it. What she found helpful stays counted.
 */
export async function forgetAuthor(db: Database, accountId: number): Promise<void> {
  const written = sql`(select id from review where account_id = ${accountId}
    union all select review.id from orders join review on review.order_number = orders.number
    where orders.account_id = ${accountId} and review.account_id is null)`;
  await execute(
    db,
    sql`with dropped as (
          delete from review_photo where review_id in ${written} returning url
        )
        insert into review_photo_gone (url) select distinct url from dropped on conflict (url) do nothing`,
  );
  await execute(db, sql`delete from review_vote where account_id = ${accountId}`);
  await execute(db, sql`update review set author_name = 'Cliente' where id in ${written}`);
}
