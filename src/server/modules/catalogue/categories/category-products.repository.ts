import { type Database, execute, query, queryOne, sql } from '../../../db/sql.ts';

/** Every product of a category or subcategory, whatever its state. */
export async function hasProducts(db: Database, categoryId: number): Promise<boolean> {
  const found = await queryOne(
    db,
    sql`select from product where main_category_id = ${categoryId} or subcategory_id = ${categoryId} limit 1`,
  );
  return found !== null;
}

export interface MovedProduct {
  id: number;
  sellerId: number;
}

/** A form that is open meanwhile must not put them back: the version rises. */
const touched = sql`version = version + 1, updated_at = greatest(updated_at, now())`;

/** Products of a main category get another one; their subcategories stay theirs. */
export function moveMainProducts(db: Database, fromId: number, intoId: number): Promise<MovedProduct[]> {
  return query<MovedProduct>(
    db,
    sql`update product set main_category_id = ${intoId}, ${touched} where main_category_id = ${fromId}
        returning id, seller_id`,
  );
}

/** Products of a category or subcategory stand from now on in this one. */
export function moveProductsTo(
  db: Database,
  categoryId: number,
  place: { mainCategoryId: number; subcategoryId: number | null },
): Promise<MovedProduct[]> {
  return query<MovedProduct>(
    db,
    sql`update product set main_category_id = ${place.mainCategoryId}, subcategory_id = ${place.subcategoryId}, ${touched}
        where subcategory_id = ${categoryId} or (main_category_id = ${categoryId} and subcategory_id is null)
        returning id, seller_id`,
  );
}

export function listProductsOf(db: Database, categoryId: number): Promise<MovedProduct[]> {
  return query<MovedProduct>(
    db,
    sql`select id, seller_id from product
        where active and (main_category_id = ${categoryId} or subcategory_id = ${categoryId})`,
  );
}

/** A merge of many products takes its time; nobody else waits for it. */
export async function allowLongWork(db: Database): Promise<void> {
  await execute(db, sql`set local statement_timeout = 0`);
}
