import { addDays } from './business-days.ts';
import { bogotaDay, bogotaMoment } from './spanish-dates.ts';

/** So many days of Bogotá's calendar after a delivery counts its buyer is asked for her opinion. */
const DAYS_AFTER_DELIVERY = 3;
/** So long an order's first parcel waits for the others of the order: all are asked about in one mail. */
const DAYS_FOR_THE_OTHERS = 10;
/** Older deliveries are asked about no more. */
const OLDEST_DAYS = 30;

/** Of which deliveries buyers are asked today, by the moment from which they count. */
export interface InvitationWindow {
  since: Date;
  /** Deliveries before this moment are due. */
  until: Date;
  /** Deliveries before this moment wait for no other parcel of their order. */
  aloneUntil: Date;
}

export function invitationWindow(now: Date): InvitationWindow {
  const today = bogotaDay(now.getTime());
  const daysBefore = (days: number) => bogotaMoment(addDays(today, -days), 0);
  return {
    since: daysBefore(OLDEST_DAYS),
    // The whole third day before today is due.
    until: daysBefore(DAYS_AFTER_DELIVERY - 1),
    aloneUntil: daysBefore(DAYS_FOR_THE_OTHERS - 1),
  };
}
