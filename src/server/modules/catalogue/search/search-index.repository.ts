import { type Database, execute, query, raw, sql } from '../../../db/sql.ts';

/** Writes the read model's rows of these products anew and removes those of products that nobody may see. */
export async function writeDocuments(db: Database, productIds: readonly number[]): Promise<void> {
  await execute(
    db,
    sql`delete from search_document d where d.product_id = any(${productIds}::int[]) and not exists (
          select from product p join seller s on s.id = p.seller_id and s.status = 2
          where p.id = d.product_id and p.active)`,
  );
  await execute(
    db,
    sql`insert into search_document as d (product_id, seller_id, main_category_id, final_price, popularity,
          created_at, name_document, document, is_popular, is_sample)
        select p.id, p.seller_id, p.main_category_id, p.final_price, p.popularity, p.created_at,
          names.document,
          names.document || setweight(to_tsvector('spanish_folded', p.description), 'D')
            || array_to_tsvector(array['s:' || p.seller_id, 'm:' || p.main_category_id]),
          (p.popularity, p.id) >= (t.tier_popularity, t.tier_product_id), is_search_sample(p.id, t.sample_step)
        from product p
        cross join search_sampling t
        join seller s on s.id = p.seller_id and s.status = 2
        join category m on m.id = p.main_category_id
        left join category c on c.id = p.subcategory_id
        cross join lateral (
          select setweight(to_tsvector('spanish_folded', p.name), 'A')
            || setweight(to_tsvector('spanish_folded', concat_ws(' ', m.name, c.name)), 'B') as document
        ) names
        where p.id = any(${productIds}::int[]) and p.active
        order by p.id
        on conflict (product_id) do update set
          seller_id = excluded.seller_id, main_category_id = excluded.main_category_id,
          final_price = excluded.final_price, popularity = excluded.popularity, created_at = excluded.created_at,
          name_document = excluded.name_document, document = excluded.document`,
  );
}

/** Visible products without a row, in order of id. */
export async function listMissingProductIds(db: Database, after: number, limit: number): Promise<number[]> {
  const rows = await query<{ id: number }>(
    db,
    sql`select p.id from product p join seller s on s.id = p.seller_id and s.status = 2
        where p.active and p.id > ${after}
          and not exists (select from search_document d where d.product_id = p.id)
        order by p.id limit ${raw(limit)}`,
  );
  return rows.map(({ id }) => id);
}

/** Those of these products that are visible and without a row. */
export async function listMissingAmong(db: Database, productIds: readonly number[]): Promise<number[]> {
  const rows = await query<{ id: number }>(
    db,
    sql`select p.id from product p join seller s on s.id = p.seller_id and s.status = 2
        where p.active and p.id = any (${productIds}::int[])
          and not exists (select from search_document d where d.product_id = p.id)`,
  );
  return rows.map(({ id }) => id);
}

/** Removes rows of products that nobody may see any more: their seller was blocked, say. */
export async function removeHidden(db: Database): Promise<void> {
  await execute(
    db,
    sql`delete from search_document d using product p join seller s on s.id = p.seller_id
        where p.id = d.product_id and (not p.active or s.status <> 2)`,
  );
}
