import { MAXIMUM_CATEGORIES } from '../../domain/category-rules.ts';
import { type Database, query, queryOne, raw, sql } from '../db/sql.ts';

export async function largestProductId(db: Database): Promise<number> {
  const row = await queryOne<{ id: number }>(db, sql`select id from product order by id desc limit 1`);
  return row?.id ?? 0;
}

/** The products that shoppers see whose ids lie in a range, `from` and `to` included. */
export function listProductIds(db: Database, from: number, to: number) {
  return query<{ id: number; updatedAt: Date }>(
    db,
    sql`select p.id, p.updated_at from product p join seller s on s.id = p.seller_id and s.status = 2
        where p.id between ${from} and ${to} and p.active order by p.id`,
  );
}

/** Categories that have products. */
export function listCategoryIds(db: Database) {
  return query<{ id: number; parentId: number | null }>(
    db,
    sql`select id, parent_id from category where product_count > 0 and not hidden order by id limit ${raw(MAXIMUM_CATEGORIES)}`,
  );
}

/** Active sellers; at most 40,000, so that one file holds them with the categories. */
export function listSellerIds(db: Database) {
  return query<{ id: number }>(db, sql`select id from seller where status = 2 order by id limit 40000`);
}
