import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { createApp } from '../../src/server/app.ts';
import { readConfig } from '../../src/server/config.ts';
import { registerSlowBodies } from '../../src/server/http/slow-bodies.ts';
import { registerUnreadBodies } from '../../src/server/http/unread-body.ts';
import { createLog } from '../../src/server/log.ts';
import { openConnection, requestHead } from '../support/kept-connection.ts';

let app: FastifyInstance;
afterEach(() => app.close());

/** The real server with shorter limits, and a call that echoes the length of its body. */
async function listen(limits: { graceMillis: number; bytesPerSecond: number; silenceMillis: number }) {
  const config = readConfig({ LOG_LEVEL: 'silent' });
  app = await createApp(config, createLog(config.logLevel));
  registerSlowBodies(app, { ...limits, lookEveryMillis: 20 });
  registerUnreadBodies(app);
  app.post('/length', async ({ body }) => ({ length: JSON.stringify(body).length }));
  await app.listen({ host: '127.0.0.1', port: 0 });
  return openConnection((app.server.address() as AddressInfo).port);
}

const head = (length: number) =>
  requestHead('POST', '/length', { 'content-type': 'application/json', 'content-length': length });

test('a body that trickles ends with 408 in Spanish and a closed connection', async () => {
  const connection = await listen({ graceMillis: 100, bytesPerSecond: 1_000, silenceMillis: 3_600_000 });
  connection.write(head(10_000));
  const trickle = setInterval(() => connection.write('1'), 20);
  const answer = await connection.reply();
  clearInterval(trickle);
  expect(answer.status).toBe(408);
  expect(JSON.parse(answer.body)).toMatchObject({ status: false, code: 'too-slow' });
  await connection.closed;
});

test('a body that stops ends, however much of it came before', async () => {
  const connection = await listen({ graceMillis: 3_600_000, bytesPerSecond: 1, silenceMillis: 100 });
  connection.write(head(200_000));
  connection.write('1'.repeat(100_000));
  expect((await connection.reply()).status).toBe(408);
  await connection.closed;
});

test('a body that comes at its pace may take any time', async () => {
  const connection = await listen({ graceMillis: 2_000, bytesPerSecond: 1, silenceMillis: 3_600_000 });
  connection.write(head(400));
  for (let count = 0; count < 40; count++) {
    connection.write('1'.repeat(10));
    await wait(60);
  }
  expect((await connection.reply()).status).toBe(200);
  connection.end();
});

test('a head that never ends is not waited for', async () => {
  await listen({ graceMillis: 0, bytesPerSecond: 1, silenceMillis: 1_000 });
  expect(app.server.headersTimeout).toBe(20_000);
  expect(app.server.requestTimeout).toBeGreaterThan(0);
});
