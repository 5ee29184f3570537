import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute, query, sql } from '../../src/server/db/sql.ts';
import { createLog } from '../../src/server/log.ts';
import { causedBy } from '../../src/server/telemetry/cause.ts';
import { buildSeller } from '../support/catalog-factories.ts';
import { createTestDatabase, type TestDatabase } from '../support/postgres.ts';
import { startServerProcess } from '../support/server-process.ts';

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
    await query(database.pool, sql`select 2`);
  });
  const lines = written
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines).toMatchObject([
    { msg: 'slow statement', reqId: cause.requestId, summary: 'select pg_sleep' },
    { msg: 'statement failed', reqId: cause.requestId, summary: 'update seller', code: '22P02' },
  ]);
  for (const { statement } of lines) expect(statement).toMatch(/^[\w-]{22}$/);
  expect(written).not.toContain('maria');
});

test('OpenTelemetry is loaded by whoever asks for it, and by nobody else', async () => {
  await buildSeller(database.pool);
  const folder = await mkdtemp(path.join(tmpdir(), 'plazuela-loads-'));
  const hook = path.join(folder, 'hook.mjs');
  const loaded = path.join(folder, 'loaded');
  await writeFile(
    hook,
    `import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
registerHooks({ load: (url, context, next) => {
  if (url.includes('opentelemetry') || url.endsWith('/main.ts')) appendFileSync(${JSON.stringify(loaded)}, url + '\\n');
  return next(url, context);
} });`,
  );
  const countLoaded = async (environment: Record<string, string>) => {
    await writeFile(loaded, '');
    const { host, port, user, database: name } = database.connection as Record<string, string>;
    const server = await startServerProcess(folder, {
      NODE_OPTIONS: `--import ${hook}`,
      DATABASE_URL: `postgres:///${name}?host=${host}&port=${port}&user=${user}`,
      ...environment,
    });
    try {
      const isUp = () => fetch(`${server.origin}/healthz`).then(({ status }) => status);
      await expect.poll(() => isUp().catch(() => 0), { timeout: 60_000, interval: 100 }).toBe(200);
      const urls = await readFile(loaded, 'utf8');
      expect(urls).toContain('main.ts');
      return urls.split('\n').filter((url) => url.includes('opentelemetry')).length;
    } finally {
      server.process.kill('SIGKILL');
      await server.ended;
    }
  };
  expect(await countLoaded({ OTEL_SERVICE_NAME: 'tienda' })).toBe(0);
  expect(await countLoaded({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' })).toBeGreaterThan(20);
  await rm(folder, { recursive: true, force: true });
});
