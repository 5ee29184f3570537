import { addBusinessDays, type CalendarDay } from './business-days.ts';

/** First day on which the money of a package is its seller's: the day after the last one to withdraw. */
export function releaseDay(deliveredOn: CalendarDay, holdBusinessDays: number): CalendarDay {
  return nextDay(addBusinessDays(deliveredOn, holdBusinessDays));
}

/** The latest day of delivery whose money may be released on `today`. */
export function lastReleasableDelivery(today: CalendarDay, holdBusinessDays: number): CalendarDay {
  let day = previousDay(today);
  while (releaseDay(day, holdBusinessDays) > today) day = previousDay(day);
  return day;
}

/** Ley 2024 de 2020: sellers are paid within 45 calendar days from delivery. */
export function paymentDueDay(deliveredOn: CalendarDay): CalendarDay {
  return shifted(deliveredOn, 45);
}

export function nextDay(day: CalendarDay): CalendarDay {
  return shifted(day, 1);
}

function previousDay(day: CalendarDay): CalendarDay {
  return shifted(day, -1);
}

function shifted(day: CalendarDay, days: number): CalendarDay {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
