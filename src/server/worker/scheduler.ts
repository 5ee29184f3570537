import type { Pool } from 'pg';
import { PgBoss } from 'pg-boss';
import type { Context } from '../context.ts';
import { runNoted, saveJobs } from '../modules/operations/job-state.service.ts';
import type { ScheduledJob } from './scheduled-jobs.ts';

export interface Scheduler {
  /** Runs a job soon on one of the nodes; without effect while it waits or runs. */
  request: (name: string) => Promise<void>;
  stop: () => Promise<void>;
}

const queueOptions = {
  // One run of a job at a time, however many nodes there are.
  policy: 'exclusive',
  retryLimit: 3,
  retryDelay: 30,
  retryBackoff: true,
  expireInSeconds: 900,
  // A job whose node was killed is taken up again after a minute or two instead of after its expiry.
  heartbeatSeconds: 30,
  deleteAfterSeconds: 7 * 24 * 3_600,
} as const;

const stopMillis = 10_000;

/** Runs jobs by the clock of Bogotá, retried on failure; among many nodes each due job runs once. */
export async function startScheduler(
  context: Context,
  pool: Pool,
  jobs: Readonly<Record<string, ScheduledJob>>,
): Promise<Scheduler> {
  const boss = new PgBoss({
    schema: 'job',
    db: { executeSql: (text, values) => pool.query(text, values) },
  });
  boss.on('error', (error) => context.log.error({ err: error }, 'scheduler failed'));
  try {
    await boss.start();
    for (const { name } of await boss.getSchedules()) if (!jobs[name]) await boss.unschedule(name);
    await saveJobs(
      context,
      Object.entries(jobs).map(([name, { cron }]) => ({ name, cron })),
    );
    for (const [name, job] of Object.entries(jobs)) await publish(boss, context, name, job);
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {});
    throw error;
  }
  return {
    request: async (name) => void (await boss.send(name)),
    stop: () => boss.stop({ graceful: true, timeout: stopMillis }),
  };
}

async function publish(boss: PgBoss, context: Context, name: string, job: ScheduledJob): Promise<void> {
  await boss.createQueue(name, queueOptions);
  await boss.schedule(name, job.cron, null, { tz: 'America/Bogota' });
  await boss.work(name, { pollingIntervalSeconds: 5 }, async () => {
    const startedAt = performance.now();
    try {
      await runNoted(context, name, () => job.run(context));
    } catch (error) {
      context.log.error({ err: error, job: name }, 'job failed');
      throw error;
    }
    context.log.debug({ job: name, millis: Math.round(performance.now() - startedAt) }, 'job done');
  });
  if (job.atStart) await boss.send(name);
}
