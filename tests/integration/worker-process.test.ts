import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute, queryOne, sql } from '../../src/server/db/sql.ts';
import { enqueueEmails } from '../../src/server/modules/messages/notifications.service.ts';
import { bareEnvironment } from '../support/bare-environment.ts';
import { createTestDatabase, type TestDatabase } from '../support/postgres.ts';
import { type SmtpServer, startSmtpServer } from '../support/smtp-server.ts';

let database: TestDatabase;
let smtp: SmtpServer;

beforeAll(async () => {
  database = await createTestDatabase();
  smtp = await startSmtpServer();
});
afterAll(async () => {
  await smtp.close();
  await database.drop();
});

/** `npm run worker` on the test's database; resolves when it says that it runs. */
async function startWorkerProcess(): Promise<ChildProcess> {
  const { host, port, user, database: name } = database.connection;
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '../../src/server/worker/main.ts')], {
    env: {
      ...bareEnvironment,
      PLAZUELA_MODE: 'demo',
      DATABASE_URL: `postgresql://${user}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`,
      SMTP_URL: smtp.url,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!child.stdout) throw new Error('The process has no output');
  for await (const line of createInterface({ input: child.stdout }))
    if (line.startsWith('Worker')) return child;
  throw new Error('The worker ended before it ran');
}

function readMessage() {
  return queryOne<{ attempts: number; isSent: boolean }>(
    database.pool,
    sql`select attempts, sent_at is not null as is_sent from outbox_message limit 1`,
  );
}

test('a message whose worker is killed while sending is sent by the next worker, and that one ends on a signal', async () => {
  smtp.behave('silent');
  const first = await startWorkerProcess();
  const contact = await queryOne<{ id: number }>(
    database.pool,
    sql`insert into contact_message (name, email, topic, body)
        values ('Ana', 'ana@example.com', 'Envíos', 'Hola') returning id`,
  );
  await enqueueEmails(database.pool, [
    {
      template: 'contact-acknowledged',
      recipient: 'ana@example.com',
      data: { contactMessageId: contact?.id ?? 0 },
    },
  ]);
  await expect.poll(readMessage).toEqual({ attempts: 1, isSent: false });
  first.kill('SIGKILL');
  await once(first, 'exit');
  smtp.behave('accept');
  const second = await startWorkerProcess();
  await execute(database.pool, sql`update outbox_message set next_attempt_at = now()`);
  await expect.poll(readMessage).toEqual({ attempts: 2, isSent: true });
  expect(smtp.received).toHaveLength(1);
  second.kill('SIGTERM');
  expect(await once(second, 'exit')).toEqual([0, null]);
});
