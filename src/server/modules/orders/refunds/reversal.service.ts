import { reversedTwice } from '../../../../domain/ledger/refund-postings.ts';
import { type Pesos, sumPesos } from '../../../../domain/money.ts';
import { isDispatched } from '../../../../domain/package-transition.ts';
import { planReversal, refundableUnits } from '../../../../domain/refund-rules.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import type { Database } from '../../../db/sql.ts';
import { postTransaction } from '../../books/ledger.service.ts';
import { type LockedOrder, listOrderPackages } from '../placing/order-money.service.ts';
import { payRefund } from './pay-refund.ts';
import { recordSaleRefund } from './record-sale-refund.ts';
import {
  findRefund,
  findSalePayment,
  findUnappliedRefund,
  listSaleRefunds,
  type StoredRefund,
  updatePaymentReversed,
} from './refund-payment.repository.ts';

interface ReversedTransaction {
  /** Locked by the caller; null: the invoice is none of our orders. */
  order: LockedOrder | null;
  transactionId: number;
  /** What the provider took back: always the whole transaction. */
  amount: Pesos;
  now: Date;
}

export interface Reversal {
  /** Refunds that the reversal has paid, besides its own. */
  paidRefunds: number[];
  /** What of the sale had not been refunded before; null: everything had. */
  reversalRefundId: number | null;
  /** The bank had paid this much of it back before, so the buyer got it twice. */
  paidTwice: Pesos;
}

/**
 * The provider gave the buyer her money back (state 6). Refunds that are still due count as paid by it, the rest of the
 * sale is refunded, what a bank had paid back before leaves the account of refunds below zero. Called again for the
 * same transaction it changes nothing and answers the same. Call nudgeOutbox after the commit.
 */
export async function recordReversal(
  db: Database,
  reversed: ReversedTransaction,
): Promise<Result<Reversal, 'reversal-unknown' | 'reversal-amount-differs'>> {
  const { order, transactionId, amount } = reversed;
  const unapplied = await findUnappliedRefund(db, transactionId);
  if (unapplied) return reverseUnapplied(db, reversed, unapplied);
  const payment = order && (await findSalePayment(db, order.number));
  if (!order || payment?.transactionId !== transactionId) return failure('reversal-unknown');
  if (amount !== order.total) return failure('reversal-amount-differs');
  if (payment.state === 'paid') await takeSaleBack(db, { ...reversed, order });
  return success(summary(await listSaleRefunds(db, order.number), reversed));
}

async function reverseUnapplied(
  db: Database,
  reversed: ReversedTransaction,
  refund: StoredRefund,
): Promise<Result<Reversal, 'reversal-amount-differs'>> {
  if (refund.amount !== reversed.amount) return failure('reversal-amount-differs');
  if (refund.state === 'due') await payByProvider(db, refund, reversed);
  const answer = summary([(await findRefund(db, refund.id, { lock: false })) ?? refund], reversed);
  await bookPaidTwice(db, reversed, answer.paidTwice);
  return success(answer);
}

async function takeSaleBack(db: Database, reversed: ReversedTransaction & { order: LockedOrder }) {
  const { order, transactionId, amount, now } = reversed;
  for (const refund of await listSaleRefunds(db, order.number))
    if (refund.state === 'due') await payByProvider(db, refund, reversed);
  await refundTheRest(db, reversed);
  await updatePaymentReversed(db, order.number);
  const refunds = await listSaleRefunds(db, order.number);
  const total = sumPesos(refunds.map((refund) => refund.amount));
  if (total !== amount)
    throw new Error(`Refunds of order ${order.number} are ${total}, transaction ${transactionId} ${amount}`);
  await bookPaidTwice(db, { ...reversed, now }, summary(refunds, reversed).paidTwice);
}

async function refundTheRest(db: Database, reversed: ReversedTransaction & { order: LockedOrder }) {
  const { order, transactionId, now } = reversed;
  const packages = await listOrderPackages(db, order.number);
  const plan = planReversal(packages);
  if (plan.amount === 0) return;
  const unsent = packages.filter((one) => !isDispatched(one.statusId));
  const id = await recordSaleRefund(db, {
    order,
    idempotencyKey: reversalKey(transactionId),
    kind: 'reversal',
    cause: 'reversal',
    note: '',
    transactionId,
    plan,
    restocked: refundableUnits(unsent, { sellerIds: null, restock: true }),
    actor: null,
    now,
  });
  const refund = id && (await findRefund(db, id, { lock: false }));
  if (!refund) throw new Error(`The reversal of transaction ${transactionId} was recorded before`);
  await payByProvider(db, refund, reversed);
}

function payByProvider(db: Database, refund: StoredRefund, { transactionId, now }: ReversedTransaction) {
  const reference = reversalKey(transactionId);
  return payRefund(db, refund, { paidBy: 'provider', reference, actor: null, now });
}

async function bookPaidTwice(db: Database, reversed: ReversedTransaction, amount: Pesos): Promise<void> {
  if (amount === 0) return;
  const { order, transactionId, now } = reversed;
  await postTransaction(
    db,
    reversedTwice({ orderNumber: order?.number ?? null, transactionId, amount }),
    now,
  );
}

/** What an operator marked as paid by the provider was this reversal, so only the bank's payments came on top. */
function summary(refunds: readonly StoredRefund[], { transactionId }: ReversedTransaction): Reversal {
  const byReversal = refunds.filter(({ reference }) => reference === reversalKey(transactionId));
  const byBank = refunds.filter(({ paidBy }) => paidBy === 'bank');
  return {
    paidRefunds: byReversal.filter(({ kind }) => kind !== 'reversal').map(({ id }) => id),
    reversalRefundId: byReversal.find(({ kind }) => kind === 'reversal')?.id ?? null,
    paidTwice: sumPesos(byBank.map(({ amount }) => amount)),
  };
}

function reversalKey(transactionId: number): string {
  return `reversal:${transactionId}`;
}
