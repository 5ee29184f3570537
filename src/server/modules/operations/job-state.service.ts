import type { Context } from '../../context.ts';
import { whileLeased } from '../../db/claim.ts';
import * as states from './job-state.repository.ts';
import { MAXIMUM_ATTEMPTS, nextTime, retryTime } from './job-times.ts';

type Clock = Pick<Context, 'write' | 'now'>;

/** The clocks of workers differ by less. */
const CLOCKS_DIFFER_MILLIS = 15 * 60_000;

/** A worker that was killed holds its jobs so long. */
const LEASE_SECONDS = 60;

export type HeldJob = states.ClaimedJob & { owner: string };

/** For the scheduler, at its start: which jobs there are. */
export function saveJobs(
  { write, now }: Clock,
  jobs: readonly { name: string; cron: string; atStart?: boolean }[],
): Promise<void> {
  const moment = now();
  const due = jobs.map(({ name, cron, atStart }) => ({
    name,
    cron,
    dueAt: atStart ? moment : nextTime(cron, moment),
  }));
  return states.saveJobs(write, due, moment);
}

/**
 * A worker whose clock was ahead has put its jobs off by as much, and they would stand still for so long once it is right
 * again: none is due later than its next time.
 */
export function pullBackJobs(
  { write, now }: Clock,
  jobs: readonly { name: string; cron: string }[],
): Promise<void> {
  const from = new Date(now().getTime() + CLOCKS_DIFFER_MILLIS);
  return states.pullBack(
    write,
    jobs.map(({ name, cron }) => ({ name, latest: nextTime(cron, from) })),
  );
}

/** Takes those of `names` that are due or that an operator wants now; among many workers each is in one hand. */
export async function claimDueJobs(
  { write, now }: Clock,
  { names, owner }: { names: readonly string[]; owner: string },
): Promise<HeldJob[]> {
  const claimed = await states.claimDueJobs(write, { names, owner, seconds: LEASE_SECONDS, now: now() });
  return claimed.map((job) => ({ ...job, owner }));
}

/** Runs a job and notes how it went and when it is due again; throws what it throws. */
export async function runNoted(context: Clock, job: HeldJob, run: () => Promise<unknown>): Promise<void> {
  const { write } = context;
  const row = { table: 'job_state', key: 'name', id: job.name, owner: job.owner };
  await whileLeased(write, row, LEASE_SECONDS, async () => {
    try {
      if (job.attempts > MAXIMUM_ATTEMPTS) throw new Error('The worker ended each time it ran this job');
      await run();
    } catch (error) {
      await noteEnd(context, job, String(error));
      throw error;
    }
    await noteEnd(context, job, null);
  });
}

function noteEnd({ write, now }: Clock, { name, owner, cron, attempts }: HeldJob, problem: string | null) {
  const moment = now();
  const next = nextTime(cron, moment);
  const retryAt = problem === null ? null : retryTime(attempts, moment);
  const end = { name, owner, now: moment, problem };
  if (!retryAt) return states.noteEnd(write, { ...end, dueAt: next, attempts: 0 });
  const dueAt = new Date(Math.min(retryAt.getTime(), next.getTime()));
  return states.noteEnd(write, { ...end, dueAt, attempts });
}
