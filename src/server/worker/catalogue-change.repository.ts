import { type Database, execute, query, queryOne, raw, sql } from '../db/sql.ts';

export const changeBatchSize = 1_000;

export async function latestChangeId(db: Database): Promise<number> {
  const row = await queryOne<{ id: number }>(
    db,
    sql`select coalesce(max(id), 0)::bigint as id from catalogue_change`,
  );
  return row?.id ?? 0;
}

export interface CatalogueChange {
  id: number;
  tags: string[];
}

/** Changes after an id, and those of the given ids below it that have become visible. */
export function listChanges(db: Database, afterId: number, missingIds: readonly number[]) {
  return query<CatalogueChange>(
    db,
    sql`select id, tags from catalogue_change
        where id > ${afterId} or id = any(${missingIds}::bigint[])
        order by id limit ${raw(changeBatchSize)}`,
  );
}

export function deleteOldChanges(db: Database, before: Date): Promise<number> {
  return execute(
    db,
    sql`delete from catalogue_change
        where id in (select id from catalogue_change where created_at < ${before}
                     order by created_at limit 1000)`,
  );
}
