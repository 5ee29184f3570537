import { PACKAGE_STATUS } from '../../../../domain/package-status.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import type { SplitReceiver } from '../../../../domain/split-payment.ts';
import { reservationMinutes } from '../../../../domain/unpaid-limits.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/sql.ts';
import { getMoneyRules } from '../../settings/money-rules.service.ts';
import { lockOrder, takeUnits } from '../placing/order-money.service.ts';
import { setPackageStatus } from '../placing/package-status.service.ts';
import {
  checkTakenAgain,
  lockBuyerOfOrder,
  readUnpaidHistory,
  type UnpaidReason,
} from '../placing/unpaid-limit.service.ts';
import { listOrderUnits } from './order-units.ts';
import { findPayment, markWaiting, type Payment } from './payment.repository.ts';
import { reservedUntil } from './payment-deadline.ts';

export type ReserveReason = 'not-found' | 'payment-not-open' | 'payment-stock-gone' | UnpaidReason;

/** First question to the provider when no confirmation comes. */
const FIRST_CHECK_MILLIS = 3 * 60_000;

/**
 * Keeps the order's stock for the time of a payment, and takes it again when the reservation was over: under the limits
 * of a new order, and for a shorter while each time.
 */
export async function reserveStock(
  context: Context,
  db: Database,
  { orderNumber, receivers }: { orderNumber: number; receivers: readonly SplitReceiver[] },
): Promise<Result<Payment, ReserveReason>> {
  const now = context.now();
  const buyer = await lockBuyerOfOrder(db, orderNumber, now);
  const order = await lockOrder(db, orderNumber);
  if (!order || !buyer) return failure(order ? 'payment-not-open' : 'not-found');
  const payment = await findPayment(db, orderNumber);
  if (!payment) return failure('payment-not-open');
  const rules = await getMoneyRules(db);
  const asked = { buyer, orderNumber, now };
  const { unpaidBefore } = await readUnpaidHistory(db, { ...asked, needs: [] });
  const minutes = reservationMinutes(rules, payment.starts + unpaidBefore);
  const expiresAt = reservedUntil(rules, payment, { placedAt: order.placedAt, now, minutes });
  if (!expiresAt) return failure('payment-not-open');
  if (payment.state === 'expired') {
    const allowed = await checkTakenAgain(db, asked, rules);
    if (!allowed.ok) return failure(allowed.reason);
    if (!(await takeAgain(context, db, orderNumber))) return failure('payment-stock-gone');
  }
  const nextCheckAt = new Date(now.getTime() + FIRST_CHECK_MILLIS);
  // What was asked for once may have been done: it is not taken back.
  const splitState = receivers.length > 0 || payment.splitState === 'requested' ? 'requested' : 'none';
  await markWaiting(db, orderNumber, { expiresAt, nextCheckAt, splitState });
  return success(payment);
}

async function takeAgain(context: Context, db: Database, orderNumber: number): Promise<boolean> {
  const { units, sellerIds } = await listOrderUnits(db, orderNumber);
  if (!(await takeUnits(db, orderNumber, units))) return false;
  const to = PACKAGE_STATUS.awaitingPayment;
  await setPackageStatus(db, { orderNumber, sellerIds, to, changedBy: null, note: '', at: context.now() });
  return true;
}
