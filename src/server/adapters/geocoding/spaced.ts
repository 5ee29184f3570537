import { setTimeout as sleep } from 'node:timers/promises';

/** A shopper waits for the answer: more in the queue than this is as good as an outage. */
const MAXIMUM_WAITING = 5;

/**
 * Starts calls at least so far apart, in the order in which they come; throws when too many wait already. Each start
 * counts from the real one before it: planned times would let two calls go at once after a pause of the process.
 */
export function spaced(millisBetween: number) {
  let waiting = 0;
  let lastStart = Number.NEGATIVE_INFINITY;
  let queue = Promise.resolve();
  const takeTurn = async () => {
    // A timer may fire a moment early, hence the loop.
    for (let left = remaining(); left > 0; left = remaining()) await sleep(Math.ceil(left));
    lastStart = performance.now();
  };
  const remaining = () => lastStart + millisBetween - performance.now();
  return async <Value>(call: () => Promise<Value>): Promise<Value> => {
    if (waiting > MAXIMUM_WAITING) throw new Error('Too many addresses are waiting for the map service');
    waiting++;
    queue = queue.then(takeTurn);
    await queue.finally(() => waiting--);
    return call();
  };
}
