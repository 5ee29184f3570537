import type { FastifyRateLimitStore } from '@fastify/rate-limit';

interface Window {
  requests: number;
  since: number;
}

/** As many as the limiter's own store. */
const REMEMBERED_VISITORS = 5_000;

/**
 * How often each visitor has asked within the time of a limit. The limiter's own store goes by the machine's clock: whoever had
 * used up a limit when that was set back was refused for as long.
 */
export class RequestCounts implements FastifyRateLimitStore {
  readonly #windows = new Map<string, Window>();

  incr(...[visitor, answer, millis]: Parameters<FastifyRateLimitStore['incr']>): void {
    const at = performance.now();
    const known = this.#windows.get(visitor);
    const window = known && known.since + millis > at ? known : { requests: 0, since: at };
    window.requests++;
    // Moves it to the end, the place of who came last.
    this.#windows.delete(visitor);
    this.#windows.set(visitor, window);
    const [oldest] = this.#windows.keys();
    if (this.#windows.size > REMEMBERED_VISITORS && oldest !== undefined) this.#windows.delete(oldest);
    answer(null, { current: window.requests, ttl: window.since + millis - at });
  }

  /** Each route counts by itself. */
  child(): RequestCounts {
    return new RequestCounts();
  }
}
