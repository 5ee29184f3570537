import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../support/postgres.ts';

const project = path.resolve(import.meta.dirname, '../..');

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** In a process of its own: beside many other tests of one all names of statements are taken. */
const SLOW_AND_FAILED = `
import pg from 'pg';
const { execute, query, sql } = await import('./src/server/db/sql.ts');
const { createLog } = await import('./src/server/log.ts');
const { causedBy } = await import('./src/server/telemetry/cause.ts');
const pool = new pg.Pool(JSON.parse(process.env.CONNECTION));
await causedBy({ requestId: 'f3b1c2d4-0001', log: createLog('info', process.stdout), span: null }, async () => {
  await query(pool, sql\`select 1 from pg_sleep(0.3)\`);
  const failing = sql\`update seller set display_name = \${'maria'} where id = \${'maria'}::text::int\`;
  await execute(pool, failing).then(() => process.exit(1), () => {});
});
await pool.end();`;

test('slow and failed statements are told with the request that sent them, without their values', async () => {
  const { host, port, user, database: name } = database.connection;
  const written = await runAlone(SLOW_AND_FAILED, {
    CONNECTION: JSON.stringify({ host, port, user, database: name }),
  });
  const lines = written
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    // On a busy machine any statement is slow.
    .filter(({ msg, summary }) => msg !== 'slow statement' || summary === 'select pg_sleep');
  expect(lines).toMatchObject([
    { msg: 'slow statement', reqId: 'f3b1c2d4-0001', summary: 'select pg_sleep' },
    { msg: 'statement failed', reqId: 'f3b1c2d4-0001', summary: 'update seller', code: '22P02' },
  ]);
  for (const { statement } of lines) expect(statement).toMatch(/^[\w-]{22}$/);
  expect(written).not.toContain('maria');
}, 60_000);

/** Everything that a start of the server and the worker loads, without starting either. */
const START = `
import { registerHooks } from 'node:module';
const urls = [];
registerHooks({ load: (url, context, next) => (urls.push(url), next(url, context)) });
await import('./src/server/server.ts');
await import('./src/server/worker/start-worker.ts');
const { readConfig } = await import('./src/server/config.ts');
const { createLog } = await import('./src/server/log.ts');
const { startTelemetry } = await import('./src/server/telemetry/start-telemetry.ts');
await startTelemetry(readConfig(process.env).telemetry, createLog('silent'));
const own = urls.filter((url) => url.includes('/src/server/')).length;
console.log(JSON.stringify({ own, library: urls.filter((url) => url.includes('opentelemetry')).length }));
process.exit();`;

async function countLoaded(environment: Record<string, string>) {
  return JSON.parse(await runAlone(START, environment)) as { own: number; library: number };
}

/** A program in a process of its own; answers what it wrote. */
async function runAlone(program: string, environment: Record<string, string>): Promise<string> {
  const words = ['--input-type=module', '--eval', program];
  const env = { PATH: process.env.PATH ?? '', ...environment };
  return (await promisify(execFile)(process.execPath, words, { cwd: project, env })).stdout;
}

test('OpenTelemetry is loaded by whoever asks for it, and by nobody else', async () => {
  const off = await countLoaded({ OTEL_SERVICE_NAME: 'tienda' });
  expect(off.own).toBeGreaterThan(300);
  expect(off.library).toBe(0);
  const on = await countLoaded({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
  expect(on.library).toBeGreaterThan(20);
}, 300_000);
