import { type Database, execute, sql } from '../../db/sql.ts';
import type { DayCounts } from './visit-counting.ts';

/** Adds to what other nodes and earlier minutes have counted; in one order, so that two nodes never wait crosswise. */
export async function addCounts(db: Database, { visits, missed }: DayCounts): Promise<void> {
  if (visits.length > 0)
    await execute(
      db,
      sql`insert into daily_visits as kept (day, step, visitors)
          select day, step, visitors from jsonb_to_recordset(${JSON.stringify(visits)}::jsonb)
            as counted (day date, step text, visitors int) order by day, step
          on conflict (day, step) do update set visitors = kept.visitors + excluded.visitors`,
    );
  if (missed.length > 0)
    await execute(
      db,
      sql`insert into daily_missed_search as kept (day, words, count)
          select day, words, count from jsonb_to_recordset(${JSON.stringify(missed)}::jsonb)
            as counted (day date, words text, count int) order by day, words
          on conflict (day, words) do update set count = kept.count + excluded.count`,
    );
}

/** At most a thousand, so that one call stays short; answers how many it deleted. */
export function deleteMissedSearches(db: Database, before: string): Promise<number> {
  return execute(
    db,
    sql`delete from daily_missed_search where (day, words) in (
          select day, words from daily_missed_search where day < ${before}::date limit 1000)`,
  );
}
