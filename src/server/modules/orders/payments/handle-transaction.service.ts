import {
  type DecisionFacts,
  decidePayment,
  type PaymentDecision,
} from '../../../../domain/payment-decision.ts';
import type { PaymentProvider, ProviderTransaction } from '../../../adapters/payment/payment-provider.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/sql.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { nudgeOutbox } from '../../messages/notifications.service.ts';
import { lockOrder } from '../placing/order-money.service.ts';
import { findPayment } from './payment.repository.ts';
import { findAttempt, lockReference } from './transaction.repository.ts';
import { PROVIDER, type TransactionCase, type Verdict } from './transaction-case.ts';
import { applyFailure, applyLatePayment, applyPayment, applyWait } from './transaction-effects.ts';
import { applyRefund, applyReversal } from './unapplied-payment.ts';

/**
 * The one place where a transaction meets an order. Give it only what the provider itself has answered: a
 * confirmation's signature covers neither state nor invoice. The same transaction any number of times, at once or in
 * any order, has one effect.
 */
export async function handleTransaction(
  context: Context,
  transaction: ProviderTransaction,
): Promise<Verdict> {
  const { reference, invoice, state } = transaction;
  if (transaction.isTest && !context.config.payments.epayco.isTest) {
    context.log.warn({ reference, invoice }, 'a test payment was ignored');
    return 'test-payment';
  }
  const verdict = await inTransaction(context.write, async (db) => {
    const one = await readCase(context, db, transaction);
    return EFFECTS[decide(one).kind](one);
  });
  if (verdict !== 'unchanged') {
    nudgeOutbox();
    const isOdd = ODD.has(verdict);
    context.log[isOdd ? 'warn' : 'info']({ reference, invoice, state, verdict }, 'payment transaction');
  }
  return verdict;
}

/** Asks the provider about one transaction and applies the answer; null: it knows none under this number. */
export async function learnTransaction(
  context: Context,
  provider: PaymentProvider,
  reference: string,
): Promise<{ transaction: ProviderTransaction; verdict: Verdict } | null> {
  const transaction = await provider.findTransaction({ reference });
  return transaction && { transaction, verdict: await handleTransaction(context, transaction) };
}

/** Asks the provider about everything under an order's number, and applies it in the order it happened. */
export async function learnOrder(
  context: Context,
  provider: PaymentProvider,
  orderNumber: number,
): Promise<void> {
  const transactions = await provider.listTransactionsOfOrder(orderNumber);
  for (const transaction of transactions.toReversed()) await handleTransaction(context, transaction);
}

const ODD = new Set<Verdict>([
  'duplicate',
  'late',
  'amount-differs',
  'unknown-order',
  'reversal-unknown',
  'reversal-amount-differs',
]);

const EFFECTS = {
  ignore: async () => 'unchanged',
  wait: applyWait,
  fail: applyFailure,
  pay: applyPayment,
  'pay-late': applyLatePayment,
  refund: (one) => applyRefund(one, causeOf(decide(one))),
  reverse: applyReversal,
} as const satisfies Record<PaymentDecision['kind'], (one: TransactionCase) => Promise<Verdict>>;

function causeOf(decision: PaymentDecision) {
  if (decision.kind !== 'refund') throw new Error(`A decision to ${decision.kind} has no cause to refund`);
  return decision.cause;
}

async function readCase(
  context: Context,
  db: Database,
  transaction: ProviderTransaction,
): Promise<TransactionCase> {
  const { invoice, reference } = transaction;
  const number = /^[1-9]\d{0,14}$/.test(invoice) ? Number(invoice) : null;
  const order = number === null ? null : await lockOrder(db, number);
  await lockReference(db, PROVIDER, reference);
  const known = await findAttempt(db, PROVIDER, reference);
  const payment = order && (await findPayment(db, order.number));
  return { context, db, transaction, order, payment, known, now: context.now() };
}

function decide({ transaction, known, payment }: TransactionCase): PaymentDecision {
  const { state, amountPesos: amount, currency } = transaction;
  return decidePayment({ state, amount, currency, known, payment } satisfies DecisionFacts);
}
