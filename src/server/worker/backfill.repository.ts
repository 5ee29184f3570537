import { type Database, execute, queryOne, sql } from '../db/sql.ts';

/** Null: it is over. Held until the transaction ends: another worker goes on from where this one comes to. */
export function holdBackfill(db: Database, name: string): Promise<{ reached: number } | null> {
  return queryOne<{ reached: number }>(
    db,
    sql`select reached from backfill where name = ${name} and finished_at is null for update`,
  );
}

export async function beginBackfill(db: Database, name: string, now: Date): Promise<void> {
  await execute(
    db,
    sql`insert into backfill (name, started_at) values (${name}, ${now}) on conflict (name) do nothing`,
  );
}

/** `reached` null: nothing is left. */
export async function noteStep(
  db: Database,
  { name, reached, changed, now }: { name: string; reached: number | null; changed: number; now: Date },
): Promise<void> {
  await execute(
    db,
    sql`update backfill
        set reached = coalesce(${reached}::bigint, reached), changed = changed + ${changed},
          finished_at = case when ${reached === null} then ${now}::timestamptz end
        where name = ${name}`,
  );
}
