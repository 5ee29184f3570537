import { MAXIMUM_CATEGORIES } from '../../domain/category-rules.ts';
import { type Database, query, raw, sql } from '../db/sql.ts';

/** The numbers, from 1, of the ranges of so many ids in which shoppers see products; each is looked into up to the first. */
export async function listPartNumbers(db: Database, idsPerPart: number): Promise<number[]> {
  const rows = await query<{ number: number }>(
    db,
    sql`select part.number
        from generate_series(1, (select coalesce(max(id), 0) from product) / ${idsPerPart}::int + 1) part (number)
        where exists (select from product p join seller s on s.id = p.seller_id and s.status = 2
          where p.active and p.id between (part.number - 1) * ${idsPerPart}::int + 1 and part.number * ${idsPerPart}::int)
        order by 1`,
  );
  return rows.map(({ number }) => number);
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
