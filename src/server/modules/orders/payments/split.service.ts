import { splitPaid } from '../../../../domain/ledger/sale-postings.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import { type SplitReceiver, splitReceivers } from '../../../../domain/split-payment.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/sql.ts';
import { postTransaction } from '../../books/ledger.service.ts';
import { listOrderPackages, lockOrder, setMoneyState } from '../placing/order-money.service.ts';
import { findPayment, type Payment, setSplitState } from './payment.repository.ts';
import { getPaymentOrder, type PaymentOrder } from './payment-order.repository.ts';

interface SplitProof {
  orderNumber: number;
  /** As the provider has done it; empty: the whole amount came to the marketplace. */
  receivers: readonly SplitReceiver[];
  now: Date;
  /** Null: the provider itself has told it. */
  actor?: number | null;
}

export type SplitAnswer = Result<'confirmed' | 'absent', 'payment-not-open' | 'split-differs'>;

/**
 * Records how the provider split a paid order, within the caller's transaction; once. A split that is not what was
 * asked for changes nothing: somebody has to look at it.
 */
export async function applySplit(
  { config }: Pick<Context, 'config'>,
  db: Database,
  { orderNumber, receivers, now, actor = null }: SplitProof,
): Promise<SplitAnswer> {
  await lockOrder(db, orderNumber);
  const payment = await findPayment(db, orderNumber);
  if (payment?.state !== 'paid') return failure('payment-not-open');
  const { splitState } = payment;
  if (splitState === 'confirmed' || splitState === 'absent') return success(splitState);
  if (receivers.length === 0) return recordAbsence(db, payment);
  const { customerId } = config.payments.epayco;
  const order = await getPaymentOrder(db, orderNumber);
  if (!isSameSplit(expectedShares(order, customerId), receivers, customerId)) return failure('split-differs');
  const packages = await listOrderPackages(db, orderNumber);
  for (const sold of packages) {
    const providerId = providerIdOf(order, sold.sellerId);
    // Money of a shop under the marketplace's own account has not left it.
    if (providerId === customerId) continue;
    if (sold.moneyState !== 'held') return failure('split-differs');
  }
  for (const sold of packages.filter(({ sellerId }) => providerIdOf(order, sellerId) !== customerId)) {
    await postTransaction(db, { ...splitPaid(sold), actor }, now);
    await setMoneyState(db, sold, 'provider-paid');
  }
  await setSplitState(db, orderNumber, 'confirmed');
  return success('confirmed');
}

async function recordAbsence(db: Database, { orderNumber, splitState }: Payment): Promise<SplitAnswer> {
  if (splitState === 'requested') await setSplitState(db, orderNumber, 'absent');
  return success('absent');
}

function expectedShares({ packages }: PaymentOrder, customerId: string): SplitReceiver[] {
  return splitReceivers(packages, customerId);
}

/** The marketplace's own share is what is left over, and providers may leave it out. */
function isSameSplit(
  expected: readonly SplitReceiver[],
  told: readonly SplitReceiver[],
  customerId: string,
): boolean {
  const text = (receivers: readonly SplitReceiver[]) =>
    receivers
      .filter(({ providerId }) => providerId !== customerId)
      .map(({ providerId, total, fee }) => `${providerId}:${total}:${fee}`)
      .sort()
      .join();
  return text(expected) === text(told);
}

function providerIdOf({ packages }: PaymentOrder, sellerId: number): string {
  return packages.find((one) => one.sellerId === sellerId)?.paymentProviderId ?? '';
}
