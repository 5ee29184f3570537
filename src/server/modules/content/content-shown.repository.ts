import type { ContentSlot } from '../../../domain/store-content.ts';
import { type Database, execute, queryOne, sql } from '../../db/sql.ts';

/**
 * Notes which versions are shown now (null: the original); answers how many places differ from what the pages were
 * last told.
 */
export async function noteShown(
  db: Database,
  shown: readonly { slot: ContentSlot; versionId: number | null }[],
): Promise<number> {
  const rows = shown.map(({ slot, versionId }) => ({ slot, version_id: versionId }));
  const row = await queryOne<{ changed: number }>(
    db,
    sql`with now_shown as (
          select slot, version_id from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
            as n (slot text, version_id bigint)
        ), changed as (
          select n.slot from now_shown n left join content_shown s on s.slot = n.slot
          where n.version_id is distinct from s.version_id
        ), written as (
          insert into content_shown (slot, version_id) select slot, version_id from now_shown
          on conflict (slot) do update set version_id = excluded.version_id
            where content_shown.version_id is distinct from excluded.version_id
        )
        select count(*)::int as changed from changed`,
  );
  return row?.changed ?? 0;
}

export async function insertContentPicture(
  db: Database,
  picture: { url: string; accountId: number; now: Date },
): Promise<void> {
  await execute(
    db,
    sql`insert into content_picture (url, uploaded_by, uploaded_at)
        values (${picture.url}, ${picture.accountId}, ${picture.now}) on conflict do nothing`,
  );
}

export async function isContentPicture(db: Database, url: string): Promise<boolean> {
  return (await queryOne(db, sql`select from content_picture where url = ${url}`)) !== null;
}
