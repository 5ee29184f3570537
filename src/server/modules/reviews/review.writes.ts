import { type Database, execute, sql } from '../../db/sql.ts';

/** Reviews of an account that is no person any more: without name and photos. What she found helpful stays counted. */
export async function forgetAuthor(db: Database, accountId: number): Promise<void> {
  await execute(
    db,
    sql`with dropped as (
          delete from review_photo using review
          where review.id = review_photo.review_id and review.account_id = ${accountId} returning review_photo.url
        )
        insert into review_photo_gone (url) select distinct url from dropped on conflict (url) do nothing`,
  );
  await execute(db, sql`delete from review_vote where account_id = ${accountId}`);
  await execute(db, sql`update review set author_name = 'Cliente' where account_id = ${accountId}`);
}
