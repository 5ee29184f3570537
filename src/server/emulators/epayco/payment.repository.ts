import { type Database, execute, query, queryOne, sql } from '../../db/sql.ts';
import type { EmulatedPayment } from './emulated-order.ts';

const payments = sql`
  select reference, response_reference, checkout_id,
    transaction_id, invoice, amount as amount_pesos, state, reason, franchise,
    bank_name, masked_card, approval_code, receivers,
    payment.created_at, changed_at, payment_order as "order"
  from epayco_emulator.payment join epayco_emulator.checkout on checkout.id = payment.checkout_id`;

export type NewPayment = Omit<EmulatedPayment, 'reference' | 'changedAt' | 'order'> & {
  approveAt: Date | null;
};

/** Two payments of one invoice at the same moment wait for each other, so that only one finds it unpaid. */
export async function lockInvoice(db: Database, invoice: string): Promise<void> {
  await execute(db, sql`select pg_advisory_xact_lock(hashtextextended('epayco_emulator ' || ${invoice}, 0))`);
}

export async function isInvoicePaid(db: Database, invoice: string): Promise<boolean> {
  const row = await queryOne<{ isPaid: boolean }>(
    db,
    sql`select exists (
          select 1 from epayco_emulator.payment where invoice = ${invoice} and state = 1) as is_paid`,
  );
  return row?.isPaid === true;
}

export async function insertPayment(db: Database, payment: NewPayment): Promise<number> {
  const row = await queryOne<{ reference: number }>(
    db,
    sql`insert into epayco_emulator.payment (response_reference, checkout_id, transaction_id, invoice, amount,
          state, reason, franchise, bank_name, masked_card, approval_code, receivers, created_at, changed_at,
          approve_at)
        values (${payment.responseReference}, ${payment.checkoutId}, ${payment.transactionId},
          ${payment.invoice}, ${payment.amountPesos}, ${payment.state}, ${payment.reason}, ${payment.franchise},
          ${payment.bankName}, ${payment.maskedCard}, ${payment.approvalCode},
          ${JSON.stringify(payment.receivers)}::jsonb, ${payment.createdAt}, ${payment.createdAt},
          ${payment.approveAt})
        returning reference`,
  );
  if (!row) throw new Error('The emulator kept no payment');
  return row.reference;
}

/** Locks the row; call it in a transaction. */
export async function updateState(
  db: Database,
  change: { reference: number; state: number; reason: string; approvalCode: string; now: Date },
): Promise<number> {
  return execute(
    db,
    sql`update epayco_emulator.payment
        set state = ${change.state}, reason = ${change.reason}, approval_code = ${change.approvalCode},
            changed_at = ${change.now}, approve_at = null
        where reference = ${change.reference} and state <> ${change.state}`,
  );
}

export function findByReference(db: Database, reference: number): Promise<EmulatedPayment | null> {
  return queryOne(db, sql`${payments} where reference = ${reference}`);
}

export function findByResponseReference(
  db: Database,
  responseReference: string,
): Promise<EmulatedPayment | null> {
  return queryOne(db, sql`${payments} where response_reference = ${responseReference}`);
}

export function listByInvoice(db: Database, invoice: string): Promise<EmulatedPayment[]> {
  return query(db, sql`${payments} where invoice = ${invoice} order by reference desc limit 50`);
}

export function listNewest(
  db: Database,
  { limit, offset }: { limit: number; offset: number },
): Promise<EmulatedPayment[]> {
  return query(db, sql`${payments} order by reference desc limit ${limit} offset ${offset}`);
}

export async function countPayments(db: Database): Promise<number> {
  const row = await queryOne<{ count: number }>(
    db,
    sql`select count(*)::int as count from epayco_emulator.payment`,
  );
  return row?.count ?? 0;
}

export async function listToApprove(db: Database, now: Date): Promise<number[]> {
  const rows = await query<{ reference: number }>(
    db,
    sql`select reference from epayco_emulator.payment where approve_at <= ${now} order by approve_at limit 50`,
  );
  return rows.map(({ reference }) => reference);
}
