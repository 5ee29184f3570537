import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseError, type Pool, type PoolClient } from 'pg';
import { inSpan } from '../telemetry/spans.ts';
import { holdingConnection } from './held-connection.ts';
import { rethrowWithCode } from './outage.ts';
import type { Database } from './sql.ts';

/**
 * Runs `work` in one transaction: its result commits, its error rolls back. After a serialisation failure or a
 * deadlock everything runs again, at most three times in all, so `work` must touch nothing but the database.
 */
export function inTransaction<Result>(
  pool: Pool,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  return repeatAfterConflict(() => inSpan('transaction', { kind: 'internal' }, () => runOnce(pool, work)));
}

/** The same for one statement that writes by itself. */
export async function repeatAfterConflict<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === maximumAttempts || !isWorthRepeating(error)) throw error;
      await sleep(attempt * 10 + Math.random() * 20);
    }
  }
}

const maximumAttempts = 3;
const serialisationFailure = '40001';
const deadlockDetected = '40P01';

function isWorthRepeating(error: unknown): boolean {
  return (
    error instanceof DatabaseError && (error.code === serialisationFailure || error.code === deadlockDetected)
  );
}

async function runOnce<Result>(pool: Pool, work: (database: Database) => Promise<Result>): Promise<Result> {
  const client = await pool.connect().catch(rethrowWithCode);
  let failure: Error | undefined;
  try {
    await client.query('begin').catch(rethrowWithCode);
    const result = await holdingConnection(pool, () => work(client));
    await commit(client);
    return result;
  } catch (error) {
    failure = await rollback(client);
    throw error;
  } finally {
    // A client that could not even roll back is closed instead of handed to the next caller.
    client.release(failure);
  }
}

/** COMMIT after a failed statement is answered with ROLLBACK and no error: `work` had swallowed the failure. */
async function commit(client: PoolClient): Promise<void> {
  const { command } = await client.query('commit').catch(rethrowWithCode);
  if (command !== 'COMMIT') throw new Error('The transaction had already failed and was rolled back');
}

async function rollback(client: PoolClient): Promise<Error | undefined> {
  try {
    await client.query('rollback');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
