import type { MoveInDefaults } from '../../../domain/move-in/moved-setting.ts';
import { type Database, execute, query, queryOne, sql } from '../../db/sql.ts';

export interface CategoryChoice {
  name: string;
  mainCategoryId: number | null;
  subcategoryId: number | null;
}

/** What the shop has said of these categories of another shop. */
export function listCategoryPlaces(
  db: Database,
  sellerId: number,
  names: readonly string[],
): Promise<CategoryChoice[]> {
  return query<CategoryChoice>(
    db,
    sql`select source_name as name, main_category_id, subcategory_id from product_import_category
        where seller_id = ${sellerId} and source_name = any(${[...names]}::text[])`,
  );
}

export async function saveCategoryPlaces(
  db: Database,
  sellerId: number,
  choices: readonly CategoryChoice[],
  now: Date,
): Promise<void> {
  await execute(
    db,
    sql`insert into product_import_category (seller_id, source_name, main_category_id, subcategory_id, saved_at)
        select ${sellerId}::int, one.name, one."mainCategoryId", one."subcategoryId", ${now}::timestamptz
        from jsonb_to_recordset(${JSON.stringify(choices)}::jsonb)
          as one (name text, "mainCategoryId" int, "subcategoryId" int)
        on conflict (seller_id, source_name) do update set main_category_id = excluded.main_category_id,
          subcategory_id = excluded.subcategory_id, saved_at = excluded.saved_at`,
  );
}

/** The other shop's categories in an import with the rows of each, most first. */
export function listSourceCategories(
  db: Database,
  importId: number,
  column: number,
): Promise<{ name: string; rows: number }[]> {
  return query(
    db,
    sql`select cells ->> ${column}::int as name, count(*)::int as rows from product_import_row
        where import_id = ${importId} and cells ->> ${column}::int is not null
        group by 1 order by 2 desc, 1 limit 200`,
  );
}

export async function findDefaults(db: Database, sellerId: number): Promise<MoveInDefaults | null> {
  const row = await queryOne<{ defaults: MoveInDefaults }>(
    db,
    sql`select defaults from product_import_default where seller_id = ${sellerId}`,
  );
  return row?.defaults ?? null;
}

/** For this import, and for the shop's next one. */
export async function saveDefaults(
  db: Database,
  one: { sellerId: number; importId: number; defaults: MoveInDefaults; now: Date },
): Promise<void> {
  const defaults = JSON.stringify(one.defaults);
  await execute(
    db,
    sql`insert into product_import_default (seller_id, defaults, saved_at)
        values (${one.sellerId}, ${defaults}, ${one.now})
        on conflict (seller_id) do update set defaults = excluded.defaults, saved_at = excluded.saved_at`,
  );
  await execute(db, sql`update product_import set defaults = ${defaults} where id = ${one.importId}`);
}
