import { type Database, execute, query, queryOne, sql } from '../../db/sql.ts';

export interface BackupRun {
  id: number;
  startedAt: Date;
  finishedAt: Date | null;
  folder: string;
  bytes: number | null;
  rowCount: number | null;
  fileCount: number | null;
  problem: string | null;
}

export async function insertRun(
  db: Database,
  { startedAt, folder }: { startedAt: Date; folder: string },
): Promise<number> {
  const row = await queryOne<{ id: number }>(
    db,
    sql`insert into backup_run (started_at, folder) values (${startedAt}, ${folder}) returning id`,
  );
  if (!row) throw new Error('a backup was not noted');
  return row.id;
}

export async function finishRun(
  db: Database,
  run: { id: number; finishedAt: Date; bytes: number; rowCount: number; fileCount: number },
): Promise<void> {
  const { id, finishedAt, bytes, rowCount, fileCount } = run;
  await execute(
    db,
    sql`update backup_run
        set finished_at = ${finishedAt}, bytes = ${bytes}, row_count = ${rowCount}, file_count = ${fileCount}
        where id = ${id}`,
  );
}

export async function failRun(
  db: Database,
  { id, finishedAt, problem }: { id: number; finishedAt: Date; problem: string },
): Promise<void> {
  await execute(
    db,
    sql`update backup_run set finished_at = ${finishedAt}, problem = ${problem.slice(0, 500)} where id = ${id}`,
  );
}

export function listRuns(db: Database, limit: number): Promise<BackupRun[]> {
  return query<BackupRun>(
    db,
    sql`select id, started_at, finished_at, folder, bytes::float8 as bytes,
          row_count::float8 as row_count, file_count, problem
        from backup_run order by started_at desc limit ${limit}`,
  );
}
