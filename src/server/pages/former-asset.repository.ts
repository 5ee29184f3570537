import { type Database, execute, query, queryOne, sql } from '../db/sql.ts';

/** Notes a start with these files; answers those of them that are not there yet. */
export async function noteStart(db: Database, paths: readonly string[], now: Date): Promise<string[]> {
  const known = await query<{ path: string }>(
    db,
    sql`update former_asset set started_at = ${now} where path = any (${paths}::text[]) returning path`,
  );
  const isKnown = new Set(known.map(({ path }) => path));
  return paths.filter((path) => !isKnown.has(path));
}

/** Another node may have been quicker: of one name is one content. */
export async function insertAsset(
  db: Database,
  { path, body, now }: { path: string; body: Buffer; now: Date },
): Promise<void> {
  await execute(
    db,
    sql`insert into former_asset (path, body, started_at) values (${path}, ${body}, ${now})
        on conflict (path) do update set started_at = excluded.started_at`,
  );
}

export async function findAsset(db: Database, path: string): Promise<Buffer | null> {
  const row = await queryOne<{ body: Buffer }>(db, sql`select body from former_asset where path = ${path}`);
  return row?.body ?? null;
}

/** At most a hundred; answers how many. */
export function deleteAssets(db: Database, before: Date): Promise<number> {
  return execute(
    db,
    sql`delete from former_asset
        where path in (select path from former_asset where started_at < ${before} order by started_at limit 100)`,
  );
}
