import { failure, type Result, success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/sql.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { operatorActor, recordAudit } from '../../audit/audit.service.ts';
import { nudgeOutbox } from '../../messages/notifications.service.ts';
import { lockOrder } from '../placing/order-money.service.ts';
import { payRefund } from './pay-refund.ts';
import { findRefund, type StoredRefund } from './refund-payment.repository.ts';

interface PaidRefund {
  refundId: number;
  paidBy: 'bank' | 'provider';
  reference: string;
  actor: number | null;
}

/** The same report twice is one payment. `isRepeated`: it was known. */
export async function markRefundPaid(
  context: Context,
  report: PaidRefund,
): Promise<
  Result<{ isRepeated: boolean }, 'refund-unknown' | 'refund-already-paid' | 'refund-not-by-provider'>
> {
  const { refundId, paidBy, reference } = report;
  const result = await inTransaction(context.write, async (db) => {
    const refund = await lockRefund(db, refundId);
    if (!refund) return failure('refund-unknown');
    if (refund.state === 'paid') {
      const isSame = refund.paidBy === paidBy && refund.reference === reference;
      return isSame ? success({ isRepeated: true }) : failure('refund-already-paid');
    }
    // Cash never was at the provider.
    if (paidBy === 'provider' && !refund.isOnline) return failure('refund-not-by-provider');
    await payRefund(db, refund, { ...report, now: context.now() });
    await auditPayment(db, refund, report, context.now());
    return success({ isRepeated: false });
  });
  if (result.ok) nudgeOutbox();
  return result;
}

function auditPayment(
  db: Database,
  { amount }: StoredRefund,
  { refundId, paidBy, reference, actor }: PaidRefund,
  at: Date,
): Promise<void> {
  return recordAudit(db, [
    {
      at,
      actor: operatorActor(actor),
      sellerId: null,
      action: 'money.refund-paid',
      subject: `refund:${refundId}`,
      after: { amount, paidBy, reference },
    },
  ]);
}

/** The order first, as everything that changes its money does. */
async function lockRefund(db: Database, id: number): Promise<StoredRefund | null> {
  const found = await findRefund(db, id, { lock: false });
  if (found?.orderNumber) await lockOrder(db, found.orderNumber);
  return found && findRefund(db, id, { lock: true });
}
