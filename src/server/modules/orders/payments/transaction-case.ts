import type { AttemptOutcome } from '../../../../domain/payment-decision.ts';
import type { UnappliedRefundCause } from '../../../../domain/refund-causes.ts';
import type { ProviderTransaction } from '../../../adapters/payment/payment-provider.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/sql.ts';
import type { LockedOrder } from '../placing/order-money.service.ts';
import type { Payment } from './payment.repository.ts';
import { type AttemptRow, saveAttempt } from './transaction.repository.ts';

/** The name under which transactions are kept. */
export const PROVIDER = 'epayco';

/** What came of a transaction, for the log and the notice. */
export type Verdict =
  | 'waiting'
  | 'failed'
  | 'paid'
  | 'reversed'
  | 'unchanged'
  | 'test-payment'
  | 'reversal-unknown'
  | 'reversal-amount-differs'
  | 'duplicate'
  | 'late'
  | 'amount-differs'
  | 'unknown-order';

/** Everything an effect needs; rows are locked. */
export interface TransactionCase {
  context: Context;
  db: Database;
  transaction: ProviderTransaction;
  order: LockedOrder | null;
  payment: Payment | null;
  known: AttemptRow | null;
  now: Date;
}

/** Writes the transaction with its outcome; answers the row's id. */
export function save(
  { db, transaction, order, now }: TransactionCase,
  outcome: AttemptOutcome,
  refundCause: UnappliedRefundCause | null = null,
): Promise<number> {
  const orderNumber = order?.number ?? null;
  return saveAttempt(db, { provider: PROVIDER, transaction, orderNumber, outcome, refundCause, now });
}
