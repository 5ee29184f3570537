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

interface ProductPlace {
  mainCategoryId: number | null;
  subcategoryId: number | null;
  /** Of the facts that products there say. */
  saidKeys: string[];
}

/** Where the shop's products that are not archived belong. */
export function listProductPlaces(db: Database, sellerId: number): Promise<ProductPlace[]> {
  return query<ProductPlace>(
    db,
    sql`select p.main_category_id, p.subcategory_id,
          coalesce(array_agg(distinct f.key) filter (where f.key is not null), '{}') as said_keys
        from product p left join product_fact f on f.product_id = p.id
        where p.seller_id = ${sellerId} and p.state <> 'archived'
        group by 1, 2 order by 1, 2`,
  );
}
