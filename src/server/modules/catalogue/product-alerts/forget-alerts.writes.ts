import { type Database, execute, sql } from '../../../db/sql.ts';

/** What somebody waited for, when she closes her account. */
export async function forgetProductAlerts(db: Database, accountId: number): Promise<void> {
  await execute(db, sql`delete from product_alert where account_id = ${accountId}::bigint`);
}
