import { freeRows } from '../../../db/claim.ts';
import { type Database, query, sql } from '../../../db/sql.ts';

/**
 * Takes away the oldest uploads before a moment that nothing ever showed, and answers their addresses. Whoever saves
 * one of them at the same moment has locked its row first, and it stays.
 */
export async function takeUnusedPictures(
  db: Database,
  uploadedBefore: Date,
  limit: number,
): Promise<string[]> {
  const unused = freeRows({
    columns: sql`seller_id, url`,
    from: sql`seller_picture picture`,
    where: sql`used_at is null and uploaded_at < ${uploadedBefore}
      and not exists (select from product_image where product_image.url = picture.url)`,
    order: sql`uploaded_at`,
    limit,
  });
  const rows = await query<{ url: string }>(
    db,
    sql`with unused as materialized (${unused})
        delete from seller_picture picture using unused
        where picture.seller_id = unused.seller_id and picture.url = unused.url
        returning picture.url`,
  );
  return rows.map(({ url }) => url);
}
