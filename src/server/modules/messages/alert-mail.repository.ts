import { type Database, query, queryOne, sql } from '../../db/sql.ts';

export async function findAlertWords(db: Database, alertId: number): Promise<string | null> {
  const row = await queryOne<{ words: string }>(
    db,
    sql`select words from search_alert where id = ${alertId}`,
  );
  return row?.words ?? null;
}

export interface FoundProduct {
  id: number;
  name: string;
  shopName: string;
}

export function listFoundProducts(db: Database, ids: readonly number[]): Promise<FoundProduct[]> {
  return query<FoundProduct>(
    db,
    sql`select p.id, p.name, s.display_name as shop_name
        from unnest(${ids}::int[]) with ordinality wanted (id, place)
        join product p on p.id = wanted.id
        join seller s on s.id = p.seller_id
        order by wanted.place`,
  );
}
