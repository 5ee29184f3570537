import { bogotaDay, MONTHS, weekdayName } from '../../domain/spanish-dates.ts';

const SHORT_MONTHS = [
  'ene',
  'feb',
  'mar',
  'abr',
  'may',
  'jun',
  'jul',
  'ago',
  'sep',
  'oct',
  'nov',
  'dic',
] as const;

const DAY_MILLIS = 24 * 60 * 60 * 1000;

/** '14 nov' of '2026-11-14'. */
export function shortDayText(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return `${date.getUTCDate()} ${SHORT_MONTHS[date.getUTCMonth()]}`;
}

/** 'Martes 14 de noviembre de 2026' of '2026-11-14'. */
export function longDayText(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  const weekday = weekdayName(day);
  const month = MONTHS[date.getUTCMonth()];
  return `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)} ${date.getUTCDate()} de ${month} de ${date.getUTCFullYear()}`;
}

/** 'noviembre de 2026' of '2026-11'. */
export function monthText(month: string): string {
  const [year, number] = month.split('-').map(Number);
  return `${MONTHS[Number(number) - 1]} de ${year}`;
}

/** '14 nov, 4:00 p. m.' in Bogotá's time; 'Hoy' and 'Mañana' seen from `now`, another year with its number. */
export function momentText(moment: number, now: number): string {
  const day = bogotaDay(moment);
  const today = bogotaDay(now);
  const year = day.slice(0, 4) === today.slice(0, 4) ? '' : ` de ${day.slice(0, 4)}`;
  return `${nearDay(day, today) ?? shortDayText(day) + year}, ${clockText(moment)}`;
}

/** As `momentText`; a deadline at midnight is the end of the day before. */
export function deadlineText(deadline: number, now: number): string {
  const isMidnight = bogotaDay(deadline) !== bogotaDay(deadline - 1);
  return momentText(isMidnight ? deadline - 60_000 : deadline, now);
}

export type Urgency = 'overdue' | 'today' | 'later';

export function urgencyOf(deadline: number, now: number): Urgency {
  if (deadline <= now) return 'overdue';
  return bogotaDay(deadline - 1) === bogotaDay(now) ? 'today' : 'later';
}

function nearDay(day: string, today: string): string | null {
  const distance = (Date.parse(day) - Date.parse(today)) / DAY_MILLIS;
  return { [-1]: 'Ayer', 0: 'Hoy', 1: 'Mañana' }[distance] ?? null;
}

// '12:00 m.' is noon in Colombia. Not Intl: its spaces differ between server and browser.
function clockText(moment: number): string {
  const minutes = Math.floor((moment - Date.parse(`${bogotaDay(moment)}T00:00:00-05:00`)) / 60_000);
  const hour = Math.floor(minutes / 60);
  const minute = String(minutes % 60).padStart(2, '0');
  if (minutes === 12 * 60) return '12:00 m.';
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'a. m.' : 'p. m.'}`;
}
