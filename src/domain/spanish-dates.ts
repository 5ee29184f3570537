const INVALID_DATE = 'Fecha inválida';

export const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const;

/** From Monday on. */
export const WEEKDAY_NAMES = [
  'lunes',
  'martes',
  'miércoles',
  'jueves',
  'viernes',
  'sábado',
  'domingo',
] as const;

// Colombia has kept UTC-5 without daylight saving since 1993.
const BOGOTA_OFFSET_MILLIS = -5 * 60 * 60 * 1000;

/**
 * '5 de marzo de 2026' in Bogotá's time, 'Fecha inválida' for anything unparsable (spec 5). Takes a moment,
 * an ISO text, a day '2026-03-05', or 'YYYY-MM-DD HH:mm:ss' without zone, which is read as Bogotá's time.
 */
export function formatSpanishDate(value: Date | number | string | null): string {
  const bogota = bogotaDate(value);
  if (bogota === null) return INVALID_DATE;
  return `${bogota.getUTCDate()} de ${MONTHS[bogota.getUTCMonth()]} de ${bogota.getUTCFullYear()}`;
}

/** 'martes' of '2026-11-24'. */
export function weekdayName(day: string): string {
  // 0 is Sunday, the last of the list.
  return WEEKDAY_NAMES[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? '';
}

/** The calendar day in Bogotá, 'YYYY-MM-DD', of a moment in milliseconds. */
export function bogotaDay(moment: number): string {
  return new Date(moment + BOGOTA_OFFSET_MILLIS).toISOString().slice(0, 10);
}

/** Minutes after midnight on Bogotá's clock, 0 to 1439, of a moment in milliseconds. */
export function bogotaMinutes(moment: number): number {
  const bogota = new Date(moment + BOGOTA_OFFSET_MILLIS);
  return bogota.getUTCHours() * 60 + bogota.getUTCMinutes();
}

/** The moment at so many minutes after midnight of a day 'YYYY-MM-DD' in Bogotá. */
export function bogotaMoment(day: string, minutes: number): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - BOGOTA_OFFSET_MILLIS + minutes * 60_000);
}

// A Date whose UTC fields read as Bogotá's clock.
function bogotaDate(value: Date | number | string | null): Date | null {
  if (value === null) return null;
  const moment = typeof value === 'string' ? parseMoment(value) : Number(value);
  const date = new Date(moment + BOGOTA_OFFSET_MILLIS);
  return Number.isNaN(date.getTime()) ? null : date;
}

const ISO = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}(?::?\d{2})?)?)?$/;

// Not Date.parse alone: engines read 'pedido 5' as a date and turn 31 February into March.
function parseMoment(text: string): number {
  const [, day, time = '00:00', zone = '-05:00'] = ISO.exec(text.trim()) ?? [];
  if (day === undefined || !isCalendarDay(day)) return Number.NaN;
  return Date.parse(`${day}T${time}${fullZone(zone)}`);
}

function isCalendarDay(day: string): boolean {
  const midnight = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
}

// PostgreSQL writes '+00', ISO 8601 wants '+00:00'.
function fullZone(zone: string): string {
  if (zone === 'Z' || zone.includes(':')) return zone;
  return zone.length === 3 ? `${zone}:00` : `${zone.slice(0, 3)}:${zone.slice(3)}`;
}
