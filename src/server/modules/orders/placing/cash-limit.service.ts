import type { MoneyRules } from '../../../../domain/money-rules.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import type { CashBuyer, CashQuestion } from './cash-limit.repository.ts';

const dayMillis = 24 * 60 * 60_000;
/** A parcel that is open for longer than this is lost, not pending. */
const OPEN_DAYS = 90;
const REFUSAL_DAYS = 90;
/** A parcel is refused at the door this many days after its order at the latest. */
const DELIVERY_DAYS = 60;

export interface CashOrder extends CashBuyer {
  total: number;
  now: Date;
}

/**
 * By what this order may be paid at the door: cash on delivery is where fake orders come from, so it is limited by
 * phone, document, address, value and earlier refusals. The value is judged here; the rest by the statement that writes
 * the order, where orders of the same person wait for each other.
 */
export function cashQuestion(
  { total, now, ...buyer }: CashOrder,
  { cashOnDelivery: limits }: MoneyRules,
): Result<CashQuestion, 'cash-on-delivery-limit'> {
  if (total > limits.maximumTotal) return failure('cash-on-delivery-limit');
  return success({
    buyer,
    limits,
    openSince: daysBefore(now, OPEN_DAYS),
    refusedSince: daysBefore(now, REFUSAL_DAYS),
    refusedOrdersSince: daysBefore(now, REFUSAL_DAYS + DELIVERY_DAYS),
  });
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMillis);
}
