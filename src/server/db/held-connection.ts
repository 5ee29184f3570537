import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool } from 'pg';

const holders = new AsyncLocalStorage<Pool>();

/** Runs what holds a connection of the pool until it ends. */
export function holdingConnection<Result>(pool: Pool, work: () => Result): Result {
  return holders.run(pool, work);
}

/** Runs what is not part of the transaction in which it begins. */
export function holdingNone<Result>(work: () => Result): Result {
  return holders.exit(work);
}

/**
 * Whoever asks a pool for a second connection while holding one may wait for herself: once all of its connections are
 * held so, nobody goes on. Tests make that an error wherever it happens.
 */
export function refuseSecondConnections(pool: Pool): void {
  const connect = pool.connect.bind(pool) as (...parts: unknown[]) => unknown;
  pool.connect = ((...parts: unknown[]) => {
    if (holders.getStore() === pool) throw new Error('A transaction asks its pool for a second connection');
    return connect(...parts);
  }) as Pool['connect'];
}
