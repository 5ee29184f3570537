import { addBusinessDays, addDays, businessDaysBetween, type CalendarDay } from '../business-days.ts';

/** A stretch of days as the law counts them; the day on which it begins does not count (Ley 4 de 1913, artículo 61). */
export interface Term {
  /** Months for 'months'. */
  days: number;
  unit: 'business' | 'calendar' | 'months';
}

const MILLIS_PER_DAY = 24 * 60 * 60_000;

/** The last day of the term. A term in months ends on the same day of the month, or the last one that it has. */
export function termEnd({ days, unit }: Term, from: CalendarDay): CalendarDay {
  if (unit === 'business') return addBusinessDays(from, days);
  if (unit === 'calendar') return addDays(from, days);
  const [year = 0, month = 1, day = 1] = from.split('-').map(Number);
  const end = new Date(Date.UTC(year, month - 1 + days, 1));
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(day, lastDay));
  return end.toISOString().slice(0, 10);
}

/** How many days of the unit are left when `today` itself is gone; 0 on the last day, null when it is over. */
export function daysLeft(unit: Term['unit'], today: CalendarDay, end: CalendarDay): number | null {
  if (today > end) return null;
  if (unit === 'business') return businessDaysBetween(today, end);
  return (Date.parse(end) - Date.parse(today)) / MILLIS_PER_DAY;
}

/** 'Te quedan 3 días hábiles', 'Hoy es el último día'. */
export function daysLeftText(unit: Term['unit'], left: number): string {
  if (left === 0) return 'Hoy es el último día';
  const name = unit === 'business' ? ['día hábil', 'días hábiles'] : ['día', 'días'];
  return left === 1 ? `Te queda 1 ${name[0]}` : `Te quedan ${left} ${name[1]}`;
}
