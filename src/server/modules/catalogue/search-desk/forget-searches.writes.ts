import { type Database, execute, sql } from '../../../db/sql.ts';

/** What somebody wanted to be told of and by which words she found what she bought, when she closes her account. */
export async function forgetSearches(db: Database, accountId: number): Promise<void> {
  await execute(db, sql`delete from search_alert where account_id = ${accountId}`);
  await execute(
    db,
    sql`delete from search_purchase where order_number in (
          select number from orders where account_id = ${accountId})`,
  );
}
