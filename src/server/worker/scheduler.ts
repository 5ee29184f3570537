import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '../context.ts';
import {
  claimDueJobs,
  type HeldJob,
  pullBackJobs,
  runNoted,
  saveJobs,
} from '../modules/operations/job-state.service.ts';
import { inTaken } from '../telemetry/spans.ts';
import { type LoopOptions, startLoop } from './loop.ts';
import type { ScheduledJob } from './scheduled-jobs.ts';

export interface Scheduler {
  /** Lets what runs finish, for a while; what has not is begun again by another worker. */
  stop: () => Promise<void>;
}

const pollMillis = 2_000;
const pullBackMillis = 60_000;
const stopMillis = 10_000;

/** Runs jobs by the clock of Bogotá, retried on failure; among many workers each due job runs once. */
export async function startScheduler(
  context: Context & Pick<LoopOptions, 'isPaused'>,
  jobs: Readonly<Record<string, ScheduledJob>>,
): Promise<Scheduler> {
  const owner = randomUUID();
  const running = new Map<string, Promise<void>>();
  const named = Object.entries(jobs).map(([name, { cron, atStart }]) => ({ name, cron, atStart }));
  await saveJobs(context, named);
  let pullBackAt = performance.now() + pullBackMillis;
  const loop = startLoop({
    name: 'scheduler',
    log: context.log,
    intervalMillis: pollMillis,
    ...(context.isPaused && { isPaused: context.isPaused }),
    run: async () => {
      if (performance.now() >= pullBackAt) {
        await pullBackJobs(context, named);
        pullBackAt = performance.now() + pullBackMillis;
      }
      const names = Object.keys(jobs).filter((name) => !running.has(name));
      for (const held of await claimDueJobs(context, { names, owner })) {
        const taken = { log: context.log, cause: null };
        const run = () => runJob(context, held, jobs);
        const ended = inTaken(`job ${held.name}`, taken, run).finally(() => running.delete(held.name));
        running.set(held.name, ended);
      }
      return false;
    },
  });
  return {
    stop: async () => {
      await loop.stop();
      const patience = new AbortController();
      const tooLong = sleep(stopMillis, undefined, { signal: patience.signal }).catch(() => {});
      await Promise.race([Promise.all(running.values()), tooLong]);
      patience.abort();
    },
  };
}

async function runJob(
  context: Context,
  held: HeldJob,
  jobs: Readonly<Record<string, ScheduledJob>>,
): Promise<void> {
  const { name } = held;
  const startedAt = performance.now();
  try {
    await runNoted(context, held, async () => jobs[name]?.run(context));
    context.log.debug({ job: name, millis: Math.round(performance.now() - startedAt) }, 'job done');
  } catch (error) {
    context.log.error({ err: error, job: name }, 'job failed');
  }
}
