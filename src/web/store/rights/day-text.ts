import { clockText, longDay } from '../../../domain/promise-text.ts';
import { bogotaDay, bogotaMinutes } from '../../../domain/spanish-dates.ts';

/** 'lun 7 de dic', with the year where it is another one than today's. Days are 'YYYY-MM-DD' of Bogotá. */
export function dayText(day: string, today: string): string {
  const year = day.slice(0, 4);
  return year === today.slice(0, 4) ? longDay(day) : `${longDay(day)} de ${year}`;
}

/** 'dom 22 de nov, 9:40 a. m.' of an ISO moment. */
export function momentText(moment: string, today: string): string {
  const time = Date.parse(moment);
  return `${dayText(bogotaDay(time), today)}, ${clockText(bogotaMinutes(time))}`;
}

/** Whole days between two days. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / (24 * 60 * 60_000));
}
