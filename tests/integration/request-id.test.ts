import { execFile } from 'node:child_process';
import path from 'node:path';
import { Writable } from 'node:stream';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute, query, sql } from '../../src/server/db/sql.ts';
import { createLog } from '../../src/server/log.ts';
import { causedBy } from '../../src/server/telemetry/cause.ts';
import { createTestDatabase, type TestDatabase } from '../support/postgres.ts';

const project = path.resolve(import.meta.dirname, '../..');

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('slow and failed statements are told with the request that sent them, without their values', async () => {
  let written = '';
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      written += chunk;
      done();
    },
  });
  const cause = { requestId: 'f3b1c2d4-0001', log: createLog('info', stream), span: null };
  await causedBy(cause, async () => {
    await query(database.pool, sql`select 1 from pg_sleep(0.3)`);
    const failing = sql`update seller set display_name = ${'maria'} where id = ${'maria'}::text::int`;
    await expect(execute(database.pool, failing)).rejects.toThrow();
  });
  const lines = written
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    // On a busy machine any statement is slow.
    .filter(({ msg, summary }) => msg !== 'slow statement' || summary === 'select pg_sleep');
  expect(lines).toMatchObject([
    { msg: 'slow statement', reqId: cause.requestId, summary: 'select pg_sleep' },
    { msg: 'statement failed', reqId: cause.requestId, summary: 'update seller', code: '22P02' },
  ]);
  // Beside many other tests of one process all names are taken.
  for (const { statement } of lines) expect(statement).toMatch(/^([\w-]{22}|unnamed)$/);
  expect(written).not.toContain('maria');
});

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
  const program = ['--input-type=module', '--eval', START];
  const env = { PATH: process.env.PATH ?? '', ...environment };
  const { stdout } = await promisify(execFile)(process.execPath, program, { cwd: project, env });
  return JSON.parse(stdout) as { own: number; library: number };
}

test('OpenTelemetry is loaded by whoever asks for it, and by nobody else', async () => {
  const off = await countLoaded({ OTEL_SERVICE_NAME: 'tienda' });
  expect(off.own).toBeGreaterThan(300);
  expect(off.library).toBe(0);
  const on = await countLoaded({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
  expect(on.library).toBeGreaterThan(20);
}, 300_000);
