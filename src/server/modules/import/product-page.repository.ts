import { type Database, query, raw, sql } from '../../db/sql.ts';

/** A page of the shop's products that are not archived, the oldest first. */
export async function listProductIds(
  db: Database,
  sellerId: number,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const rows = await query<{ id: number }>(
    db,
    sql`select id from product where seller_id = ${sellerId} and id > ${after} and state <> 'archived'
        order by id limit ${raw(limit)}`,
  );
  return rows.map(({ id }) => id);
}
