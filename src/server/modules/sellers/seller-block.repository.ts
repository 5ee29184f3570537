import { type Database, execute, sql } from '../../db/sql.ts';

interface Block {
  id: number;
  reason: string;
  at: Date;
}

export async function blockSellerRow(db: Database, { id, reason, at }: Block): Promise<void> {
  await execute(
    db,
    sql`update seller set status_before_block = status, status = 3, blocked_at = ${at}, block_reason = ${reason},
          updated_at = ${at}
        where id = ${id}`,
  );
}

export async function unblockSellerRow(db: Database, id: number, at: Date): Promise<void> {
  await execute(
    db,
    sql`update seller set status = coalesce(status_before_block, 2), status_before_block = null, blocked_at = null,
          block_reason = '', updated_at = ${at}
        where id = ${id}`,
  );
}
