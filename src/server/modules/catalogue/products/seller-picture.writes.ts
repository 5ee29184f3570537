import { type Database, execute, query, sql } from '../../../db/sql.ts';

/** Notes pictures as the shop's own. */
export async function keepPictures(db: Database, sellerId: number, urls: string[], now: Date): Promise<void> {
  await execute(
    db,
    sql`insert into seller_picture (seller_id, url, uploaded_at)
        select ${sellerId}::int, url, ${now}::timestamptz from unnest(${urls}::text[]) as url
        on conflict (seller_id, url) do update set uploaded_at = excluded.uploaded_at`,
  );
}

/** Those of the addresses that the shop uploaded; from here on they are in use. */
export async function claimPictures(
  db: Database,
  sellerId: number,
  urls: string[],
  now: Date,
): Promise<string[]> {
  const rows = await query<{ url: string }>(
    db,
    sql`update seller_picture set used_at = coalesce(used_at, ${now})
        where seller_id = ${sellerId} and url = any(${urls}::text[]) returning url`,
  );
  return rows.map(({ url }) => url);
}
