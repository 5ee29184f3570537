import { type Database, execute, queryOne, sql } from './sql.ts';

export type InstallationKind = 'demo' | 'production';

/** What the database was begun as; null: nobody has started on it yet. */
export async function findInstallation(db: Database): Promise<InstallationKind | null> {
  const row = await queryOne<{ kind: InstallationKind }>(db, sql`select kind from installation`);
  return row?.kind ?? null;
}

/** The first one stays. */
export async function beginInstallation(db: Database, kind: InstallationKind): Promise<void> {
  await execute(
    db,
    sql`insert into installation (kind, begun_at) values (${kind}, now()) on conflict do nothing`,
  );
}
