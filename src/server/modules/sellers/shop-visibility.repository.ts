import { type Database, query, sql } from '../../db/sql.ts';

/** What a shop offers when it is open, in order of id. */
export async function listPreparedProductIds(
  db: Database,
  { sellerId, after, limit }: { sellerId: number; after: number; limit: number },
): Promise<number[]> {
  const rows = await query<{ id: number }>(
    db,
    sql`select id from product where seller_id = ${sellerId} and state = 'active' and id > ${after}
        order by id limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}
