import { type Database, execute, query, sql } from '../../../db/sql.ts';

export interface AttemptRow {
  key: string;
  expiresAt: Date;
}

/**
 * Counts one attempt for each key and answers the counts; a key whose time is over begins anew. None lasts longer for having
 * begun by a clock that was ahead.
 */
export function countAttempts(
  db: Database,
  rows: readonly AttemptRow[],
  now: Date,
): Promise<{ key: string; count: number }[]> {
  return query<{ key: string; count: number }>(
    db,
    // In one order of keys, so that two requests never wait for each other.
    sql`insert into attempt_counter as counter (key, count, expires_at)
        select key, 1, "expiresAt"
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(key text, "expiresAt" timestamptz)
        order by key
        on conflict (key) do update
        set count = case when counter.expires_at <= ${now} then 1 else counter.count + 1 end,
            expires_at = case when counter.expires_at <= ${now} then excluded.expires_at
              else least(counter.expires_at, excluded.expires_at) end
        returning key, count`,
  );
}

export async function uncountAttempts(db: Database, keys: readonly string[]): Promise<void> {
  await execute(
    db,
    sql`update attempt_counter set count = greatest(count - 1, 0)
        where key in (select key from attempt_counter where key = any(${keys}) order by key for update)`,
  );
}

export async function deleteAttempts(db: Database, key: string): Promise<void> {
  await execute(db, sql`delete from attempt_counter where key = ${key}`);
}
