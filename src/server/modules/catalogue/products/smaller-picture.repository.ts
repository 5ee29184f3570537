import { claim, freeRows } from '../../../db/claim.ts';
import { type Database, execute, queryOne, sql } from '../../../db/sql.ts';

export async function askForSmaller(db: Database, url: string, now: Date): Promise<void> {
  await execute(
    db,
    sql`insert into picture_to_shrink (url, due_at) values (${url}, ${now})
        on conflict (url) do update set due_at = excluded.due_at`,
  );
}

/**
 * Takes the next picture out of sight for ten minutes. Null: none is due, or pictures that no product shows yet wait to be
 * fetched, which go first.
 */
export async function claimPictureToShrink(db: Database, now: Date): Promise<string | null> {
  const row = await queryOne<{ url: string }>(
    db,
    claim({
      table: 'picture_to_shrink',
      key: 'url',
      due: freeRows({
        columns: sql`url`,
        from: sql`picture_to_shrink`,
        where: sql`due_at <= ${now}
          and not exists (select from product_picture_fetch where next_attempt_at <= ${now})`,
        order: sql`due_at, url`,
        limit: 1,
      }),
      set: sql`due_at = ${now}::timestamptz + interval '10 minutes'`,
      returning: sql`picture_to_shrink.url`,
    }),
  );
  return row?.url ?? null;
}

export async function endShrinking(db: Database, url: string): Promise<void> {
  await execute(db, sql`delete from picture_to_shrink where url = ${url}`);
}
