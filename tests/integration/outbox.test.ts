import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Context } from '../../src/server/context.ts';
import { holdingNone } from '../../src/server/db/held-connection.ts';
import { execute, query, queryOne, sql } from '../../src/server/db/sql.ts';
import { inTransaction } from '../../src/server/db/transaction.ts';
import { openChannels } from '../../src/server/modules/messages/channels.ts';
import { templateNames } from '../../src/server/modules/messages/message-renderers.ts';
import { enqueueEmails } from '../../src/server/modules/messages/notifications.service.ts';
import { claimDueMessages } from '../../src/server/modules/messages/outbox.repository.ts';
import {
  deliverDueMessages,
  drainOutbox,
  retryMinutes,
} from '../../src/server/modules/messages/outbox-delivery.ts';
import { createTestContext } from '../support/context.ts';
import { createTestDatabase, type TestDatabase } from '../support/postgres.ts';
import { type SmtpServer, startSmtpServer } from '../support/smtp-server.ts';

let database: TestDatabase;
let smtp: SmtpServer;
let clock: Date;
let context: Context;
let contactMessageId: number;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  smtp = await startSmtpServer();
  clock = new Date(Date.now() + 1_000);
  context = createTestContext(database.pool, { environment: { SMTP_URL: smtp.url }, now: () => clock });
  await execute(database.pool, sql`truncate outbox_message, mailbox_message, contact_message`);
  const row = await queryOne<{ id: number }>(
    database.pool,
    sql`insert into contact_message (name, email, topic, body)
        values ('Ana', 'ana@example.com', 'Envíos', '¿Cuándo llega?') returning id`,
  );
  contactMessageId = row?.id ?? 0;
});
afterEach(() => smtp.close());

function enqueue(count = 1): Promise<void> {
  return enqueueEmails(
    database.pool,
    Array.from({ length: count }, (_, index) => ({
      template: 'contact-acknowledged',
      recipient: `buzon${index}@example.com`,
      data: { contactMessageId },
    })),
  );
}

interface Row {
  attempts: number;
  minutesAhead: number;
  isSent: boolean;
  isFailed: boolean;
  error: string | null;
}

async function readRow(): Promise<Row> {
  const rows = await query<Row>(
    database.pool,
    sql`select attempts, round(extract(epoch from next_attempt_at - ${clock}::timestamptz) / 60)::int as minutes_ahead,
          sent_at is not null as is_sent, failed_at is not null as is_failed, last_error as error
        from outbox_message`,
  );
  expect(rows).toHaveLength(1);
  return rows[0] as Row;
}

function addresses(): string[] {
  return smtp.received.map((mail) => /^To: (.+)$/m.exec(mail)?.[1] ?? '').sort();
}

test('a due message travels by SMTP with the headers of an automatic mail', async () => {
  await enqueue();
  expect(await deliverDueMessages(context)).toBe(1);
  expect(await readRow()).toMatchObject({ attempts: 1, isSent: true, isFailed: false, error: null });
  const [mail = ''] = smtp.received;
  expect(mail).toMatch(/^From: Plazuela <hola@plazuela\.test>$/m);
  expect(mail).toMatch(/^To: buzon0@example\.com$/m);
  expect(mail).toMatch(/^Message-ID: <\d+\.\w+@plazuela\.test>$/m);
  expect(mail).toMatch(/^Auto-Submitted: auto-generated$/m);
  expect(mail).toContain('multipart/alternative');
  expect(await deliverDueMessages(context)).toBe(0);
  expect(smtp.received).toHaveLength(1);
});

test('a busy server gets the message again after 1, 5, 30 minutes, 2 and 12 hours, then it has failed', async () => {
  smtp.behave('busy');
  await enqueue();
  for (const [index, minutes] of retryMinutes.entries()) {
    await deliverDueMessages(context);
    expect(await readRow()).toMatchObject({
      attempts: index + 1,
      minutesAhead: minutes,
      isSent: false,
      isFailed: false,
      error: expect.stringContaining('451'),
    });
    clock = new Date(clock.getTime() + minutes * 60_000 - 1_000);
    expect(await deliverDueMessages(context)).toBe(0);
    clock = new Date(clock.getTime() + 1_000);
  }
  await deliverDueMessages(context);
  expect(await readRow()).toMatchObject({ attempts: 6, isSent: false, isFailed: true });
  clock = new Date(clock.getTime() + 30 * 24 * 3_600_000);
  expect(await deliverDueMessages(context)).toBe(0);
});

test('a server that is away is an outage, and the message goes out when it is back', async () => {
  await smtp.close();
  await enqueue();
  await deliverDueMessages(context);
  expect(await readRow()).toMatchObject({ attempts: 1, isFailed: false });
  smtp = await startSmtpServer();
  context = createTestContext(database.pool, { environment: { SMTP_URL: smtp.url }, now: () => clock });
  clock = new Date(clock.getTime() + 60_000);
  await deliverDueMessages(context);
  expect(await readRow()).toMatchObject({ attempts: 2, isSent: true, error: null });
});

test('a recipient that the server does not know is not tried again', async () => {
  smtp.behave('refuse-recipient');
  await enqueue();
  await deliverDueMessages(context);
  expect(await readRow()).toMatchObject({
    attempts: 1,
    isFailed: true,
    error: expect.stringContaining('550'),
  });
});

test('a connection that breaks after the data repeats the message under the same Message-ID', async () => {
  smtp.behave('hang-up-after-data');
  await enqueue();
  await deliverDueMessages(context);
  smtp.behave('accept');
  clock = new Date(clock.getTime() + 60_000);
  await deliverDueMessages(context);
  expect(await readRow()).toMatchObject({ attempts: 2, isSent: true });
  const identifiers = smtp.received.map((mail) => /^Message-ID: (.+)$/m.exec(mail)?.[1]);
  expect(identifiers).toHaveLength(2);
  expect(new Set(identifiers).size).toBe(1);
});

test('a worker killed between claiming and sending leaves the message to the next attempt', async () => {
  await enqueue();
  await claimDueMessages(database.pool, { now: clock, limit: 10, retryMinutes, templates: templateNames });
  expect(await deliverDueMessages(context)).toBe(0);
  clock = new Date(clock.getTime() + 60_000);
  expect(await deliverDueMessages(context)).toBe(1);
  expect(await readRow()).toMatchObject({ attempts: 2, isSent: true });
});

test('a message whose mail server took it while the database went away is not sent again', async () => {
  await enqueue();
  let failures = 2;
  const write = Object.create(database.pool, {
    query: {
      value: (statement: { text: string }) => {
        if (statement.text.includes('set sent_at') && failures-- > 0)
          return Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }));
        return database.pool.query(statement as never);
      },
    },
  });
  await deliverDueMessages({ ...context, write });
  clock = new Date(clock.getTime() + 10 * 60_000);
  await deliverDueMessages(context);
  expect(smtp.received).toHaveLength(1);
  expect(await readRow()).toMatchObject({ isSent: true, attempts: 1 });
});

test('four workers at once send each of 60 messages exactly once', async () => {
  await enqueue(60);
  const channels = Array.from({ length: 4 }, () => openChannels(context));
  const handled = await Promise.all(channels.map((each) => drainOutbox(context, each)));
  for (const { email } of channels) email.close();
  expect(handled.reduce((sum, count) => sum + count)).toBe(60);
  expect(addresses()).toEqual(Array.from({ length: 60 }, (_, index) => `buzon${index}@example.com`).sort());
});

test('a worker neither waits for the messages that another one is claiming nor takes them', async () => {
  await enqueue(4);
  const claim = { now: clock, limit: 2, retryMinutes, templates: templateNames };
  await inTransaction(database.pool, async (first) => {
    const taken = await claimDueMessages(first, claim);
    const others = await holdingNone(() =>
      inTransaction(database.pool, async (second) => {
        await execute(second, sql`set local lock_timeout = 1`);
        return claimDueMessages(second, claim);
      }),
    );
    expect(new Set([...taken, ...others].map(({ id }) => id)).size).toBe(4);
  });
});

test('a message that cannot be rendered does not keep the others from going out', async () => {
  await enqueue(2);
  await execute(
    database.pool,
    sql`insert into outbox_message (channel, template, recipient, data, created_at, next_attempt_at)
        values ('email', 'order-confirmation', 'x@example.com', '{"orderNumber": 5}', now(), 'epoch')`,
  );
  await deliverDueMessages(context);
  expect(addresses()).toEqual(['buzon0@example.com', 'buzon1@example.com']);
  const errors = await query<{ error: string }>(
    database.pool,
    sql`select last_error as error from outbox_message where sent_at is null order by id`,
  );
  expect(errors.map(({ error }) => error)).toEqual(['Error: There is no order 5']);
});

test('a message of a newer version waits for a worker that knows it, and fails when none does for a day', async () => {
  await execute(
    database.pool,
    sql`insert into outbox_message (channel, template, recipient, data, created_at, next_attempt_at)
        values ('email', 'of-a-newer-version', 'y@example.com', '{}', ${clock}, 'epoch')`,
  );
  expect(await deliverDueMessages(context)).toBe(0);
  expect(await readRow()).toMatchObject({ attempts: 0, isSent: false });
  clock = new Date(clock.getTime() + 25 * 3_600_000);
  expect(await deliverDueMessages(context)).toBe(1);
  expect(await readRow()).toMatchObject({ attempts: 1, isSent: false });
});

test('what is rolled back is never sent', async () => {
  const client = await database.pool.connect();
  await client.query('begin');
  await enqueueEmails(client, [
    { template: 'contact-acknowledged', recipient: 'nadie@example.com', data: { contactMessageId } },
  ]);
  expect(await deliverDueMessages(context)).toBe(0);
  await client.query('rollback');
  client.release();
  expect(await deliverDueMessages(context)).toBe(0);
  expect(smtp.received).toEqual([]);
});
