import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildSeller } from '../support/catalog-factories.ts';
import { type DatabaseProxy, startDatabaseProxy } from '../support/database-proxy.ts';
import { createTestDatabase, type TestDatabase } from '../support/postgres.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';

const PATIENT = { timeout: 60_000, interval: 50 };

let folder: string;
let database: TestDatabase;
let proxy: DatabaseProxy;
let server: ServerProcess;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'plazuela-process-'));
  database = await createTestDatabase();
  // With a shop in it the demo is not made, which would take most of the time.
  await buildSeller(database.pool);
  proxy = await startDatabaseProxy(database.connection);
});
afterEach(async () => {
  server.process.kill('SIGKILL');
  await server.ended;
  await proxy.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

interface Reply {
  status: number;
  connection: string | undefined;
  body: string;
}

function get(agent: Agent, url: string): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent }, (reply) => {
      let body = '';
      reply.on('data', (chunk) => (body += chunk));
      reply.on('end', () =>
        resolve({ status: reply.statusCode ?? 0, connection: reply.headers.connection, body }),
      );
      reply.on('error', reject);
    });
    asked.on('error', reject).end();
  });
}

const statusOf = (url: string) =>
  fetch(url).then(
    (reply) => reply.status,
    () => 0,
  );

test('a stop under traffic turns readiness first, answers what still comes and resets nothing', async () => {
  server = await startServerProcess(folder, {
    DATABASE_URL: proxy.url,
    WORKER: 'apart',
    DRAIN_SECONDS: '2',
  });
  const { origin } = server;
  await expect.poll(() => statusOf(`${origin}/readyz`), PATIENT).toBe(200);
  // Opened ahead, as browsers do, and never used: it may not keep the stop waiting.
  const silent = connect(Number(new URL(origin).port), '127.0.0.1');
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  const replies: Reply[] = [];
  // Of those that were asked for after readiness had turned.
  const lastOnes: Reply[] = [];
  const failures: unknown[] = [];
  let isReady = true;
  let isOpen = true;
  const visitor = async (url: string) => {
    while (isOpen) {
      const kept = isReady ? replies : lastOnes;
      await get(agent, url).then(
        (reply) => kept.push(reply),
        (error: unknown) => failures.push(error),
      );
    }
  };
  const visitors = Array.from({ length: 10 }, (_, index) =>
    visitor(index % 2 ? `${origin}/productos` : `${origin}/api/vendedores`),
  );
  await sleep(300);
  server.process.kill('SIGTERM');
  // As a load balancer does: no visitor is sent here once it is not ready.
  await expect.poll(() => statusOf(`${origin}/readyz`), PATIENT).toBe(503);
  isReady = false;
  await expect.poll(() => lastOnes.length, PATIENT).toBeGreaterThan(50);
  isOpen = false;
  await Promise.all(visitors);

  expect(failures).toEqual([]);
  expect(new Set([...replies, ...lastOnes].map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(lastOnes.map(({ connection }) => connection))).toEqual(new Set(['close']));
  expect(await server.ended).toBe(0);
  silent.destroy();
}, 180_000);

test('a request that comes over an open connection when the port is closed already is answered all the same', async () => {
  server = await startServerProcess(folder, {
    DATABASE_URL: proxy.url,
    WORKER: 'apart',
    DRAIN_SECONDS: '0',
  });
  const { origin } = server;
  await expect.poll(() => statusOf(`${origin}/readyz`), PATIENT).toBe(200);
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => (received += chunk));
  // The beginning of a request: the connection is neither idle nor silent while the server closes.
  socket.write('GET /productos HTTP/1.1\r\nHost: localhost\r\n');
  await sleep(200);
  server.process.kill('SIGTERM');
  await expect.poll(() => statusOf(`${origin}/healthz`), PATIENT).toBe(0);
  socket.write('\r\n');
  await expect.poll(() => received, PATIENT).toContain('pagina');
  expect(received).toMatch(/^HTTP\/1\.1 200 OK/);
  expect(received.toLowerCase()).toContain('connection: close');
  expect(await server.ended).toBe(0);
}, 180_000);

test('a database that goes away in the first seconds is waited for: jobs and pages work after it', async () => {
  const moments = ['document_type', 'from catalogue_change', 'insert into job_state', 'update job_state'];
  let next = proxy.cutAt(moments[0] ?? '');
  server = await startServerProcess(folder, { DATABASE_URL: proxy.url });
  for (const moment of moments.slice(1)) {
    await next;
    await sleep(200);
    expect([moment, server.process.exitCode]).toEqual([moment, null]);
    next = proxy.cutAt(moment);
    await proxy.restore();
  }
  await next;
  await proxy.restore();
  await expect.poll(() => statusOf(`${server.origin}/readyz`), PATIENT).toBe(200);
  const finished = async () => {
    const { rows } = await database.pool.query(
      'select count(*)::int as n from job_state where finished_at is not null and problem is null',
    );
    return rows[0].n as number;
  };
  await expect.poll(finished, PATIENT).toBeGreaterThan(0);
  expect(await statusOf(`${server.origin}/productos`)).toBe(200);
  expect(server.process.exitCode).toBeNull();
}, 180_000);
