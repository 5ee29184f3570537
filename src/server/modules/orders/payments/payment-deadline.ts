import type { MoneyRules } from '../../../../domain/money-rules.ts';
import type { Context } from '../../../context.ts';
import { getMoneyRules } from '../../settings/money-rules.service.ts';
import type { Payment } from './payment.repository.ts';

/** How long the stock stays reserved when the buyer pays now, for so many minutes; null: it cannot be paid any more. */
export function reservedUntil(
  { retryHours }: MoneyRules,
  { state, expiresAt }: Pick<Payment, 'state' | 'expiresAt'>,
  { placedAt, now, minutes }: { placedAt: Date; now: Date; minutes: number },
): Date | null {
  if (state !== 'waiting' && state !== 'expired') return null;
  const last = placedAt.getTime() + retryHours * 3_600_000;
  const wanted = Math.min(now.getTime() + minutes * 60_000, last);
  const until = state === 'waiting' ? Math.max(wanted, expiresAt.getTime()) : wanted;
  return until > now.getTime() ? new Date(until) : null;
}

export async function canBePaid(context: Context, payment: Payment, placedAt: Date): Promise<boolean> {
  const rules = await getMoneyRules(context.write);
  const asked = { placedAt, now: context.now(), minutes: rules.cardReservationMinutes };
  return context.paymentProvider !== null && reservedUntil(rules, payment, asked) !== null;
}
