import { MAXIMUM_CATEGORIES } from '../../../../domain/category-rules.ts';
import { type Database, query, queryOne, raw, sql } from '../../../db/sql.ts';
import { unseen } from '../../../db/unseen.ts';

export interface CategoryRow {
  id: number;
  name: string;
  /** 0 is the top level. */
  parentId: number;
  parentName: string | null;
  productCount: number;
  imageUrl: string | null;
  imageAlt: string;
  featuredImageUrl: string | null;
}

/** Every category that is not hidden, main ones first. */
export function listCategories(db: Database): Promise<CategoryRow[]> {
  return query<CategoryRow>(
    db,
    sql`select c.id, c.name, coalesce(c.parent_id, 0) as parent_id, parent.name as parent_name,
          c.product_count, c.image_url, c.image_alt,
          c.featured_image_url
        from category c left join category parent on parent.id = c.parent_id
        where not c.hidden and parent.hidden is not true
        order by c.parent_id nulls first, c.position, c.id limit ${raw(MAXIMUM_CATEGORIES)}`,
  );
}

/** A category by its address, hidden or not; a merged one is the one it was merged into. */
export function locateCategory(db: Database, id: number): Promise<CategoryRow | null> {
  return queryOne<CategoryRow>(
    db,
    sql`select c.id, c.name, coalesce(c.parent_id, 0) as parent_id, parent.name as parent_name,
          c.product_count, c.image_url, c.image_alt,
          c.featured_image_url
        from category c left join category parent on parent.id = c.parent_id
        where c.id = coalesce((select new_id from category_redirect where old_id = ${id}), ${id})`,
  );
}

/** The parent of a category, 0 for a main one; null when there is no such category. */
export async function findParentId(db: Database, id: number): Promise<number | null> {
  const row = await queryOne<{ parentId: number }>(
    db,
    sql`select coalesce(parent_id, 0) as parent_id from category where id = ${id}`,
  );
  return row?.parentId ?? null;
}

/** Those of the given ids that are children of a category; with null, those that are main categories. */
export async function listCategoryIdsUnder(
  db: Database,
  parentId: number | null,
  ids: number[],
): Promise<number[]> {
  const rows = await query<{ id: number }>(
    db,
    sql`select id from category where id = any(${unseen(ids)}) and parent_id is not distinct from ${parentId}::int`,
  );
  return rows.map(({ id }) => id);
}
