import { addDays, type CalendarDay } from './business-days.ts';
import { bogotaDay, bogotaMoment } from './spanish-dates.ts';

/**
 * Whose word makes a delivery count, beside its shop's, which alone starts no clock: the buyer's; a proof (a picture, or
 * what the carrier told an operator); the cash that the carrier handed over; or days without objection.
 */
export type ConfirmedBy = 'buyer' | 'proof' | 'remittance' | 'time';

/** What is known of a delivery that somebody reported. Moments. */
export interface Delivery {
  deliveredAt: Date;
  confirmedAt: Date | null;
  confirmedBy: ConfirmedBy | null;
  /** Since when the buyer says that it has not come. */
  disputedAt: Date | null;
  /** Her shop has the money already. */
  isReleased: boolean;
}

/** After so many days nobody can tell any more what happened at the door. */
const OBJECTION_LIMIT_DAYS = 30;

/** Whether the buyer may still say that it has not come; not after saying that it has. */
export function mayObject(delivery: Delivery, now: Date): boolean {
  const { confirmedBy, disputedAt, isReleased, deliveredAt } = delivery;
  if (disputedAt !== null || confirmedBy === 'buyer' || isReleased) return false;
  return bogotaDay(now.getTime()) <= addDays(bogotaDay(deliveredAt.getTime()), OBJECTION_LIMIT_DAYS);
}

/** The last day of the buyer to object to what her shop reported, the day of the report not counted. */
export function lastObjectionDay(deliveredAt: Date, objectionDays: number): CalendarDay {
  return addDays(bogotaDay(deliveredAt.getTime()), objectionDays);
}

/** From when on a delivery that nobody objected to counts: the end of her last day. */
export function confirmedByTimeAt(deliveredAt: Date, objectionDays: number): Date {
  return bogotaMoment(addDays(lastObjectionDay(deliveredAt, objectionDays), 1), 0);
}

/** Deliveries before this moment count by now; the other side of `confirmedByTimeAt`. */
export function unopposedBefore(now: Date, objectionDays: number): Date {
  return bogotaMoment(addDays(bogotaDay(now.getTime()), -objectionDays), 0);
}
