import { type Database, execute, sql } from '../../../db/sql.ts';

/** A person is forgotten: her cart and what she saved. */
export async function deleteCart(db: Database, accountId: number): Promise<void> {
  await execute(db, sql`delete from cart_line where account_id = ${accountId}`);
}
