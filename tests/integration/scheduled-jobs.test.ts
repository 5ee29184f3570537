import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '../../src/server/context.ts';
import { execute, query, queryOne, sql } from '../../src/server/db/sql.ts';
import { requestJob } from '../../src/server/modules/operations/job-state.repository.ts';
import {
  claimDueJobs,
  type HeldJob,
  pullBackJobs,
  runNoted,
  saveJobs,
} from '../../src/server/modules/operations/job-state.service.ts';
import { startScheduler } from '../../src/server/worker/scheduler.ts';
import { createTestContext } from '../support/context.ts';
import { passTime } from '../support/pass-time.ts';
import { createTestDatabase, type TestDatabase } from '../support/postgres.ts';

const NIGHTLY = { name: 'nightly', cron: '40 3 * * *' };
/** 3:40 in Bogotá. */
const TONIGHT = Date.parse('2026-03-10T08:40:00Z');
const DAY = 24 * 3_600_000;

let database: TestDatabase;
let now = new Date();
let context: Context;
beforeAll(async () => {
  database = await createTestDatabase();
  context = { ...createTestContext(database.pool), now: () => now };
});
afterAll(() => database.drop());

function at(millis: number): void {
  now = new Date(millis);
}

/** All jobs as new, at noon. */
async function begin(...jobs: { name: string; cron: string; atStart?: boolean }[]): Promise<void> {
  at(TONIGHT - DAY / 2);
  await execute(database.pool, sql`truncate job_state`);
  await saveJobs(context, jobs);
}

function claimDue(name = 'nightly', owner: string = crypto.randomUUID()): Promise<HeldJob[]> {
  return claimDueJobs(context, { names: [name], owner });
}

async function take(name?: string): Promise<HeldJob> {
  const [held] = await claimDue(name);
  if (!held) throw new Error('Nothing is due');
  return held;
}

function stateOf(name = 'nightly') {
  return queryOne<{ dueAt: Date; attempts: number; problem: string | null; finishedAt: Date | null }>(
    database.pool,
    sql`select due_at, attempts, problem, finished_at from job_state where name = ${name}`,
  );
}

/** As if so much time had passed since its worker was killed. */
function endLease(): Promise<number> {
  return execute(database.pool, sql`update job_state set lease_until = now() - interval '1 second'`);
}

test('a job is due by the clock of Bogotá, in one hand among many, and then the next day', async () => {
  await begin(NIGHTLY);
  at(TONIGHT - 1);
  expect(await claimDue()).toEqual([]);
  at(TONIGHT);
  const hands = await Promise.all(Array.from({ length: 8 }, () => claimDue()));
  const [held, ...others] = hands.flat();
  expect(others).toEqual([]);
  expect(held).toMatchObject({ name: 'nightly', attempts: 1 });
  if (held) await runNoted(context, held, async () => {});
  expect(await claimDue()).toEqual([]);
  expect(await stateOf()).toMatchObject({ dueAt: new Date(TONIGHT + DAY), attempts: 0, problem: null });
});

test('two workers run a job once between them, though both start with it and it is asked for meanwhile', async () => {
  await begin();
  let [runs, atOnce, mostAtOnce] = [0, 0, 0];
  let end = () => {};
  const everybodyHasLooked = new Promise<void>((resolve) => {
    end = resolve;
  });
  const run = async () => {
    runs++;
    mostAtOnce = Math.max(mostAtOnce, ++atOnce);
    await everybodyHasLooked;
    atOnce--;
  };
  const jobs = { nightly: { cron: NIGHTLY.cron, atStart: true, run } };
  const workers = await Promise.all([startScheduler(context, jobs), startScheduler(context, jobs)]);
  await expect.poll(() => runs).toBe(1);
  expect(await claimDue()).toEqual([]);
  // Asked for while it runs: it may have missed what the operator means, so it runs once more.
  await requestJob(database.pool, 'nightly', now);
  expect(await claimDue()).toEqual([]);
  end();
  await expect.poll(() => runs).toBe(2);
  await expect.poll(async () => (await stateOf())?.finishedAt).toBeTruthy();
  await Promise.all(workers.map(({ stop }) => stop()));
  expect([runs, mostAtOnce]).toEqual([2, 1]);
});

test('a failing job is tried again after a pause, three times, and then at its next time', async () => {
  await begin(NIGHTLY);
  at(TONIGHT);
  const pauses: number[] = [];
  for (const attempts of [1, 2, 3, 4]) {
    const held = await take();
    expect(held.attempts).toBe(attempts);
    await expect(runNoted(context, held, () => Promise.reject(new Error('not today')))).rejects.toThrow();
    const dueAt = (await stateOf())?.dueAt.getTime() ?? 0;
    pauses.push((dueAt - now.getTime()) / 1_000);
    at(dueAt);
  }
  expect(pauses.slice(0, 3)).toEqual([30, 60, 120]);
  expect(await stateOf()).toMatchObject({
    dueAt: new Date(TONIGHT + DAY),
    attempts: 0,
    problem: 'Error: not today',
  });
});

test('a job that runs each minute does not wait longer for another attempt', async () => {
  await begin({ name: 'often', cron: '* * * * *' });
  at(TONIGHT);
  await take('often');
  await endLease();
  const held = await take('often');
  await expect(runNoted(context, held, () => Promise.reject(new Error('away')))).rejects.toThrow();
  expect((await stateOf('often'))?.dueAt).toEqual(new Date(TONIGHT + 60_000));
});

test('the job of a killed worker is taken over, and a worker that lost it notes nothing', async () => {
  await begin(NIGHTLY);
  at(TONIGHT);
  const first = await take();
  expect(await claimDue()).toEqual([]);
  await endLease();
  const second = await take();
  expect(second.attempts).toBe(2);
  await runNoted(context, first, async () => {});
  expect(await stateOf()).toMatchObject({ attempts: 2, finishedAt: null });
  await runNoted(context, second, async () => {});
  expect(await stateOf()).toMatchObject({ attempts: 0, finishedAt: now, dueAt: new Date(TONIGHT + DAY) });
});

test('a job that ends its worker each time is given up until its next time', async () => {
  await begin(NIGHTLY);
  at(TONIGHT);
  for (const _attempt of [1, 2, 3, 4]) {
    await take();
    await endLease();
  }
  let hasRun = false;
  const last = runNoted(context, await take(), async () => {
    hasRun = true;
  });
  await expect(last).rejects.toThrow('ended each time');
  expect(hasRun).toBe(false);
  expect(await stateOf()).toMatchObject({ attempts: 0, dueAt: new Date(TONIGHT + DAY) });
});

test('a start passes over what was missed, but not what was begun, must not wait or has just fallen due', async () => {
  const jobs = [
    NIGHTLY,
    { name: 'begun', cron: NIGHTLY.cron },
    { name: 'urgent', cron: NIGHTLY.cron, atStart: true },
    { name: 'moved', cron: NIGHTLY.cron },
  ];
  await begin(...jobs);
  at(TONIGHT);
  await take('begun');
  at(TONIGHT + 30_000);
  await saveJobs(context, jobs);
  expect((await stateOf())?.dueAt).toEqual(new Date(TONIGHT));
  at(TONIGHT + 3_600_000);
  await saveJobs(
    context,
    jobs.map((job) => (job.name === 'moved' ? { ...job, cron: '40 5 * * *' } : job)),
  );
  const rows = await query<{ name: string; dueAt: Date }>(
    database.pool,
    sql`select name, due_at from job_state`,
  );
  expect(Object.fromEntries(rows.map(({ name, dueAt }) => [name, dueAt.getTime() - TONIGHT]))).toEqual({
    nightly: DAY,
    begun: 0,
    urgent: 3_600_000,
    moved: 2 * 3_600_000,
  });
});

test('a worker of a former version leaves the jobs of a newer one, and what nobody runs any more goes a day later', async () => {
  await begin(NIGHTLY, { name: 'newer', cron: NIGHTLY.cron });
  await saveJobs(context, [NIGHTLY]);
  expect((await stateOf('newer'))?.dueAt).toEqual(new Date(TONIGHT));
  at(TONIGHT + DAY + 1);
  await saveJobs(context, [NIGHTLY]);
  expect(await stateOf('newer')).toBeNull();
});

test('jobs go on within a minute once a clock that was ahead is right again', async () => {
  await begin();
  let runs = 0;
  const run = async () => {
    runs++;
  };
  const worker = await startScheduler(context, {
    minutely: { cron: '* * * * *', atStart: false, run },
    nightly: { cron: NIGHTLY.cron, atStart: false, run },
  });
  at(TONIGHT + 30 * DAY);
  await expect.poll(() => runs).toBe(2);
  await expect.poll(async () => (await stateOf())?.dueAt).toEqual(new Date(TONIGHT + 31 * DAY));
  at(TONIGHT + 60_000);
  const undo = passTime(60_000);
  await expect.poll(async () => (await stateOf())?.dueAt).toEqual(new Date(TONIGHT + DAY));
  const dueAt = new Date(TONIGHT + 17 * 60_000);
  expect(await stateOf('minutely')).toMatchObject({ dueAt });
  at(dueAt.getTime());
  await expect.poll(() => runs).toBe(3);
  undo();
  await worker.stop();
});

test('what another worker holds, or has noted by a clock a little ahead, is not pulled back', async () => {
  await begin(NIGHTLY, { name: 'often', cron: '* * * * *' });
  const dueAt = new Date(TONIGHT + 9 * DAY);
  at(TONIGHT);
  await take();
  await execute(database.pool, sql`update job_state set due_at = ${dueAt} where name = 'nightly'`);
  const ahead = new Date(TONIGHT + 15 * 60_000);
  await execute(database.pool, sql`update job_state set due_at = ${ahead} where name = 'often'`);
  const jobs = [NIGHTLY, { name: 'often', cron: '* * * * *' }];
  await pullBackJobs(context, jobs);
  expect([(await stateOf())?.dueAt, (await stateOf('often'))?.dueAt]).toEqual([dueAt, ahead]);
  await endLease();
  await pullBackJobs(context, jobs);
  expect((await stateOf())?.dueAt).toEqual(new Date(TONIGHT + DAY));
});

test('a worker that stops lets its job finish', async () => {
  await begin();
  let hasBegun = false;
  let end = () => {};
  const run = async () => {
    hasBegun = true;
    await new Promise<void>((resolve) => {
      end = resolve;
    });
  };
  const worker = await startScheduler(context, { nightly: { cron: NIGHTLY.cron, atStart: true, run } });
  await expect.poll(() => hasBegun).toBe(true);
  const stopped = worker.stop();
  expect((await stateOf())?.finishedAt).toBeNull();
  end();
  await stopped;
  expect(await stateOf()).toMatchObject({ attempts: 0, problem: null, finishedAt: now });
});
