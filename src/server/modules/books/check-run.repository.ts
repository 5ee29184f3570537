import { type Database, execute, sql } from '../../db/sql.ts';

/** How a nightly proof ended, for the alerts. */
export async function insertCheck(
  db: Database,
  { finishedAt, violations }: { finishedAt: Date; violations: number },
): Promise<void> {
  await execute(
    db,
    sql`insert into ledger_check (finished_at, violations) values (${finishedAt}, ${violations})`,
  );
}
