import { type Database, execute, queryOne, sql } from '../../db/sql.ts';

interface Approval {
  sellerId: number;
  /** Her account waited with the shop and opened with it. */
  openedAccount: boolean;
  at: Date;
}

export async function approveRow(db: Database, { sellerId, openedAccount, at }: Approval): Promise<void> {
  await execute(
    db,
    sql`update seller set status = 2, correction_asked_at = null, updated_at = ${at}, approved_at = ${at},
          approval_opened_account = ${openedAccount}
        where id = ${sellerId}`,
  );
}

/** The shop waits again, as long as it has. True: its approval had opened the account. */
export async function undoApprovalRow(db: Database, sellerId: number, at: Date): Promise<boolean> {
  const row = await queryOne<{ opened: boolean }>(
    db,
    sql`with before as (select approval_opened_account as opened from seller where id = ${sellerId})
        update seller set status = 1, updated_at = ${at}, approved_at = null, approval_opened_account = false
        from before where id = ${sellerId}
        returning before.opened`,
  );
  return row?.opened ?? false;
}

export async function hasSold(db: Database, sellerId: number): Promise<boolean> {
  return (await queryOne(db, sql`select from package where seller_id = ${sellerId} limit 1`)) !== null;
}
