import { failure, type Result, success } from './result.ts';

export type MomentProblem = 'not-a-moment' | 'in-the-future';

const TYPED = /^(\d{4}-\d{2}-\d{2})[ T](\d{1,2}):(\d{2})(?::(\d{2}))?$/;

/**
 * A moment as whoever runs a shop says it: '2026-11-21 15:04', by the clock of Colombia (which has no summer time). Seconds
 * that are not said are 00.
 */
export function parseRecoveryMoment(typed: string, now: Date): Result<Date, MomentProblem> {
  const [, day = '', hour = '', minute = '', second = '00'] = TYPED.exec(typed.trim()) ?? [];
  const text = `${day}T${hour.padStart(2, '0')}:${minute}:${second}`;
  const moment = new Date(`${text}-05:00`);
  // Not Date alone: it makes 31 February a day of March, and 24:00 the next day.
  if (Number.isNaN(moment.getTime()) || colombianClock(moment) !== text.replace('T', ' '))
    return failure('not-a-moment');
  return moment > now ? failure('in-the-future') : success(moment);
}

const OFFSET_MILLIS = 5 * 60 * 60_000;

/** '2026-11-21 15:04:00' by the clock of Colombia; what parseRecoveryMoment reads. */
export function colombianClock(moment: Date): string {
  return new Date(moment.getTime() - OFFSET_MILLIS).toISOString().slice(0, 19).replace('T', ' ');
}
