import { bogotaDay, bogotaMinutes } from '../../../../domain/spanish-dates.ts';

/** '2026-11-23 09:05', in Bogotá. */
export function momentText(at: Date | string | null): string {
  if (at === null) return '';
  const millis = new Date(at).getTime();
  const minutes = bogotaMinutes(millis);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${bogotaDay(millis)} ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
