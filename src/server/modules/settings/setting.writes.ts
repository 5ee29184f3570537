import { type Database, execute, sql } from '../../db/sql.ts';
import type { SettingKey } from './setting-key.ts';

/** Only for values that their form has proved. What operators edit with a version goes through `changeSetting`. */
export async function writeSetting(db: Database, key: SettingKey, value: unknown, at: Date): Promise<void> {
  await execute(
    db,
    sql`insert into setting (key, value, updated_at) values (${key}, ${JSON.stringify(value)}::jsonb, ${at})
        on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at`,
  );
}

/** The value where there is none yet; several nodes may propose at once. */
export async function proposeSetting(db: Database, key: SettingKey, value: unknown): Promise<void> {
  await execute(
    db,
    sql`insert into setting (key, value) values (${key}, ${JSON.stringify(value)}::jsonb)
        on conflict (key) do nothing`,
  );
}
