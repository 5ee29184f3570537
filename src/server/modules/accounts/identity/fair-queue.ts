interface Waiter {
  begin: () => void;
  giveUp: () => void;
}

export interface FairQueue {
  /** Null: too many of this key wait, and chance decided against this one. */
  run: <Value>(key: string, work: () => Promise<Value>) => Promise<Value | null>;
}

/**
 * A few at once, one key after the other: whoever floods his own key keeps nobody else waiting. Of those who wait under
 * one key chance decides who goes when there are too many, so that being first is no way to shut others out.
 */
export function createFairQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): FairQueue {
  const queues = new Map<string, Waiter[]>();
  let running = 0;

  function enter(key: string): Promise<boolean> {
    if (running < atOnce) {
      running++;
      return Promise.resolve(true);
    }
    return new Promise((resolve) => {
      const queue = queues.get(key) ?? [];
      queue.push({ begin: () => resolve(true), giveUp: () => resolve(false) });
      queues.set(key, queue);
      if (queue.length > waiting) takeRandom(queue)?.giveUp();
    });
  }

  function leave(): void {
    const [next] = queues;
    if (!next) {
      running--;
      return;
    }
    const [key, queue] = next;
    queues.delete(key);
    const waiter = queue.shift();
    if (queue.length > 0) queues.set(key, queue);
    waiter?.begin();
  }

  return {
    run: async (key, work) => {
      if (!(await enter(key))) return null;
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}

export function takeRandom<Item>(items: Item[]): Item | undefined {
  return items.splice(Math.floor(Math.random() * items.length), 1)[0];
}
