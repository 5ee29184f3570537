import { type Database, execute, sql } from '../../../db/sql.ts';

/** What somebody waited for, also before she had her account, when she closes it. */
export async function forgetProductAlerts(
  db: Database,
  { id, email }: { id: number; email: string },
): Promise<void> {
  await execute(db, sql`delete from product_alert where account_id = ${id}::bigint or email = ${email}`);
}
