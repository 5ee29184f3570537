import { type Database, execute, sql } from '../../../db/sql.ts';

/** Whoever used what was mailed there has proved the address. */
export async function markEmailVerified(db: Database, accountId: number, now: Date): Promise<void> {
  await execute(
    db,
    sql`update account set email_verified_at = coalesce(email_verified_at, ${now}) where id = ${accountId}`,
  );
}

/** False: it waited for no approval. */
export async function openWaitingAccount(db: Database, accountId: number, at: Date): Promise<boolean> {
  const opened = await execute(
    db,
    sql`update account set status = 2, updated_at = ${at} where id = ${accountId} and status = 1`,
  );
  return opened === 1;
}

/** Back to waiting for approval; false: it was not open. */
export async function closeOpenAccount(db: Database, accountId: number, at: Date): Promise<boolean> {
  const closed = await execute(
    db,
    sql`update account set status = 1, updated_at = ${at} where id = ${accountId} and status = 2`,
  );
  return closed === 1;
}
