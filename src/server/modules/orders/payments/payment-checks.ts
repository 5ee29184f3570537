import type { Payment } from './payment.repository.ts';

const MINUTE_MILLIS = 60_000;
const HOUR_MILLIS = 60 * MINUTE_MILLIS;
/** Cash and PSE are decided within three days; who opened a checkout at the last moment has one more. */
const LATEST_MILLIS = 96 * HOUR_MILLIS;

/**
 * When the provider is asked again, counted from a question at `now`: 3, 6, 12 … minutes, at most an hour; for an
 * expired order after 2, 4, 8 … hours, as money may still arrive; for an open split up to a day. Null: no more.
 */
export function nextCheckAfter(
  { state, checks, splitState, createdAt }: Payment & { createdAt: Date },
  now: Date,
): Date | null {
  const after = (millis: number) => new Date(now.getTime() + millis);
  const growing = 3 * MINUTE_MILLIS * 2 ** Math.min(checks, 20);
  if (state === 'paid') return splitState === 'requested' ? after(Math.min(growing, 24 * HOUR_MILLIS)) : null;
  if (state === 'waiting') return after(Math.min(growing, HOUR_MILLIS));
  const isOver = now.getTime() - createdAt.getTime() > LATEST_MILLIS;
  return state === 'expired' && !isOver ? after(HOUR_MILLIS * 2 ** Math.min(checks, 4)) : null;
}
