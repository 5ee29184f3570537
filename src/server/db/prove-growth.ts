import type { Pool } from 'pg';
import { execute, queryOne, sql } from './sql.ts';
import { inTransaction } from './transaction.ts';

const LOCK_NUMBER = 7_246_002;

/**
 * Throws when the database cannot take anything new. A write into pages that exist would succeed on a full disk, so it
 * asks for 256 KB of new ones; the commit proves the log. Of many nodes one does it at a time.
 */
export function proveGrowth(pool: Pool): Promise<void> {
  return inTransaction(pool, async (db) => {
    const lock = await queryOne<{ isMine: boolean }>(
      db,
      sql`select pg_try_advisory_xact_lock(${LOCK_NUMBER}) as is_mine`,
    );
    if (!lock?.isMine) return;
    await execute(db, sql`truncate probe.growth`);
    await execute(
      db,
      sql`insert into probe.growth (filler) select repeat('x', 7000) from generate_series(1, 32)`,
    );
  });
}
