import { type Database, queryOne, sql } from '../../../db/sql.ts';

/** Throws without such a seller. */
export async function findSellerEmail(db: Database, sellerId: number): Promise<string> {
  const row = await queryOne<{ email: string }>(db, sql`select email from seller where id = ${sellerId}`);
  if (!row) throw new Error(`There is no seller ${sellerId}`);
  return row.email;
}

export async function hasSeller(db: Database, sellerId: number): Promise<boolean> {
  return (await queryOne(db, sql`select true from seller where id = ${sellerId}`)) !== null;
}
