import { expect } from 'vitest';
import { holdingNone } from '../../src/server/db/held-connection.ts';
import { type Database, queryOne, sql } from '../../src/server/db/sql.ts';

/** Waits until so many sessions of the database wait for a lock, however long they take to get there. */
export async function untilBlocked(db: Database, sessions = 1): Promise<void> {
  const waiting = sql`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  const count = () => holdingNone(() => queryOne<{ count: number }>(db, waiting));
  await expect.poll(async () => (await count())?.count, { interval: 10 }).toBe(sessions);
}
