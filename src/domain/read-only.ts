import { clockText } from './promise-text.ts';
import { bogotaDay, bogotaMinutes, formatSpanishDate } from './spanish-dates.ts';

/** While nothing can be stored: looking around goes on, whatever writes is refused. */
export interface ReadOnly {
  /** `switch`: an operator said so, until an operator takes it back. The others end by themselves. */
  cause: 'switch' | 'full' | 'no-writes';
  /** What shoppers are told of a switch; empty otherwise. */
  reason: string;
  /** When it is expected to end; null: nobody said. */
  until: Date | null;
}

/** How long an operator may say that it takes; 0: not known. */
export const READ_ONLY_MINUTES = [15, 30, 60, 120, 240, 480, 0] as const;

export const READ_ONLY_REASON_LENGTH = 160;

const UNKNOWN_END_SECONDS = 60;
const LONGEST_SECONDS = 60 * 60;

/** Why nothing is saved and when to come back, for whoever has just tried. */
export function readOnlyMessage(state: ReadOnly, now: Date): string {
  return `${noticeOf(state)} ${returnText(state, now)} Lo que escribiste sigue aquí.`;
}

/** The same above every page. */
export function readOnlyNotice(state: ReadOnly, now: Date): string {
  return `${noticeOf(state)} Puedes seguir mirando y tu carrito queda guardado en este dispositivo. ${returnText(state, now)}`;
}

function noticeOf({ cause, reason }: ReadOnly): string {
  if (cause !== 'switch') return 'En este momento no podemos guardar pedidos ni cambios.';
  return `Estamos en modo de solo lectura: no se guardan pedidos ni cambios. Motivo: ${/[.!?]$/.test(reason) ? reason : `${reason}.`}`;
}

function returnText({ until }: ReadOnly, now: Date): string {
  if (!until || until <= now) return 'Intenta de nuevo en unos minutos.';
  const clock = clockText(bogotaMinutes(until.getTime()));
  const isToday = bogotaDay(until.getTime()) === bogotaDay(now.getTime());
  return `Esperamos volver ${isToday ? 'hoy' : `el ${formatSpanishDate(until)}`} hacia ${clock.startsWith('1:') ? 'la' : 'las'} ${clock}`;
}

/** When a program may ask again. */
export function retryAfterSeconds({ until }: ReadOnly, now: Date): number {
  const left = until ? Math.ceil((until.getTime() - now.getTime()) / 1_000) : 0;
  return left > 0 ? Math.min(left, LONGEST_SECONDS) : UNKNOWN_END_SECONDS;
}
