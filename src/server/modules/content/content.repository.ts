import type { ContentSlot, StoreContent } from '../../../domain/store-content.ts';
import { type Database, execute, query, queryOne, type Sql, sql } from '../../db/sql.ts';

export interface VersionRow {
  id: number;
  slot: ContentSlot;
  value: StoreContent[ContentSlot];
  state: 'draft' | 'published' | 'withdrawn';
  startsAt: Date | null;
  endsAt: Date | null;
  createdBy: string | null;
  editedAt: Date;
  publishedBy: string | null;
  publishedAt: Date | null;
  withdrawnBy: string | null;
  withdrawnAt: Date | null;
}

/** For each place the published version whose time it is and that began last; places without one are missing. */
export function listShown(db: Database, slots: readonly ContentSlot[], now: Date) {
  return query<{ id: number; slot: ContentSlot; value: StoreContent[ContentSlot] }>(
    db,
    sql`select shown.id, place.slot, shown.value from unnest(${slots}::text[]) place (slot)
        cross join lateral (
          select v.id, v.value from content_version v
          where v.slot = place.slot and v.state = 'published' and v.starts_at <= ${now}
            and (v.ends_at is null or v.ends_at > ${now})
          order by v.starts_at desc, v.id desc limit 1
        ) shown`,
  );
}

export function listVersions(db: Database, slot: ContentSlot, limit: number): Promise<VersionRow[]> {
  return query<VersionRow>(
    db,
    sql`select ${versionColumns} from ${versionTables} where v.slot = ${slot} order by v.id desc limit ${limit}`,
  );
}

export function findVersion(db: Database, id: number): Promise<VersionRow | null> {
  return queryOne<VersionRow>(db, sql`select ${versionColumns} from ${versionTables} where v.id = ${id}`);
}

export function lockVersion(db: Database, id: number): Promise<VersionRow | null> {
  return queryOne<VersionRow>(
    db,
    sql`select ${versionColumns} from ${versionTables} where v.id = ${id} for update of v`,
  );
}

export function countOpenVersions(db: Database, now: Date) {
  return query<{ slot: ContentSlot; scheduled: number; drafts: number }>(
    db,
    sql`select slot, (count(*) filter (where state = 'published' and starts_at > ${now}))::int as scheduled,
          (count(*) filter (where state = 'draft'))::int as drafts
        from content_version where state <> 'withdrawn' group by slot`,
  );
}

interface NewVersion {
  slot: ContentSlot;
  value: object;
  accountId: number;
  now: Date;
}

export async function insertDraft(
  db: Database,
  { slot, value, accountId, now }: NewVersion,
): Promise<number> {
  const row = await queryOne<{ id: number }>(
    db,
    sql`insert into content_version (slot, value, created_by, created_at, edited_at)
        values (${slot}, ${JSON.stringify(value)}::jsonb, ${accountId}, ${now}, ${now}) returning id`,
  );
  if (!row) throw new Error('The draft was not inserted');
  return row.id;
}

export async function updateDraft(db: Database, id: number, value: object, now: Date): Promise<void> {
  await execute(
    db,
    sql`update content_version set value = ${JSON.stringify(value)}::jsonb, edited_at = ${now} where id = ${id}`,
  );
}

export async function publishVersion(
  db: Database,
  id: number,
  when: { startsAt: Date; endsAt: Date | null; accountId: number; now: Date },
): Promise<void> {
  await execute(
    db,
    sql`update content_version set state = 'published', starts_at = ${when.startsAt}, ends_at = ${when.endsAt},
          published_by = ${when.accountId}, published_at = ${when.now} where id = ${id}`,
  );
}

export async function withdrawVersion(db: Database, id: number, accountId: number, now: Date): Promise<void> {
  await execute(
    db,
    sql`update content_version set state = 'withdrawn', withdrawn_by = ${accountId}, withdrawn_at = ${now}
        where id = ${id}`,
  );
}

export async function deleteDraft(db: Database, id: number): Promise<void> {
  await execute(db, sql`delete from content_version where id = ${id} and state = 'draft'`);
}

export async function isOpenSeller(db: Database, sellerId: number): Promise<boolean> {
  return (await queryOne(db, sql`select from seller where id = ${sellerId} and status = 2`)) !== null;
}

/** Those of these categories that were merged into another one. */
export function listMerged(db: Database, categoryIds: readonly number[]) {
  return query<{ oldId: number; newId: number }>(
    db,
    sql`select old_id, new_id from category_redirect
        where old_id = any(${categoryIds}::int[])`,
  );
}

export async function isMainCategory(db: Database, categoryId: number): Promise<boolean> {
  return (
    (await queryOne(db, sql`select from category where id = ${categoryId} and parent_id is null`)) !== null
  );
}

const versionTables: Sql = sql`content_version v
  left join account maker on maker.id = v.created_by
  left join account publisher on publisher.id = v.published_by
  left join account remover on remover.id = v.withdrawn_by`;

const nameOf = (alias: Sql): Sql =>
  sql`nullif(trim(concat_ws(' ', ${alias}.first_name, ${alias}.last_name)), '')`;

const versionColumns: Sql = sql`v.id, v.slot, v.value, v.state, v.starts_at, v.ends_at,
  v.edited_at, v.published_at, v.withdrawn_at,
  coalesce(${nameOf(sql`maker`)}, maker.email) as created_by,
  coalesce(${nameOf(sql`publisher`)}, publisher.email) as published_by,
  coalesce(${nameOf(sql`remover`)}, remover.email) as withdrawn_by`;
