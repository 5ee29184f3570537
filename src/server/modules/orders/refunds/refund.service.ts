import { unappliedRefunded } from '../../../../domain/ledger/refund-postings.ts';
import type { Pesos } from '../../../../domain/money.ts';
import type { UnappliedRefundCause } from '../../../../domain/refund-causes.ts';
import { planRefund, type RefundRefusal, type RefundRequest } from '../../../../domain/refund-rules.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import type { Database } from '../../../db/sql.ts';
import { postTransaction } from '../../books/ledger.service.ts';
import { enqueueEmails } from '../../messages/notifications.service.ts';
import {
  type LockedOrder,
  listOrderPackages,
  lockOrder,
  returnUnits,
} from '../placing/order-money.service.ts';
import { recordSaleRefund } from './record-sale-refund.ts';
import { findRefundByKey, insertRefund, markRestocked } from './refund.repository.ts';
import { refundDueOn } from './refund-due.ts';

export interface GoodsRefund extends RefundRequest {
  /** Locked by the caller's transaction. */
  order: LockedOrder;
  idempotencyKey: string;
  /** Of what was asked for, when somebody chose the key: another request under it is refused. */
  fingerprint?: string;
  /** YYYY-MM-DD of a law that wants it sooner than the settings do; null: none. */
  dueBy?: string | null;
  note: string;
  actor: number | null;
  now: Date;
}

export interface RecordedRefund {
  refundId: number;
  amount: Pesos;
  /** It had been recorded before, nothing was done now. */
  isRepeated: boolean;
}

export type GoodsRefundRefusal = RefundRefusal | 'idempotency-key-reused';

/**
 * Owes the buyer units of a sale whose money was received, and tells her and the sellers. Call nudgeOutbox after the
 * commit.
 */
export async function refundGoods(
  db: Database,
  refund: GoodsRefund,
): Promise<Result<RecordedRefund, GoodsRefundRefusal>> {
  const { order, idempotencyKey } = refund;
  const known = await findRefundByKey(db, idempotencyKey);
  if (known) return repeated(known, refund);
  const plan = planRefund(await listOrderPackages(db, order.number), refund);
  if (!plan.ok) return plan;
  const refundId = await recordSaleRefund(db, {
    ...refund,
    kind: 'goods',
    transactionId: null,
    plan: plan.value,
    restocked: refund.lines.filter(({ restock }) => restock),
  });
  // The key was taken by another order between the two statements.
  if (refundId === null) return failure('idempotency-key-reused');
  await enqueueEmails(db, [{ template: 'refund-created', recipient: order.email, data: { refundId } }]);
  return success({ refundId, amount: plan.value.amount, isRepeated: false });
}

interface UnappliedRefund {
  transactionId: number;
  /** Null: the invoice is none of our orders. Its order is locked by the caller. */
  orderNumber: number | null;
  amount: Pesos;
  cause: UnappliedRefundCause;
  now: Date;
}

/** Owes back a payment that belongs to no sale; the same transaction once. */
export async function createUnappliedRefund(
  db: Database,
  refund: UnappliedRefund,
): Promise<{ refundId: number }> {
  const { transactionId, orderNumber, amount, cause, now } = refund;
  const idempotencyKey = `transaction:${transactionId}`;
  const id = await insertRefund(db, {
    idempotencyKey,
    orderNumber,
    kind: 'payment',
    cause,
    note: '',
    transactionId,
    goods: amount,
    shipping: 0,
    dueOn: await refundDueOn(db, now),
    createdAt: now,
    actor: null,
  });
  if (id === null) {
    const known = await findRefundByKey(db, idempotencyKey);
    if (!known) throw new Error(`The refund ${idempotencyKey} is neither new nor there`);
    return { refundId: known.id };
  }
  await postTransaction(db, unappliedRefunded({ id, orderNumber, transactionId, amount }), now);
  // Whoever paid under an unknown invoice has left no address with us.
  const order = orderNumber === null ? null : await lockOrder(db, orderNumber);
  if (order)
    await enqueueEmails(db, [{ template: 'refund-created', recipient: order.email, data: { refundId: id } }]);
  return { refundId: id };
}

/** Refunded goods of a package have come back: those that were not back on sale yet go there now, once. */
export async function restockReturned(
  db: Database,
  { orderNumber, sellerId }: { orderNumber: number; sellerId: number },
): Promise<{ units: number }> {
  const returned = await markRestocked(db, { orderNumber, sellerId });
  if (returned.length > 0) await returnUnits(db, orderNumber, returned);
  return { units: returned.reduce((sum, { quantity }) => sum + quantity, 0) };
}

function repeated(
  known: { id: number; orderNumber: number | null; amount: Pesos; fingerprint: string | null },
  { order, fingerprint }: GoodsRefund,
): Result<RecordedRefund, 'idempotency-key-reused'> {
  const isSame = known.orderNumber === order.number && known.fingerprint === (fingerprint ?? null);
  if (!isSame) return failure('idempotency-key-reused');
  return success({ refundId: known.id, amount: known.amount, isRepeated: true });
}
