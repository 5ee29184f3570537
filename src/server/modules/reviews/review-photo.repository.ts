import { type Database, execute, query, queryOne, type Sql, sql } from '../../db/sql.ts';

export interface ReviewPhoto {
  id: number;
  url: string;
}

/** As JSON, of the row `review`. */
export const photosOf: Sql = sql`(select coalesce(jsonb_agg(jsonb_build_object('id', photo.id, 'url', photo.url)
  order by photo.id), '[]') from review_photo photo where photo.review_id = review.id)`;

export function listPhotos(db: Database, reviewId: number): Promise<ReviewPhoto[]> {
  return query<ReviewPhoto>(
    db,
    sql`select id, url from review_photo where review_id = ${reviewId} order by id limit 20`,
  );
}

export async function insertPhoto(
  db: Database,
  { reviewId, url, at }: { reviewId: number; url: string; at: Date },
): Promise<void> {
  await execute(
    db,
    sql`insert into review_photo (review_id, url, created_at) values (${reviewId}, ${url}, ${at})`,
  );
}

/** The address of what was taken away; null: the review has no such photo. */
export async function deletePhoto(db: Database, reviewId: number, id: number): Promise<string | null> {
  const row = await queryOne<{ url: string }>(
    db,
    sql`delete from review_photo where review_id = ${reviewId} and id = ${id} returning url`,
  );
  return row?.url ?? null;
}
