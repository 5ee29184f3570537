import { setTimeout as sleep } from 'node:timers/promises';

/** `work` for single items: those that come within `millis` of the first are handed to it at once. */
export function together<Item>(
  millis: number,
  work: (items: Item[]) => Promise<void>,
): (item: Item) => Promise<void> {
  let waiting: { items: Item[]; done: Promise<void> } | null = null;
  return (item) => {
    if (!waiting) {
      const round = { items: [] as Item[], done: Promise.resolve() };
      round.done = sleep(millis).then(() => {
        waiting = null;
        return work(round.items);
      });
      waiting = round;
    }
    waiting.items.push(item);
    return waiting.done;
  };
}
