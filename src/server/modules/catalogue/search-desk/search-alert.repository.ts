import { type Database, execute, query, sql } from '../../../db/sql.ts';

/** Alerts end after so long; those that were sent are kept for a month, so that nobody is written to twice. */
const OPEN_DAYS = 180;
const SENT_DAYS = 30;

export interface NewAlert {
  email: string;
  words: string;
  accountId: number | null;
  at: Date;
}

/** One that there is already waits from now on; asked again by her account, a guest's is the account's. */
export async function insertAlert(db: Database, { email, words, accountId, at }: NewAlert): Promise<void> {
  await execute(
    db,
    sql`insert into search_alert as kept (email, words, account_id, created_at)
        values (${email}, ${words}, ${accountId}::int, ${at})
        on conflict (email, words) where sent_at is null
          do update set created_at = excluded.created_at, account_id = coalesce(kept.account_id, excluded.account_id)`,
  );
}

/** Words that somebody waits for and nobody has looked for since; those that waited longest first. */
export async function listWordsToLook(
  db: Database,
  { before, limit }: { before: Date | null; limit: number },
): Promise<string[]> {
  const rows = await query<{ words: string }>(
    db,
    sql`select words from search_alert
        where sent_at is null and (looked_at is null or looked_at < ${before}::timestamptz)
        group by words order by min(looked_at) nulls first, words limit ${limit}::int`,
  );
  return rows.map(({ words }) => words);
}

export async function markLooked(db: Database, words: readonly string[], at: Date): Promise<void> {
  await execute(
    db,
    sql`update search_alert set looked_at = ${at} where words = any(${words}::text[]) and sent_at is null`,
  );
}

/** Marks those who wait for the words as written to; whoever takes them writes the mails in the same transaction. */
export function takeAlerts(db: Database, words: string, at: Date): Promise<{ id: number; email: string }[]> {
  return query<{ id: number; email: string }>(
    db,
    sql`update search_alert set sent_at = ${at}
        where id in (select id from search_alert where words = ${words} and sent_at is null order by id limit 500)
          and sent_at is null
        returning id, email`,
  );
}

/** At most a thousand, so that one call stays short; answers how many it deleted. */
export function deleteOldAlerts(db: Database, now: Date): Promise<number> {
  return execute(
    db,
    sql`delete from search_alert where id in (
          select id from search_alert
          where created_at < ${now}::timestamptz - make_interval(days => ${OPEN_DAYS}::int)
            or sent_at < ${now}::timestamptz - make_interval(days => ${SENT_DAYS}::int)
          limit 1000)`,
  );
}
