import { packageSold, paymentReceived } from '../../../../domain/ledger/sale-postings.ts';
import { PACKAGE_STATUS } from '../../../../domain/package-status.ts';
import { isPendingPayment, isWhatIsAsked } from '../../../../domain/payment-decision.ts';
import { channelOfFranchise, isUnderReview } from '../../../../domain/payment-state.ts';
import { postTransaction } from '../../books/ledger.service.ts';
import { enqueueEmails } from '../../messages/notifications.service.ts';
import { getMoneyRules } from '../../settings/money-rules.service.ts';
import { type LockedOrder, setMoneyState, takeUnits } from '../placing/order-money.service.ts';
import { setPackageStatus } from '../placing/package-status.service.ts';
import { renewPromises } from '../placing/renew-promise.service.ts';
import { listOrderUnits } from './order-units.ts';
import { markPaid, moveDeadline, type Payment } from './payment.repository.ts';
import { getPaymentOrder } from './payment-order.repository.ts';
import { applySplit } from './split.service.ts';
import { listAttempts } from './transaction.repository.ts';
import { save, type TransactionCase, type Verdict } from './transaction-case.ts';
import { applyRefund } from './unapplied-payment.ts';

/** First question how the money was split, when the provider has not told it with the payment. */
const SPLIT_CHECK_MILLIS = 2 * 60_000;

/** PSE, cash and payments under review take hours or days: until then the goods stay reserved. */
export async function applyWait(one: TransactionCase): Promise<Verdict> {
  const isNews = one.known?.state !== one.transaction.state;
  if (isNews) await save(one, 'waiting');
  const isExtended = isUnderReview(one.transaction.state) && (await extendReservation(one));
  return isNews || isExtended ? 'waiting' : 'unchanged';
}

async function extendReservation({
  db,
  transaction,
  payment,
  known,
  now,
}: TransactionCase): Promise<boolean> {
  // Anybody may begin a payment of another amount under an order's number: it reserves nothing.
  if (payment?.state !== 'waiting' || !isWhatIsAsked(transaction, payment)) return false;
  const { slowReservationHours } = await getMoneyRules(db);
  const firstSeen = known?.firstSeenAt ?? now;
  const expiresAt = new Date(firstSeen.getTime() + slowReservationHours * 3_600_000);
  if (expiresAt <= payment.expiresAt) return false;
  const channel = channelOfFranchise(transaction.franchise);
  await moveDeadline(db, payment.orderNumber, { expiresAt, channel });
  return true;
}

/** The order keeps waiting so that she can try again, for as long as a new attempt takes. */
export async function applyFailure(one: TransactionCase): Promise<Verdict> {
  const { db, transaction, payment, known, now } = one;
  if (known && known.state === transaction.state) return 'unchanged';
  await save(one, 'failed');
  if (payment?.state !== 'waiting') return 'failed';
  const attempts = await listAttempts(db, payment.orderNumber);
  if (attempts.some((attempt) => isPendingPayment(attempt, payment))) return 'failed';
  const { cardReservationMinutes } = await getMoneyRules(db);
  const expiresAt = new Date(now.getTime() + cardReservationMinutes * 60_000);
  if (expiresAt < payment.expiresAt)
    await moveDeadline(db, payment.orderNumber, { expiresAt, channel: null });
  return 'failed';
}

/** The sale: the provider has the money, the sellers have earned, everybody is told. */
export async function applyPayment(one: TransactionCase): Promise<Verdict> {
  const { context, db, transaction, now } = one;
  const { order, payment } = paidOnline(one);
  const { packages, sellerIds } = await listOrderUnits(db, order.number);
  const transactionId = await save(one, 'paid');
  const to = PACKAGE_STATUS.received;
  await setPackageStatus(db, {
    orderNumber: order.number,
    sellerIds,
    to,
    changedBy: null,
    note: '',
    at: now,
  });
  await renewPromises(context, db, { orderNumber: order.number, now });
  await postTransaction(
    db,
    paymentReceived({ transactionId, orderNumber: order.number, amount: payment.amount }),
    now,
  );
  for (const sold of packages) {
    await postTransaction(db, packageSold(sold), now);
    await setMoneyState(db, sold, 'held');
  }
  const isSplitOpen = payment.splitState === 'requested';
  await markPaid(db, order.number, {
    paidAt: now,
    channel: channelOfFranchise(transaction.franchise),
    nextCheckAt: isSplitOpen ? new Date(now.getTime() + SPLIT_CHECK_MILLIS) : null,
  });
  await enqueueOrderMails(one, order);
  if (transaction.receivers) await recordSplit(one, order, transaction.receivers);
  return 'paid';
}

/** Approved after the goods went back on sale. */
export async function applyLatePayment(one: TransactionCase): Promise<Verdict> {
  const { order } = paidOnline(one);
  const { units } = await listOrderUnits(one.db, order.number);
  return (await takeUnits(one.db, order.number, units)) ? applyPayment(one) : applyRefund(one, 'late');
}

function paidOnline({ order, payment }: TransactionCase): { order: LockedOrder; payment: Payment } {
  if (!order || !payment) throw new Error('Only an order with a payment can be paid');
  return { order, payment };
}

async function enqueueOrderMails({ db }: TransactionCase, { number, email }: LockedOrder): Promise<void> {
  const { packages } = await getPaymentOrder(db, number);
  await enqueueEmails(db, [
    { template: 'order-confirmation', recipient: email, data: { orderNumber: number } },
    ...packages.map(({ sellerId, sellerEmail }) => ({
      template: 'seller-new-order' as const,
      recipient: sellerEmail,
      data: { orderNumber: number, sellerId },
    })),
  ]);
}

async function recordSplit(
  { context, db, now }: TransactionCase,
  { number: orderNumber }: LockedOrder,
  receivers: NonNullable<TransactionCase['transaction']['receivers']>,
): Promise<void> {
  const answer = await applySplit(context, db, { orderNumber, receivers, now });
  if (!answer.ok)
    context.log.error({ orderNumber, receivers, reason: answer.reason }, 'split is not as asked');
}
