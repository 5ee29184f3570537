import { type Database, execute, sql } from '../../db/sql.ts';
import type { DayCounts } from './visit-counting.ts';

/** Adds to what other nodes and earlier minutes have counted; in one order, so that two nodes never wait crosswise. */
export async function addCounts(db: Database, { visits }: DayCounts): Promise<void> {
  if (visits.length > 0)
    await execute(
      db,
      sql`insert into daily_visits as kept (day, step, visitors)
          select day, step, visitors from jsonb_to_recordset(${JSON.stringify(visits)}::jsonb)
            as counted (day date, step text, visitors int) order by day, step
          on conflict (day, step) do update set visitors = kept.visitors + excluded.visitors`,
    );
}
