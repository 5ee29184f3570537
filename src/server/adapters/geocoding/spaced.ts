import { setTimeout as sleep } from 'node:timers/promises';

/** A shopper waits for the answer: more in the queue than this is as good as an outage. */
const MAXIMUM_WAITING = 5;

/** Starts calls at least so far apart, in the order in which they come; throws when too many wait already. */
export function spaced(millisBetween: number) {
  let waiting = 0;
  let nextStart = 0;
  return async <Value>(call: () => Promise<Value>): Promise<Value> => {
    if (waiting >= MAXIMUM_WAITING) throw new Error('Too many addresses are waiting for the map service');
    const now = performance.now();
    const start = Math.max(now, nextStart);
    nextStart = start + millisBetween;
    waiting++;
    try {
      if (start > now) await sleep(start - now);
    } finally {
      waiting--;
    }
    return call();
  };
}
