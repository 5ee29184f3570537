import { type Database, execute, query, queryOne, sql } from '../../../db/sql.ts';

export interface StoredRefund {
  id: number;
  orderNumber: number | null;
  kind: 'goods' | 'payment' | 'reversal';
  transactionId: number | null;
  amount: number;
  state: 'due' | 'paid';
  paidBy: 'provider' | 'bank' | null;
  reference: string | null;
  /** Of its order; null without one. */
  email: string | null;
  /** The order was paid online, or the payment belongs to no order. */
  isOnline: boolean;
}

/** Of the row as it is now; `lock` keeps it so until the transaction ends. */
export function findRefund(
  db: Database,
  id: number,
  { lock }: { lock: boolean },
): Promise<StoredRefund | null> {
  return queryOne<StoredRefund>(
    db,
    sql`${refundRow} where refund.id = ${id} ${lock ? sql`for update of refund` : sql``}`,
  );
}

/** The refund of a payment that belonged to no sale. */
export function findUnappliedRefund(db: Database, transactionId: number): Promise<StoredRefund | null> {
  return queryOne<StoredRefund>(
    db,
    sql`${refundRow}
        where refund.payment_transaction_id = ${transactionId} and refund.kind = 'payment' for update of refund`,
  );
}

/** What was refunded of a sale, the oldest first; its order is locked. */
export function listSaleRefunds(db: Database, orderNumber: number): Promise<StoredRefund[]> {
  return query<StoredRefund>(
    db,
    sql`${refundRow}
        where refund.order_number = ${orderNumber} and refund.kind in ('goods', 'reversal') order by refund.id`,
  );
}

const refundRow = sql`select refund.id, refund.order_number, refund.kind, refund.amount, refund.state,
    refund.payment_transaction_id as transaction_id, refund.paid_by,
    refund.paid_reference as "reference", orders.email,
    coalesce(orders.payment_method_id = 1, true) as is_online
  from refund left join orders on orders.number = refund.order_number`;

/** False: it was paid already. */
export async function updatePaid(
  db: Database,
  payment: { id: number; paidBy: 'provider' | 'bank'; reference: string; now: Date },
): Promise<boolean> {
  const touched = await execute(
    db,
    sql`update refund set state = 'paid', paid_by = ${payment.paidBy}, paid_reference = ${payment.reference},
          paid_at = ${payment.now}
        where id = ${payment.id} and state = 'due'`,
  );
  return touched === 1;
}

/** The payment of an order and the transaction that paid it; null when it never was. */
export function findSalePayment(
  db: Database,
  orderNumber: number,
): Promise<{ state: 'waiting' | 'paid' | 'expired' | 'reversed'; transactionId: number } | null> {
  return queryOne(
    db,
    sql`select payment.state, sale.id as transaction_id
        from payment
        join payment_transaction sale
          on sale.order_number = payment.order_number and sale.outcome in ('paid', 'reversed')
        where payment.order_number = ${orderNumber}`,
  );
}

export async function updatePaymentReversed(db: Database, orderNumber: number): Promise<void> {
  await execute(
    db,
    sql`update payment set state = 'reversed', next_check_at = null
        where order_number = ${orderNumber} and state = 'paid'`,
  );
}
