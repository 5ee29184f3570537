import { type Database, execute, queryOne, sql } from '../../../db/sql.ts';

/** False: it was blocked before, or is an operator's: those who manage the staff decide about them. */
export async function blockAccountRow(
  db: Database,
  { accountId, reason, at }: { accountId: number; reason: string; at: Date },
): Promise<boolean> {
  const changed = await execute(
    db,
    sql`update account set status_before_block = status, status = 3, blocked_at = ${at}, block_reason = ${reason},
          updated_at = ${at}
        where id = ${accountId} and status <> 3
          and not exists (select from account_role where account_id = ${accountId} and role = 'operator')`,
  );
  return changed === 1;
}

/** The status afterwards; null: it was not blocked, or is closed for good. */
export async function unblockAccountRow(db: Database, accountId: number, at: Date): Promise<number | null> {
  const row = await queryOne<{ status: number }>(
    db,
    sql`update account set status = coalesce(status_before_block, 2), status_before_block = null, blocked_at = null,
          block_reason = '', updated_at = ${at}
        where id = ${accountId} and status = 3 and closed_at is null
        returning status`,
  );
  return row?.status ?? null;
}
