import type { PayoutOrder } from '../../../adapters/payouts/payout-channel.ts';
import { freeRows } from '../../../db/claim.ts';
import { type Database, execute, query, queryOne, sql } from '../../../db/sql.ts';

export interface PayoutFileRow {
  id: number;
  createdAt: Date;
  payoutCount: number;
  total: number;
}

/** The oldest pending payouts; another file that is being made at the same moment takes others. */
export function lockPendingPayouts(db: Database, limit: number): Promise<{ id: number; amount: number }[]> {
  return query<{ id: number; amount: number }>(
    db,
    freeRows({
      columns: sql`id, amount`,
      from: sql`payout`,
      where: sql`state = 'pending'`,
      order: sql`id`,
      limit,
    }),
  );
}

export async function insertFile(
  db: Database,
  file: { payoutCount: number; total: number; actor: number; now: Date },
): Promise<number> {
  const row = await queryOne<{ id: number }>(
    db,
    sql`insert into payout_file (created_at, created_by, payout_count, total)
        values (${file.now}, ${file.actor}, ${file.payoutCount}, ${file.total}) returning id`,
  );
  if (!row) throw new Error('The file was not made');
  return row.id;
}

export async function markSent(
  db: Database,
  { fileId, payoutIds, actor, now }: { fileId: number; payoutIds: number[]; actor: number; now: Date },
): Promise<void> {
  await execute(
    db,
    sql`update payout set state = 'sent', file_id = ${fileId}, sent_at = ${now}, changed_at = ${now},
          changed_by = ${actor}
        where id = any(${payoutIds}::bigint[])`,
  );
}

export function listFilePayouts(db: Database, fileId: number): Promise<PayoutOrder[]> {
  return query<PayoutOrder>(
    db,
    sql`select id, amount, bank_account as account from payout where file_id = ${fileId} order by id`,
  );
}

export function listFiles(db: Database, beforeId: number | null, limit: number): Promise<PayoutFileRow[]> {
  return query<PayoutFileRow>(
    db,
    sql`select id, created_at, payout_count, total from payout_file
        where id < coalesce(${beforeId}::bigint, 9223372036854775807) order by id desc limit ${limit}`,
  );
}
