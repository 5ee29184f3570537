import { type Database, execute, sql } from '../../../db/sql.ts';

/** What somebody wanted to be told of, also before she had her account, and by which words she found what she bought, when she closes her account. */
export async function forgetSearches(
  db: Database,
  { id, email }: { id: number; email: string },
): Promise<void> {
  await execute(db, sql`delete from search_alert where account_id = ${id} or email = ${email}`);
  await execute(
    db,
    sql`delete from search_purchase where order_number in (
          select number from orders where account_id = ${id})`,
  );
}
