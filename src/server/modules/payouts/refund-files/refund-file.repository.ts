import type { PayoutOrder } from '../../../adapters/payouts/payout-channel.ts';
import { freeRows } from '../../../db/claim.ts';
import { type Database, execute, query, queryOne, type Sql, sql } from '../../../db/sql.ts';

// The account that its person gave in her case; a key is no account, and goes by hand.
const toAccounts = sql`refund
  join rights_case one on one.order_number = refund.order_number
    and starts_with(refund.idempotency_key, 'case:' || one.id || ':')
  join rights_case_account account on account.case_id = one.id and account.kind <> 'llave'
  join orders on orders.number = refund.order_number`;

const isFree = sql`not exists (select from refund_file_line line
  where line.refund_id = refund.id and line.refused_at is null)`;

/** Due refunds with an account that are in no file, the first due first; another file that is being made takes others. */
export function lockRefundsToSend(db: Database, limit: number): Promise<{ id: number; amount: number }[]> {
  const ready = sql`select refund.id from ${toAccounts} where refund.state = 'due' and ${isFree}`;
  return query(
    db,
    freeRows({
      columns: sql`id, amount`,
      from: sql`refund`,
      where: sql`state = 'due' and id in (${ready})`,
      order: sql`due_on, id`,
      limit,
    }),
  );
}

/** What the next file would hold. */
export async function sumRefundsToSend(db: Database): Promise<{ count: number; amount: number }> {
  const row = await queryOne<{ count: number; amount: number }>(
    db,
    sql`select count(*)::int as count, coalesce(sum(refund.amount), 0)::bigint as amount
        from ${toAccounts} where refund.state = 'due' and ${isFree}`,
  );
  return row ?? { count: 0, amount: 0 };
}

export async function insertRefundFile(
  db: Database,
  { refundIds, total, actor, now }: { refundIds: number[]; total: number; actor: number; now: Date },
): Promise<number> {
  const row = await queryOne<{ id: number }>(
    db,
    sql`insert into refund_file (created_at, created_by, refund_count, total)
        values (${now}, ${actor}, ${refundIds.length}, ${total}) returning id`,
  );
  if (!row) throw new Error('The file was not made');
  await execute(
    db,
    sql`insert into refund_file_line (file_id, refund_id) select ${row.id}, unnest(${refundIds}::bigint[])`,
  );
  return row.id;
}

/** What the bank still has to do of a file. */
export function listOpenOfFile(db: Database, fileId: number): Promise<PayoutOrder[]> {
  return query<PayoutOrder>(
    db,
    sql`select refund.id, refund.amount, jsonb_build_object('bankCode', account.bank_code, 'bankName', account.bank_name,
          'accountKind', account.kind, 'accountNumber', account.number, 'holderName', account.holder_name,
          'holderDocumentType', orders.document_type_id, 'holderDocument', account.holder_document,
          'email', one.email) as account
        from ${toAccounts}
        where refund.state = 'due' and refund.id in (select refund_id from refund_file_line
          where file_id = ${fileId} and refused_at is null)
        order by refund.id`,
  );
}

export interface RefundFileRow {
  id: number;
  createdAt: Date;
  refundCount: number;
  total: number;
  /** Of its refunds those that the bank has said nothing about. */
  openCount: number;
}

export function listRefundFileRows(db: Database, limit: number): Promise<RefundFileRow[]> {
  return query<RefundFileRow>(
    db,
    sql`select id, created_at, refund_count, total,
          (select count(*)::int from refund_file_line line join refund on refund.id = line.refund_id
           where line.file_id = refund_file.id and line.refused_at is null and refund.state = 'due') as open_count
        from refund_file order by id desc limit ${limit}`,
  );
}

export interface SentRefund {
  refundId: number;
  amount: number;
  caseId: number;
}

/** A refund of an open file, paid meanwhile or not; null: it is in none. */
export function findSentRefund(db: Database, refundId: number): Promise<SentRefund | null> {
  return queryOne<SentRefund>(
    db,
    sql`select line.refund_id, refund.amount, one.id as case_id
        from refund_file_line line
        join refund on refund.id = line.refund_id
        join rights_case one on one.order_number = refund.order_number
          and starts_with(refund.idempotency_key, 'case:' || one.id || ':')
        where ${isOpen(refundId)}`,
  );
}

/** False: somebody has said so before, or it was paid. */
export async function refuseLine(
  db: Database,
  { refundId, reason, now }: { refundId: number; reason: string; now: Date },
): Promise<boolean> {
  const touched = await execute(
    db,
    sql`update refund_file_line line set refused_at = ${now}, refused_reason = ${reason}
        where ${isOpen(refundId)} and exists (select from refund where id = ${refundId} and state = 'due')`,
  );
  return touched === 1;
}

export interface SentLine {
  refundId: number;
  fileId: number;
  /** Null: the bank has not refused it. */
  refusedReason: string | null;
}

/** By refund the last file in which it went to the bank. */
export function listLastLines(db: Database, refundIds: readonly number[]): Promise<SentLine[]> {
  return query<SentLine>(
    db,
    sql`select distinct on (refund_id) refund_id, file_id, refused_reason from refund_file_line
        where refund_id = any(${refundIds}::bigint[]) order by refund_id, file_id desc`,
  );
}

function isOpen(refundId: number): Sql {
  return sql`line.refund_id = ${refundId} and line.refused_at is null`;
}
