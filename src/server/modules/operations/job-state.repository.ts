import { type Database, execute, query, sql } from '../../db/sql.ts';

export interface JobState {
  name: string;
  cron: string;
  startedAt: Date | null;
  finishedAt: Date | null;
  problem: string | null;
  requestedAt: Date | null;
}

/** Jobs that are no more leave the list. */
export async function saveJobs(db: Database, jobs: readonly { name: string; cron: string }[]): Promise<void> {
  const names = jobs.map(({ name }) => name);
  await execute(
    db,
    sql`insert into job_state (name, cron)
        select * from unnest(${names}::text[], ${jobs.map(({ cron }) => cron)}::text[])
        on conflict (name) do update set cron = excluded.cron where job_state.cron <> excluded.cron`,
  );
  await execute(db, sql`delete from job_state where not name = any (${names})`);
}

export async function noteStart(db: Database, name: string, now: Date): Promise<void> {
  await execute(
    db,
    sql`update job_state set started_at = ${now}, finished_at = null, requested_at = null where name = ${name}`,
  );
}

/** `problem` null: it went well. */
export async function noteEnd(
  db: Database,
  { name, now, problem }: { name: string; now: Date; problem: string | null },
): Promise<void> {
  await execute(
    db,
    sql`update job_state
        set finished_at = ${now}, problem = ${problem?.slice(0, 500) ?? null},
          succeeded_at = case when ${problem === null} then ${now}::timestamptz else succeeded_at end
        where name = ${name}`,
  );
}

export function listJobs(db: Database): Promise<JobState[]> {
  return query<JobState>(
    db,
    sql`select name, cron, started_at, finished_at, problem,
          requested_at
        from job_state order by name limit 200`,
  );
}

/** False: there is no such job. */
export async function requestJob(db: Database, name: string, now: Date): Promise<boolean> {
  return (await execute(db, sql`update job_state set requested_at = ${now} where name = ${name}`)) > 0;
}

export async function listRequestedJobs(db: Database): Promise<string[]> {
  const rows = await query<{ name: string }>(
    db,
    sql`select name from job_state where requested_at is not null limit 200`,
  );
  return rows.map(({ name }) => name);
}
