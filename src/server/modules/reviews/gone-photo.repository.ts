import { type Database, execute, query, sql } from '../../db/sql.ts';

/** Photos of reviews that were refused before a moment lose their rows; their files are next. */
export async function dropRefusedPhotos(db: Database, refusedBefore: Date, limit: number): Promise<number> {
  return execute(
    db,
    sql`with dropped as (
          delete from review_photo where id in (
            select photo.id from review_photo photo join review on review.id = photo.review_id
            where review.status = 'rejected' and review.decided_at < ${refusedBefore} order by photo.id limit ${limit})
          returning url
        )
        insert into review_photo_gone (url) select distinct url from dropped on conflict (url) do nothing`,
  );
}

/** The oldest addresses that nothing shows. */
export function listGonePhotos(db: Database, limit: number): Promise<{ url: string }[]> {
  return query(db, sql`select url from review_photo_gone order by gone_at, url limit ${limit}`);
}

export async function deleteGonePhotos(db: Database, urls: readonly string[]): Promise<void> {
  await execute(db, sql`delete from review_photo_gone where url = any(${urls}::text[])`);
}
