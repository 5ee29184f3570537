import { takeRandom } from './fair-queue.ts';

interface Turns {
  waiters: ((isTurn: boolean) => void)[];
  timer: NodeJS.Timeout;
}

export interface SlowTurns {
  /** Resolves when it is this one's turn; false: too many wait, and chance decided against it. */
  take: (key: string, everyMillis: number) => Promise<boolean>;
}

/**
 * One after the other under each key, with a pause in between. Chance decides whose turn it is: a stranger who asks
 * without end makes the way longer for others, but cannot close it.
 */
export function createSlowTurns({ waiting }: { waiting: number }): SlowTurns {
  const all = new Map<string, Turns>();

  function pause(key: string, everyMillis: number): NodeJS.Timeout {
    return setTimeout(() => {
      const turns = all.get(key);
      const next = turns && takeRandom(turns.waiters);
      if (!turns || !next) return void all.delete(key);
      turns.timer = pause(key, everyMillis);
      next(true);
    }, everyMillis).unref();
  }

  return {
    take: (key, everyMillis) => {
      const turns = all.get(key);
      if (!turns) {
        all.set(key, { waiters: [], timer: pause(key, everyMillis) });
        return Promise.resolve(true);
      }
      return new Promise((resolve) => {
        turns.waiters.push(resolve);
        if (turns.waiters.length > waiting) takeRandom(turns.waiters)?.(false);
      });
    },
  };
}
