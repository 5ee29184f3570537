import { bogotaDay, formatSpanishDate } from './spanish-dates.ts';

/** A shop's holiday in whole days of Bogotá, 'YYYY-MM-DD', both included. */
export interface HolidayDays {
  from: string;
  until: string;
}

const DAY_MILLIS = 24 * 60 * 60_000;
const MAXIMUM_HOLIDAY_DAYS = 180;

/** From the first moment of the first day to the first moment of the day after the last one. */
export function holidayMoments({ from, until }: HolidayDays): { from: Date; until: Date } {
  return { from: startOf(from), until: new Date(startOf(until).getTime() + DAY_MILLIS) };
}

export function holidayDays(moments: { from: Date; until: Date }): HolidayDays {
  return { from: bogotaDay(moments.from.getTime()), until: bogotaDay(moments.until.getTime() - 1) };
}

/** Why these days are no holiday; null when they are one. */
export function holidayProblem(days: HolidayDays, now: number): string | null {
  const { from, until } = holidayMoments(days);
  if (until <= from) return 'El último día va después del primero.';
  if (until.getTime() <= now) return 'El último día ya pasó.';
  const isTooLong = until.getTime() - from.getTime() > MAXIMUM_HOLIDAY_DAYS * DAY_MILLIS;
  return isTooLong ? `Las vacaciones duran máximo ${MAXIMUM_HOLIDAY_DAYS} días.` : null;
}

/** What shoppers read: 'Estamos de vacaciones hasta el 5 de enero de 2027. …' */
export function holidayNotice({ until, message }: { until: string; message: string }): string {
  const text = `La tienda está de vacaciones hasta el ${formatSpanishDate(until)} y no recibe pedidos por ahora.`;
  return message ? `${text} ${message}` : text;
}

// Colombia has kept UTC-5 without daylight saving since 1993.
function startOf(day: string): Date {
  return new Date(`${day}T00:00:00-05:00`);
}
