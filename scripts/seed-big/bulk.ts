import type { Pool } from 'pg';
import type { Database } from '../../src/server/db/sql.ts';
import { inTransaction } from '../../src/server/db/transaction.ts';

/** Work under way at a time: as many as the jobs' pool has connections, or one more would wait for one and give up. */
const FILLERS = 3;

// Beside other work, thousands of documents take us longer than the server waits for a transaction's next statement.
const UNHURRIED = [
  'statement_timeout = 0',
  'idle_in_transaction_session_timeout = 0',
  'synchronous_commit = off',
  "work_mem = '256MB'",
];

/** A transaction that may take its time and need not be on the disk when it ends. */
export function inBulk<Value>(pool: Pool, work: (db: Database) => Promise<Value>): Promise<Value> {
  return inTransaction(pool, async (db) => {
    for (const setting of UNHURRIED) await db.query({ text: `set local ${setting}`, values: [] });
    return work(db);
  });
}

/** Works through the items, some at a time. */
export async function sideBySide<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const left = items.values();
  await Promise.all(
    Array.from({ length: FILLERS }, async () => {
      for (const item of left) await work(item);
    }),
  );
}

export async function vacuum(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query("set maintenance_work_mem = '512MB'");
    await client.query('vacuum analyze');
  } finally {
    // The session ends with its settings.
    client.release(true);
  }
}

export function stopwatch(print: (line: string) => void) {
  return async (name: string, work: () => Promise<void>): Promise<void> => {
    const start = performance.now();
    await work();
    print(`${name}: ${((performance.now() - start) / 1_000).toFixed(1)} s`);
  };
}
