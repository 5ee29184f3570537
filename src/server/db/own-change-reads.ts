import { AsyncLocalStorage } from 'node:async_hooks';

const readers = new AsyncLocalStorage<true>();

/** Whoever has just changed something: what `work` reads for her comes from the primary and from nothing kept. */
export function readingOwnChanges<Result>(work: () => Result): Result {
  return readers.run(true, work);
}

export function readsOwnChanges(): boolean {
  return readers.getStore() === true;
}
