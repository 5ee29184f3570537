import type { CalendarDay } from './business-days.ts';
import type { DeliveryPromise } from './delivery-promise.ts';
import { nextDay } from './release-day.ts';
import { bogotaDay, bogotaMinutes, MONTHS, weekdayName } from './spanish-dates.ts';

const WEEK = 7;

type Window = Pick<DeliveryPromise, 'from' | 'to'>;

/** 'Llega mar 24', 'Llega mié 25 a vie 27'; with the month when the last day is a week away or in another month. */
export function shortPromise({ from, to }: Window, today: CalendarDay): string {
  const withMonth = daysBetween(today, to) >= WEEK || !sameMonth(today, to);
  if (from === to) return `Llega ${dayText(to, withMonth)}`;
  return `Llega ${dayText(from, withMonth && !sameMonth(from, to))} a ${dayText(to, withMonth)}`;
}

/** 'Llega entre mié 25 y vie 27 de nov', 'Llega el mar 24 de nov'. */
export function longPromise({ from, to }: Window): string {
  if (from === to) return `Llega el ${longDay(to)}`;
  return `Llega entre ${sameMonth(from, to) ? dayText(from, false) : longDay(from)} y ${longDay(to)}`;
}

/** 'Llegaba el mié 25; ahora entre jue 26 y vie 27 de nov'. */
export function changedPromise(before: Window, now: Window): string {
  const isLong = !sameMonth(before.to, now.to);
  const old =
    before.from === before.to
      ? `el ${isLong ? longDay(before.to) : dayText(before.to, false)}`
      : `entre ${dayText(before.from, false)} y ${isLong ? longDay(before.to) : dayText(before.to, false)}`;
  return `Llegaba ${old}; ahora ${longPromise(now).replace('Llega ', '')}`;
}

/** 'A más tardar vie 27 nov': the last day of what is asked for. */
export function latestDayText(day: CalendarDay): string {
  return `A más tardar ${dayText(day, true)}`;
}

/** 'Si pides antes de las 3:00 p. m.', 'Si pides antes del lun 23, 3:00 p. m.' */
export function orderBeforeText(orderBefore: Date, now: Date): string {
  const day = bogotaDay(orderBefore.getTime());
  const today = bogotaDay(now.getTime());
  const time = clockText(bogotaMinutes(orderBefore.getTime()));
  if (day === today) return `Si pides antes de ${time.startsWith('1:') ? 'la' : 'las'} ${time}`;
  if (day === nextDay(today)) return `Si pides antes de mañana, ${time}`;
  return `Si pides antes del ${dayText(day, !sameMonth(today, day))}, ${time}`;
}

/** '3:00 p. m.', '12:00 m.' at noon, as Colombia writes it. */
export function clockText(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const text = `${hour % 12 === 0 ? 12 : hour % 12}:${String(minutes % 60).padStart(2, '0')}`;
  if (minutes === 12 * 60) return `${text} m.`;
  return `${text} ${hour < 12 ? 'a. m.' : 'p. m.'}`;
}

/** 'mié 25', 'mié 25 nov'. */
function dayText(day: CalendarDay, withMonth: boolean): string {
  const date = new Date(`${day}T00:00:00Z`);
  const text = `${weekdayName(day).slice(0, 3)} ${date.getUTCDate()}`;
  return withMonth ? `${text} ${monthText(date)}` : text;
}

/** 'lun 23 de nov'. */
export function longDay(day: CalendarDay): string {
  return `${dayText(day, false)} de ${monthText(new Date(`${day}T00:00:00Z`))}`;
}

function monthText(date: Date): string {
  return (MONTHS[date.getUTCMonth()] as string).slice(0, 3);
}

function sameMonth(left: CalendarDay, right: CalendarDay): boolean {
  return left.slice(0, 7) === right.slice(0, 7);
}

function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return (Date.parse(to) - Date.parse(from)) / (24 * 60 * 60_000);
}

/** A window as a calendar leaf shows it: '24' and 'mar', '26–27' and 'jue a vie'. */
export function promiseLeaf({ from, to }: Window): { figure: string; weekday: string } {
  const [first, last] = [leafOf(from), leafOf(to)];
  if (from === to) return last;
  return {
    figure: `${first.figure}–${last.figure}`,
    weekday: `${first.weekday} a ${last.weekday}`,
  };
}

function leafOf(day: CalendarDay) {
  const [weekday = '', figure = ''] = dayText(day, false).split(' ');
  return { figure, weekday };
}
