import { type Database, execute, query, raw, sql } from '../../../db/sql.ts';

export interface TaggedProduct {
  productId: number;
  tags: string[];
}

export function listTagsOf(db: Database, productIds: readonly number[]): Promise<TaggedProduct[]> {
  return query<TaggedProduct>(
    db,
    sql`select product_id, array_agg(name order by name) as tags from product_tag
        where product_id = any(${[...productIds]}::int[]) group by product_id`,
  );
}

/** Makes the tags of each product exactly these. */
export async function replaceTags(
  db: Database,
  sellerId: number,
  products: readonly TaggedProduct[],
): Promise<void> {
  const ids = products.map(({ productId }) => productId);
  const rows = products.map(({ productId, tags }) => ({ product_id: productId, tags }));
  await execute(db, sql`delete from product_tag where product_id = any(${ids}::int[])`);
  await execute(
    db,
    sql`insert into product_tag (product_id, seller_id, name)
        select one.product_id, ${sellerId}::int, name
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one (product_id int, tags text[])
        cross join lateral unnest(one.tags) as name
        on conflict do nothing`,
  );
}

/** The words that the shop uses, by the alphabet: one look into the index for each of them. */
export async function listTagNames(db: Database, sellerId: number, limit: number): Promise<string[]> {
  const rows = await query<{ name: string }>(
    db,
    sql`with recursive used as (
          (select name from product_tag where seller_id = ${sellerId} order by name limit 1)
          union all
          select (select t.name from product_tag t where t.seller_id = ${sellerId} and t.name > used.name
            order by t.name limit 1)
          from used where used.name is not null
        )
        select name from used where name is not null limit ${raw(limit)}`,
  );
  return rows.map(({ name }) => name);
}
