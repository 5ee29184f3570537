import { MAXIMUM_CATEGORIES } from '../../../../domain/category-rules.ts';
import type { CategoryField } from '../../../../domain/category-schema.ts';
import { type Database, execute, query, queryOne, raw, type Sql, sql } from '../../../db/sql.ts';
import { fieldsOf } from '../facts/category-field.repository.ts';

export interface CategoryRow {
  id: number;
  name: string;
  /** 0 is the top level. */
  parentId: number;
  hidden: boolean;
  productCount: number;
  imageUrl: string | null;
  imageAlt: string;
  featuredImageUrl: string | null;
  withdrawalException: string | null;
  schemaVersion: number;
  attributes: CategoryField[];
}

/** Main categories first, each level in its order. */
export function listTree(db: Database): Promise<CategoryRow[]> {
  return query<CategoryRow>(
    db,
    sql`select ${columns} from category c order by c.parent_id nulls first, c.position, c.id limit ${raw(MAXIMUM_CATEGORIES)}`,
  );
}

export function findCategoryRow(db: Database, id: number): Promise<CategoryRow | null> {
  return queryOne<CategoryRow>(db, sql`select ${columns} from category c where c.id = ${id}`);
}

/** One person at a time changes the tree, so that two drags cannot make a third level. Readers go on. */
export async function lockTree(db: Database): Promise<void> {
  await execute(db, sql`lock table category in share row exclusive mode`);
}

export async function insertCategory(
  db: Database,
  { name, parentId }: { name: string; parentId: number },
): Promise<number> {
  const row = await queryOne<{ id: number }>(
    db,
    sql`insert into category (name, parent_id, position)
        select ${name}, ${parentId || null}::int, coalesce(max(position), -1) + 1
        from category where parent_id is not distinct from ${parentId || null}::int
        returning id`,
  );
  if (!row) throw new Error('The category was not inserted');
  return row.id;
}

export async function updateCategory(
  db: Database,
  id: number,
  category: Pick<CategoryRow, 'name' | 'hidden' | 'imageAlt' | 'withdrawalException'>,
): Promise<void> {
  await execute(
    db,
    sql`update category set name = ${category.name}, hidden = ${category.hidden}, image_alt = ${category.imageAlt},
          withdrawal_exception = ${category.withdrawalException} where id = ${id}`,
  );
}

export async function updatePicture(
  db: Database,
  id: number,
  { kind, url }: { kind: 'square' | 'featured'; url: string },
): Promise<void> {
  await execute(
    db,
    kind === 'square'
      ? sql`update category set image_url = ${url} where id = ${id}`
      : sql`update category set featured_image_url = ${url} where id = ${id}`,
  );
}

/** Puts categories below a parent (0: at the top) in this order. */
export async function placeCategories(db: Database, parentId: number, ids: readonly number[]): Promise<void> {
  await execute(
    db,
    sql`update category c set parent_id = ${parentId || null}::int, position = placed.position - 1
        from unnest(${ids}::int[]) with ordinality placed (id, position) where placed.id = c.id`,
  );
}

/** The merged one goes; its addresses, and those that led to it, lead to the other one. */
export async function replaceCategory(
  db: Database,
  { oldId, newId, now }: { oldId: number; newId: number; now: Date },
): Promise<void> {
  await execute(db, sql`update category_redirect set new_id = ${newId} where new_id = ${oldId}`);
  await execute(
    db,
    sql`insert into category_redirect (old_id, new_id, merged_at) values (${oldId}, ${newId}, ${now})`,
  );
  await deleteCategoryRow(db, oldId);
}

export async function deleteCategoryRow(db: Database, id: number): Promise<void> {
  await execute(db, sql`delete from category where id = ${id}`);
}

const columns: Sql = sql`c.id, c.name, coalesce(c.parent_id, 0) as parent_id, c.hidden,
  c.product_count, c.image_url, c.image_alt,
  c.featured_image_url, c.withdrawal_exception, c.schema_version, ${fieldsOf(sql`c.id`)} as attributes`;
