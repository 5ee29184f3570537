import { type Database, query, sql } from '../../db/sql.ts';

/** The shop's products with one of these SKUs, whatever their case. */
export function listReferences(
  db: Database,
  sellerId: number,
  references: readonly string[],
): Promise<{ reference: string }[]> {
  return query(
    db,
    sql`select reference from product
        where seller_id = ${sellerId} and lower(reference) = any(
          select lower(one) from unnest(${[...references]}::text[]) one)
        order by id limit 20000`,
  );
}
