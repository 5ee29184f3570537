import { type Database, queryOne, sql } from '../../../db/sql.ts';

export interface DoubledPayment {
  transactionId: number;
  orderNumber: number | null;
  /** Given back by the bank and by the provider. */
  paidTwice: number;
  recovered: number;
}

/** Null: the provider's reversal of this transaction came on top of nothing. */
export function findDoubledPayment(db: Database, reference: string): Promise<DoubledPayment | null> {
  return queryOne<DoubledPayment>(
    db,
    sql`select paid.id as transaction_id, posted.order_number,
          (select sum(amount)::bigint from ledger_entry where transaction_id = posted.id) as paid_twice,
          (select coalesce(sum(amount), 0)::bigint from refund_recovery back
           where back.payment_transaction_id = paid.id) as recovered
        from payment_transaction paid
        join ledger_transaction posted on posted.key = 'reversal-paid-twice:' || paid.id
        where paid.reference = ${reference} order by paid.id limit 1`,
  );
}

export interface Recovery {
  id: number;
  amount: number;
}

export function findRecovery(
  db: Database,
  transactionId: number,
  reference: string,
): Promise<Recovery | null> {
  return queryOne<Recovery>(
    db,
    sql`select id, amount from refund_recovery
        where payment_transaction_id = ${transactionId} and reference = ${reference}`,
  );
}

export interface NewRecovery {
  transactionId: number;
  amount: number;
  reference: string;
  actor: number | null;
  now: Date;
}

export async function insertRecovery(db: Database, recovery: NewRecovery): Promise<number> {
  const row = await queryOne<{ id: number }>(
    db,
    sql`insert into refund_recovery (payment_transaction_id, amount, reference, recorded_by, recorded_at)
        values (${recovery.transactionId}, ${recovery.amount}, ${recovery.reference}, ${recovery.actor}, ${recovery.now})
        returning id`,
  );
  if (!row) throw new Error('A recovery was not written');
  return row.id;
}

/** Two reports about one transaction wait for each other. */
export async function lockTransaction(db: Database, transactionId: number): Promise<void> {
  await queryOne(db, sql`select id from payment_transaction where id = ${transactionId} for no key update`);
}
