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

/** Makes one guest order an account's; false: it is somebody's already. */
export async function giveGuestOrder(
  db: Database,
  { number, accountId }: { number: number; accountId: number },
): Promise<boolean> {
  const given = await execute(
    db,
    sql`update orders set account_id = ${accountId} where number = ${number} and account_id is null`,
  );
  return given === 1;
}
