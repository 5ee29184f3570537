import { type Database, queryOne, sql } from '../../db/sql.ts';

export async function findShopName(db: Database, sellerId: number): Promise<string | null> {
  const shop = await queryOne<{ name: string }>(
    db,
    sql`select display_name as name from seller where id = ${sellerId}`,
  );
  return shop?.name ?? null;
}
