import { type Database, execute, queryOne, sql } from '../../../db/sql.ts';

export async function findStoredSchedule(db: Database): Promise<unknown> {
  const row = await queryOne<{ value: unknown }>(
    db,
    sql`select value from setting where key = 'settlement-schedule'`,
  );
  return row?.value ?? null;
}

export async function saveSchedule(db: Database, value: object, now: Date): Promise<void> {
  await execute(
    db,
    sql`insert into setting (key, value, updated_at)
        values ('settlement-schedule', ${JSON.stringify(value)}::jsonb, ${now})
        on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at`,
  );
}
