import { formatSpanishDate } from '../../../../domain/spanish-dates.ts';

// Colombia has kept UTC-5 without daylight saving since 1993.
const BOGOTA_OFFSET_MILLIS = -5 * 60 * 60 * 1000;

/** 'el 21 de noviembre a las 3:42 p. m.', the same in every browser and on the server. */
export function formatDeadline(moment: string): string {
  const day = formatSpanishDate(moment).replace(/ de \d{4}$/, '');
  const bogota = new Date(Date.parse(moment) + BOGOTA_OFFSET_MILLIS);
  const hour = bogota.getUTCHours() % 12 || 12;
  const minute = String(bogota.getUTCMinutes()).padStart(2, '0');
  const article = hour === 1 ? 'la' : 'las';
  return `el ${day} a ${article} ${hour}:${minute}\u00a0${bogota.getUTCHours() < 12 ? 'a.' : 'p.'}\u00a0m.`;
}
