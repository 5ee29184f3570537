import { calendarDay } from '../../wire/scalars.ts';
import { PageError } from '../app/page.ts';

/** Addresses are anybody's: what a table could not be asked for is taken for nothing. */
const MAXIMUM_ID = 2 ** 31 - 1;

/** An id or a cursor. */
export function wholeNumber(text: string | null | undefined): number | undefined {
  const number = text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
  return number && number <= MAXIMUM_ID ? number : undefined;
}

/** The id in a path; an address without one is no page. */
export function idOfPath(text: string | undefined): number {
  const id = wholeNumber(text);
  if (id === undefined) throw new PageError(404);
  return id;
}

/** What somebody looks for; PostgreSQL knows no text with a NUL. */
export function askedText(text: string | null, maximum: number): string {
  return (text ?? '').replaceAll('\0', '').trim().slice(0, maximum);
}

/** A day that the calendar has. */
export function askedDay(text: string | null): string | undefined {
  return calendarDay.safeParse(text).data;
}
