import { type Database, execute, sql } from '../../../db/sql.ts';

/** What somebody wanted to be told of, when she closes her account. */
export async function forgetSearchAlerts(db: Database, accountId: number): Promise<void> {
  await execute(db, sql`delete from search_alert where account_id = ${accountId}`);
}
