import { expect } from 'vitest';
import { type Database, queryOne, sql } from '../../src/server/db/sql.ts';

/** Waits until so many sessions of the database wait for a lock, however long they take to get there. */
export async function untilBlocked(db: Database, sessions = 1): Promise<void> {
  const waiting = sql`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  await expect
    .poll(async () => (await queryOne<{ count: number }>(db, waiting))?.count, { interval: 10 })
    .toBe(sessions);
}
