import { paymentReceived } from '../../../../domain/ledger/sale-postings.ts';
import type { UnappliedRefundCause } from '../../../../domain/refund-causes.ts';
import { postTransaction } from '../../books/ledger.service.ts';
import { createUnappliedRefund } from '../refunds/refund.service.ts';
import { recordReversal } from '../refunds/reversal.service.ts';
import { save, type TransactionCase, type Verdict } from './transaction-case.ts';

/** Money that belongs to no sale is owed back to whoever paid it. */
export async function applyRefund(one: TransactionCase, cause: UnappliedRefundCause): Promise<Verdict> {
  const { context, db, transaction, order, now } = one;
  const orderNumber = order?.number ?? null;
  const transactionId = await save(one, 'refund-due', cause);
  const { amountPesos: amount, currency, reference } = transaction;
  if (!amount || currency !== 'COP') {
    // The books know whole pesos only: reconciliation lists it, somebody gives it back by hand.
    context.log.error({ reference, amount, currency }, 'a payment that cannot be booked in pesos');
    return cause;
  }
  await postTransaction(db, paymentReceived({ transactionId, orderNumber, amount }), now);
  await createUnappliedRefund(db, { transactionId, orderNumber, amount, cause, now });
  return cause;
}

/** The provider took back what had counted: a sale, or money that was owed back anyway. */
export async function applyReversal(one: TransactionCase): Promise<Verdict> {
  const { db, transaction, order, known, now } = one;
  if (!known) throw new Error('Only a transaction that has counted is reversed');
  const amount = transaction.amountPesos ?? 0;
  const reversal = await recordReversal(db, { order, transactionId: known.id, amount, now });
  if (!reversal.ok && reversal.reason === 'reversal-amount-differs') return reversal.reason;
  // A payment beside the sale stays one, whoever gave it back: an order has one sale.
  if (known.outcome === 'paid') await save(one, 'reversed');
  else await save(one, 'refund-due', known.refundCause);
  return reversal.ok ? 'reversed' : reversal.reason;
}
