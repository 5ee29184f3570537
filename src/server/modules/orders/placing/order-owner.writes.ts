import { type Database, execute, sql } from '../../../db/sql.ts';

/** Moves the guest orders of an e-mail to the account that has proved to hold it; answers how many. */
export function giveGuestOrders(
  db: Database,
  { accountId, email }: { accountId: number; email: string },
): Promise<number> {
  return execute(
    db,
    sql`update orders set account_id = ${accountId} where email = ${email} and account_id is null`,
  );
}
