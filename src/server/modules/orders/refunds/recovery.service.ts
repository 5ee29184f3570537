import { paidTwiceRecovered } from '../../../../domain/ledger/refund-postings.ts';
import type { Pesos } from '../../../../domain/money.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/sql.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { operatorActor, recordAudit } from '../../audit/audit.service.ts';
import { postTransaction } from '../../books/ledger.service.ts';
import { lockOrder } from '../placing/order-money.service.ts';
import { findDoubledPayment, findRecovery, insertRecovery, lockTransaction } from './recovery.repository.ts';

interface RecoveredMoney {
  /** The provider's number of the payment that was given back twice. */
  paymentReference: string;
  amount: Pesos;
  /** The bank's number of the buyer's transfer. */
  reference: string;
  actor: number | null;
}

export interface RecordedRecovery {
  recoveryId: number;
  amount: Pesos;
  /** What the buyer still has twice. */
  missing: Pesos;
  isRepeated: boolean;
}

export type RecoveryRefusal = 'recovery-unknown' | 'recovery-too-much' | 'recovery-differs';

/**
 * The buyer has returned money that she got twice, by the bank and by the provider's reversal: all of it or a part. The
 * same transfer again does nothing.
 */
export function recordRecovery(
  context: Pick<Context, 'write' | 'now'>,
  recovered: RecoveredMoney,
): Promise<Result<RecordedRecovery, RecoveryRefusal>> {
  return inTransaction(context.write, (db) => recordLocked(db, recovered, context.now()));
}

async function recordLocked(
  db: Database,
  { paymentReference, amount, reference, actor }: RecoveredMoney,
  now: Date,
): Promise<Result<RecordedRecovery, RecoveryRefusal>> {
  const found = await findDoubledPayment(db, paymentReference);
  if (!found) return failure('recovery-unknown');
  const { transactionId, orderNumber } = found;
  if (orderNumber !== null) await lockOrder(db, orderNumber);
  await lockTransaction(db, transactionId);
  const known = await findRecovery(db, transactionId, reference);
  const { paidTwice, recovered } = (await findDoubledPayment(db, paymentReference)) ?? found;
  const missing = paidTwice - recovered;
  if (known)
    return known.amount === amount
      ? success({ recoveryId: known.id, amount, missing, isRepeated: true })
      : failure('recovery-differs');
  if (amount > missing) return failure('recovery-too-much', { details: { valorPendiente: missing } });
  const id = await insertRecovery(db, { transactionId, amount, reference, actor, now });
  const posting = paidTwiceRecovered({ id, orderNumber, transactionId, amount });
  await postTransaction(db, { ...posting, actor }, now);
  await recordAudit(db, [
    {
      at: now,
      actor: operatorActor(actor),
      sellerId: null,
      action: 'money.recovery-recorded',
      subject: `payment:${paymentReference}`,
      after: { amount, reference, missing: missing - amount },
    },
  ]);
  return success({ recoveryId: id, amount, missing: missing - amount, isRepeated: false });
}
