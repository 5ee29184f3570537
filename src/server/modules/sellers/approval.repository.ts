import { type Database, execute, queryOne, sql } from '../../db/sql.ts';
import type { LockedSeller } from './application.repository.ts';

/** Her account with her, where it waited too. */
export async function approve(db: Database, { id, accountId }: LockedSeller, at: Date): Promise<void> {
  await execute(
    db,
    sql`with opened as (
          update account set status = 2, updated_at = ${at} where id = ${accountId} and status = 1 returning id
        )
        update seller set status = 2, correction_asked_at = null, updated_at = ${at}, approved_at = ${at},
          approval_opened_account = exists (select from opened)
        where id = ${id}`,
  );
}

/** Shop and account wait again, as long as they have. True: the account closed with the shop. */
export async function undoApproval(
  db: Database,
  { id, accountId }: LockedSeller,
  at: Date,
): Promise<boolean> {
  const closed = await execute(
    db,
    sql`update account set status = 1, updated_at = ${at}
        where id = ${accountId} and status = 2
          and (select approval_opened_account from seller where id = ${id})`,
  );
  await execute(
    db,
    sql`update seller set status = 1, updated_at = ${at}, approved_at = null, approval_opened_account = false
        where id = ${id}`,
  );
  return closed > 0;
}

export async function hasSold(db: Database, sellerId: number): Promise<boolean> {
  return (await queryOne(db, sql`select from package where seller_id = ${sellerId} limit 1`)) !== null;
}
