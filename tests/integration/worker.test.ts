import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute, query, queryOne, sql } from '../../src/server/db/sql.ts';
import { enqueueEmails, nudgeOutbox } from '../../src/server/modules/messages/notifications.service.ts';
import {
  type ChangeRelay,
  createChangePosition,
  startChangeRelay,
} from '../../src/server/worker/change-relay.ts';
import { deleteOldRecords } from '../../src/server/worker/delete-old-records.ts';
import { type ScheduledJob, scheduledJobs } from '../../src/server/worker/scheduled-jobs.ts';
import { startWorker } from '../../src/server/worker/start-worker.ts';
import { createTestContext } from '../support/context.ts';
import { createTestDatabase, type TestDatabase } from '../support/postgres.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function enqueueReceipt(recipient: string): Promise<void> {
  const row = await queryOne<{ id: number }>(
    database.pool,
    sql`insert into contact_message (name, email, topic, body)
        values ('Ana', ${recipient}, 'Envíos', 'Hola') returning id`,
  );
  const data = { contactMessageId: row?.id ?? 0 };
  await enqueueEmails(database.pool, [{ template: 'contact-acknowledged', recipient, data }]);
}

async function countMails(recipient: string): Promise<number> {
  const rows = await query(database.pool, sql`select id from mailbox_message where recipient = ${recipient}`);
  return rows.length;
}

function announce(...tags: string[]): Promise<number> {
  return execute(database.pool, sql`insert into catalogue_change (tags) values (${tags})`);
}

test('a running worker sends at once when nudged and by itself otherwise, and stops cleanly', async () => {
  const context = createTestContext(database.pool);
  const sleepy = await startWorker(context, { outboxPollMillis: 3_600_000 });
  // With its first round behind it, only a nudge makes it look again.
  await enqueueReceipt('first@example.com');
  nudgeOutbox();
  await expect.poll(() => countMails('first@example.com')).toBe(1);
  await enqueueReceipt('nudged@example.com');
  nudgeOutbox();
  await expect.poll(() => countMails('nudged@example.com')).toBe(1);
  await sleepy.stop();
  const worker = await startWorker(context);
  await enqueueReceipt('polled@example.com');
  await expect.poll(() => countMails('polled@example.com')).toBe(1);
  await worker.stop();
  await enqueueReceipt('late@example.com');
  nudgeOutbox();
  await sleep(1_200);
  expect(await countMails('late@example.com')).toBe(0);
});

test('messages go out while long jobs hold all connections of the jobs', async () => {
  const context = createTestContext(database.pool);
  const jobs: Record<string, ScheduledJob> = scheduledJobs;
  const before = { ...jobs };
  const blocker = await database.pool.connect();
  await blocker.query('select pg_advisory_lock(4711)');
  for (const name of Object.keys(jobs)) delete jobs[name];
  for (const name of ['one', 'two', 'three'])
    jobs[name] = {
      cron: '0 4 1 1 *',
      atStart: true,
      run: ({ write }) => write.query('select pg_advisory_xact_lock_shared(4711)'),
    };
  const worker = await startWorker(context);
  try {
    const waiting = sql`select from pg_locks where locktype = 'advisory' and not granted`;
    await expect.poll(async () => (await query(database.pool, waiting)).length).toBe(3);
    // What was known of the pause is two seconds old.
    await sleep(2_500);
    await enqueueReceipt('unhurried@example.com');
    nudgeOutbox();
    await expect.poll(() => countMails('unhurried@example.com'), { timeout: 4_000 }).toBe(1);
  } finally {
    await blocker.query('select pg_advisory_unlock(4711)');
    blocker.release();
    await worker.stop();
    for (const name of Object.keys(jobs)) delete jobs[name];
    Object.assign(jobs, before);
  }
});

test('the jobs that must not wait run when a worker starts', async () => {
  const context = createTestContext(database.pool);
  const worker = await startWorker(context);
  const listDone = () =>
    query<{ name: string }>(
      database.pool,
      sql`select name from job_state where succeeded_at is not null order by name`,
    );
  await expect
    .poll(async () => (await listDone()).map(({ name }) => name), { interval: 200 })
    .toEqual(expect.arrayContaining(['apply-offer-schedule', 'fill-search', 'refresh-catalogue-counts']));
  await worker.stop();
});

test('each node hears every committed change, also one that commits after a later one', async () => {
  const context = createTestContext(database.pool);
  const heard: string[][] = [[], []];
  const relays: ChangeRelay[] = await Promise.all(
    heard.map((tags) => startChangeRelay(context, (more) => tags.push(...more))),
  );
  const slow = await database.pool.connect();
  await slow.query('begin');
  await slow.query(`insert into catalogue_change (tags) values ('{slow}')`);
  const cancelled = await database.pool.connect();
  await cancelled.query('begin');
  await cancelled.query(`insert into catalogue_change (tags) values ('{cancelled}')`);
  await announce('product:1', 'catalogue');
  await announce('product:2', 'catalogue');
  const sorted = () => heard.map((tags) => [...new Set(tags)].sort());
  const early = ['catalogue', 'product:1', 'product:2'];
  await expect.poll(sorted, { interval: 20 }).toEqual([early, early]);
  await slow.query('commit');
  await cancelled.query('rollback');
  slow.release();
  cancelled.release();
  const all = [...early, 'slow'];
  await expect.poll(sorted, { interval: 20 }).toEqual([all, all]);
  await Promise.all(relays.map(({ stop }) => stop()));
  const before = heard.map(({ length }) => length);
  await announce('product:3');
  await sleep(700);
  expect(heard.map(({ length }) => length)).toEqual(before);
});

test('gaps are forgotten in time and bounded in number', () => {
  const position = createChangePosition(10);
  position.advance(14, 0);
  expect(position.missingIds(0)).toEqual([11, 12, 13]);
  position.advance(12, 1_000);
  expect(position.lastId()).toBe(14);
  expect(position.missingIds(1_000)).toEqual([11, 13]);
  expect(position.missingIds(10 * 60_000)).toEqual([]);
  position.advance(5_000_000, 0);
  expect(position.missingIds(0)).toHaveLength(1_000);
});

test('old changes and mails are deleted, newer ones stay', async () => {
  await execute(database.pool, sql`truncate catalogue_change, mailbox_message`);
  await execute(
    database.pool,
    sql`insert into catalogue_change (tags, created_at)
        select '{catalogue}', now() - i * interval '1 hour' from generate_series(1, 2500) as i`,
  );
  await execute(
    database.pool,
    sql`insert into mailbox_message (channel, recipient, text, created_at)
        select 'email', 'ana@example.com', 'Hola', now() - i * interval '1 day'
        from generate_series(60, 1, -1) as i`,
  );
  await deleteOldRecords(createTestContext(database.pool));
  const counts = await queryOne(
    database.pool,
    sql`select (select count(*) from catalogue_change)::int as changes,
               (select count(*) from mailbox_message)::int as mails`,
  );
  expect(counts).toEqual({ changes: 23, mails: 29 });
});

test('addresses are kept as long as their provider allows, sent messages 90 days, unsent ones for ever', async () => {
  await execute(database.pool, sql`truncate geocoding_cache, outbox_message`);
  await execute(
    database.pool,
    sql`insert into geocoding_cache (address_key, latitude, longitude, accuracy, provider, created_at)
        select 'google:' || i, 4.6, -74.1, 'address', 'google', now() - i * interval '1 day' - interval '1 hour'
        from generate_series(1, 60) as i`,
  );
  await execute(
    database.pool,
    sql`insert into outbox_message (channel, template, recipient, data, created_at, sent_at)
        select 'email', 'order-confirmation', 'ana@example.com', '{}', sent, case when i % 2 = 0 then sent end
        from (select i, now() - i * interval '1 day' - interval '1 hour' as sent from generate_series(81, 100) as i)`,
  );
  const environment = { GEOCODER: 'google', GOOGLE_MAPS_KEY: 'key' };
  await deleteOldRecords(createTestContext(database.pool, { environment }));
  const counts = () =>
    queryOne(
      database.pool,
      sql`select (select count(*) from geocoding_cache)::int as points,
                 (select count(*) from outbox_message where sent_at is null)::int as unsent,
                 (select count(*) from outbox_message where sent_at is not null)::int as sent`,
    );
  expect(await counts()).toEqual({ points: 29, unsent: 10, sent: 4 });
  await deleteOldRecords(createTestContext(database.pool));
  expect(await counts()).toMatchObject({ points: 0 });
});
