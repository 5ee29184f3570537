import { type Database, execute, query, queryOne, sql } from '../../db/sql.ts';

export interface StoredSetting {
  value: unknown;
  /** Of the last change; 0 when it was never changed here. */
  version: number;
}

export async function findSetting(db: Database, key: string): Promise<StoredSetting> {
  const row = await queryOne<StoredSetting>(
    db,
    sql`select (select value from setting where key = ${key}) as value,
          coalesce((select max(id) from setting_change where key = ${key}), 0)::float8 as version`,
  );
  if (!row) throw new Error('a select without from answers one row');
  return row;
}

export function findValue(db: Database, key: string): Promise<{ value: unknown } | null> {
  return queryOne<{ value: unknown }>(db, sql`select value from setting where key = ${key}`);
}

/** Changes of one setting wait for each other. */
export async function lockSetting(db: Database, key: string): Promise<void> {
  await execute(db, sql`select pg_advisory_xact_lock(hashtext('setting'), hashtext(${key}))`);
}

export interface SettingChange {
  key: string;
  before: unknown;
  after: unknown;
  changedAt: Date;
  accountId: number;
  reason: string;
}

export async function insertSettingChange(db: Database, change: SettingChange): Promise<void> {
  const { key, before, after, changedAt, accountId, reason } = change;
  await execute(
    db,
    sql`insert into setting_change (key, before, after, changed_at, account_id, reason)
        values (${key}, ${JSON.stringify(before ?? null)}::jsonb, ${JSON.stringify(after)}::jsonb, ${changedAt},
          ${accountId}, ${reason})`,
  );
}

export interface ShownChange {
  id: number;
  before: unknown;
  after: unknown;
  changedAt: Date;
  person: string;
  reason: string;
}

/** The newest first. */
export function listChanges(db: Database, key: string, limit: number): Promise<ShownChange[]> {
  return query<ShownChange>(
    db,
    sql`select change.id, change.before, change.after, change.changed_at, change.reason,
          coalesce(nullif(trim(account.first_name || ' ' || account.last_name), ''), account.email, '') as person
        from setting_change change left join account on account.id = change.account_id
        where change.key = ${key} order by change.id desc limit ${limit}::int`,
  );
}
