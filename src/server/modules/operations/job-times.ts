import { Cron } from 'croner';

/** A job that fails is tried again three times, then it waits for its next time. */
const RETRY_SECONDS = [30, 60, 120] as const;

/** Five fields, by the clock of Bogotá; strictly after. */
export function nextTime(cron: string, after: Date): Date {
  const next = new Cron(cron, { timezone: 'America/Bogota' }).nextRun(after);
  if (!next) throw new Error(`Never again: ${cron}`);
  return next;
}

/** When a job that failed is begun again; null: it has been tried often enough. */
export function retryTime(attempts: number, now: Date): Date | null {
  const seconds = RETRY_SECONDS[attempts - 1];
  return seconds === undefined ? null : new Date(now.getTime() + seconds * 1_000);
}

/** Begun once more than that, no worker has lived to its end. */
export const MAXIMUM_ATTEMPTS = RETRY_SECONDS.length + 1;
