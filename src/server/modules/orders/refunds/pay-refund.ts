import { refundPaid } from '../../../../domain/ledger/refund-postings.ts';
import type { Database } from '../../../db/sql.ts';
import { postTransaction } from '../../books/ledger.service.ts';
import { enqueueEmails } from '../../messages/notifications.service.ts';
import { type StoredRefund, updatePaid } from './refund-payment.repository.ts';

export interface RefundPayment {
  paidBy: 'bank' | 'provider';
  /** The bank's or the provider's own number. */
  reference: string;
  actor: number | null;
  now: Date;
}

/** Of a refund that was read as due under its order's lock, or its own. */
export async function payRefund(db: Database, refund: StoredRefund, payment: RefundPayment): Promise<void> {
  const { id, email } = refund;
  const isPaid = await updatePaid(db, { ...payment, id });
  if (!isPaid) throw new Error(`The refund ${id} is no longer due`);
  const posting = refundPaid({ ...refund, paidBy: payment.paidBy });
  await postTransaction(db, { ...posting, actor: payment.actor }, payment.now);
  if (email) await enqueueEmails(db, [{ template: 'refund-paid', recipient: email, data: { refundId: id } }]);
}
