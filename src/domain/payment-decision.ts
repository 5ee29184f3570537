import type { Pesos } from './money.ts';
import { effectOf, isUnderReview, type PaymentState, type ProviderState } from './payment-state.ts';
import type { UnappliedRefundCause } from './refund-causes.ts';

/** What a transaction has done to its order so far; `refund-due`: its money belongs to no sale and goes back. */
export type AttemptOutcome = 'waiting' | 'failed' | 'paid' | 'refund-due' | 'reversed';

export interface PaymentAttempt {
  orderNumber: number | null;
  state: ProviderState;
  outcome: AttemptOutcome;
  refundCause: UnappliedRefundCause | null;
  firstSeenAt: Date;
}

export interface DecisionFacts {
  /** Of the transaction, as the provider says now. */
  state: ProviderState;
  /** Null: no whole number of pesos. */
  amount: Pesos | null;
  currency: string;
  /** What this transaction did before; null when it is new. */
  known: Pick<PaymentAttempt, 'state' | 'outcome'> | null;
  /** Of the order; null when the invoice is none of ours, or is not paid online. */
  payment: { state: PaymentState; amount: Pesos } | null;
}

export type PaymentDecision =
  /** It changes nothing any more. */
  | { kind: 'ignore' }
  /** The order keeps waiting, or stays what it is. */
  | { kind: 'wait' }
  | { kind: 'fail' }
  | { kind: 'pay' }
  /** The reservation was over: paid if the stock can be taken again, else the money goes back. */
  | { kind: 'pay-late' }
  | { kind: 'refund'; cause: UnappliedRefundCause }
  /** The provider took back what had counted. */
  | { kind: 'reverse' };

interface Money {
  /** Null: no whole number of pesos. */
  amountPesos: Pesos | null;
  currency: string;
}

/** Only such a payment can pay the order. */
export function isWhatIsAsked({ amountPesos, currency }: Money, payment: { amount: Pesos }): boolean {
  return amountPesos === payment.amount && currency === 'COP';
}

/** May still pay the order, within days. */
export function isPendingPayment(
  attempt: Money & Pick<PaymentAttempt, 'outcome' | 'state'>,
  payment: { amount: Pesos },
): boolean {
  return attempt.outcome === 'waiting' && isUnderReview(attempt.state) && isWhatIsAsked(attempt, payment);
}

/**
 * The one place that says what a transaction does to an order. Nothing goes back: what was rejected does not wait
 * again, what was approved is changed by a reversal only, and what was reversed by nothing.
 */
export function decidePayment(facts: DecisionFacts): PaymentDecision {
  const { known, state } = facts;
  const effect = effectOf(state);
  const hasCounted = known !== null && known.outcome !== 'waiting' && known.outcome !== 'failed';
  if (hasCounted) {
    const isReversed = known.outcome === 'reversed' || effectOf(known.state) === 'reverse';
    return effect === 'reverse' && !isReversed ? { kind: 'reverse' } : { kind: 'ignore' };
  }
  // Approved and taken back before we heard of it: its money never counted here. No later news makes it count.
  if (known !== null && effectOf(known.state) === 'reverse') return { kind: 'ignore' };
  if (effect === 'approve') return decideApproval(facts);
  if (effect === 'wait') return known?.outcome === 'failed' ? { kind: 'ignore' } : { kind: 'wait' };
  return { kind: 'fail' };
}

function decideApproval({ payment, amount, currency }: DecisionFacts): PaymentDecision {
  if (!payment) return { kind: 'refund', cause: 'unknown-order' };
  if (!isWhatIsAsked({ amountPesos: amount, currency }, payment))
    return { kind: 'refund', cause: 'amount-differs' };
  if (payment.state === 'waiting') return { kind: 'pay' };
  return payment.state === 'expired' ? { kind: 'pay-late' } : { kind: 'refund', cause: 'duplicate' };
}
