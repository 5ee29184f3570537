import { claim, freeRows, isUnleased, leaseTo, noLease } from '../../db/claim.ts';
import { type Database, execute, query, sql } from '../../db/sql.ts';

export interface JobState {
  name: string;
  cron: string;
  startedAt: Date | null;
  finishedAt: Date | null;
  problem: string | null;
  requestedAt: Date | null;
}

/**
 * Jobs that are no more leave the list once nobody has taken them for a day: a worker of a former version that starts beside
 * newer ones does not know all of them. A time that passed while no worker ran is passed over, but not a job that was
 * begun and not ended.
 */
export async function saveJobs(
  db: Database,
  jobs: readonly { name: string; cron: string; dueAt: Date }[],
  now: Date,
): Promise<void> {
  const names = jobs.map(({ name }) => name);
  await execute(
    db,
    sql`insert into job_state (name, cron, due_at)
        select * from unnest(${names}::text[], ${jobs.map(({ cron }) => cron)}::text[],
          ${jobs.map(({ dueAt }) => dueAt)}::timestamptz[])
        on conflict (name) do update set cron = excluded.cron,
          due_at = case
            when job_state.attempts > 0 then job_state.due_at
            when job_state.cron = excluded.cron and job_state.due_at > ${now}::timestamptz - interval '1 minute'
              then least(job_state.due_at, excluded.due_at)
            else excluded.due_at
          end`,
  );
  await execute(
    db,
    sql`delete from job_state
        where not name = any (${names}) and due_at < ${now}::timestamptz - interval '1 day'`,
  );
}

/** What nobody holds is due no later than that. */
export async function pullBack(db: Database, jobs: readonly { name: string; latest: Date }[]): Promise<void> {
  await execute(
    db,
    sql`update job_state set due_at = job.latest
        from unnest(${jobs.map(({ name }) => name)}::text[],
          ${jobs.map(({ latest }) => latest)}::timestamptz[]) as job (name, latest)
        where job_state.name = job.name and job_state.due_at > job.latest and ${isUnleased}`,
  );
}

export interface ClaimedJob {
  name: string;
  cron: string;
  /** Counts the one that begins now. */
  attempts: number;
}

/** Takes what is due or wanted now and notes its start. */
export function claimDueJobs(
  db: Database,
  { names, owner, seconds, now }: { names: readonly string[]; owner: string; seconds: number; now: Date },
): Promise<ClaimedJob[]> {
  return query<ClaimedJob>(
    db,
    claim({
      table: 'job_state',
      key: 'name',
      due: freeRows({
        columns: sql`name`,
        from: sql`job_state`,
        where: sql`(due_at <= ${now} or requested_at is not null) and ${isUnleased} and name = any (${names})`,
        order: sql`due_at`,
        limit: names.length,
      }),
      set: sql`started_at = ${now}, finished_at = null, requested_at = null, attempts = attempts + 1,
        ${leaseTo(owner, seconds)}`,
      returning: sql`job_state.name, cron, attempts`,
    }),
  );
}

/** `problem` null: it went well. Without effect when another worker has taken the job over. */
export async function noteEnd(
  db: Database,
  end: { name: string; owner: string; now: Date; problem: string | null; dueAt: Date; attempts: number },
): Promise<void> {
  const { name, owner, now, problem, dueAt, attempts } = end;
  await execute(
    db,
    sql`update job_state
        set finished_at = ${now}, problem = ${problem?.slice(0, 500) ?? null},
          succeeded_at = case when ${problem === null} then ${now}::timestamptz else succeeded_at end,
          due_at = ${dueAt}, attempts = ${attempts}, ${noLease}
        where name = ${name} and lease_owner = ${owner}`,
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
