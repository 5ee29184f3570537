import { type Database, execute, query, sql } from '../../db/sql.ts';

/** They become active with their first picture. */
export async function awaitPictures(db: Database, productIds: readonly number[], now: Date): Promise<void> {
  await execute(
    db,
    sql`insert into product_awaiting_picture (product_id, since)
        select id, ${now} from unnest(${[...productIds]}::int[]) id on conflict (product_id) do nothing`,
  );
}

/** Those whose picture has come, the longest waiting first. */
export function listPictured(
  db: Database,
  limit: number,
): Promise<{ productId: number; sellerId: number }[]> {
  return query(
    db,
    sql`select a.product_id, p.seller_id from product_awaiting_picture a join product p on p.id = a.product_id
        where exists (select from product_image i where i.product_id = a.product_id)
        order by a.since, a.product_id limit ${limit}::int`,
  );
}

export async function stopAwaiting(db: Database, productIds: readonly number[]): Promise<void> {
  await execute(
    db,
    sql`delete from product_awaiting_picture where product_id = any(${[...productIds]}::int[])`,
  );
}
