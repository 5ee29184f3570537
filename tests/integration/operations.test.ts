import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer as createListener, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseUrl } from '../../scripts/versions/database-url.ts';
import { bareEnvironment } from '../support/bare-environment.ts';
import { createTestDatabase, type TestDatabase } from '../support/postgres.ts';
import { writeBuild } from '../support/server-process.ts';

const projectFolder = path.resolve(import.meta.dirname, '../..');
let folder: string;
let database: TestDatabase;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'plazuela-operations-'));
  database = await createTestDatabase();
  await writeBuild(path.join(folder, 'dist'), SLOW_WHEN_ASKED);
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const SLOW_WHEN_ASKED = `if (request.url.includes('lenta')) { console.log('begins to render'); await new Promise((resolve) => setTimeout(resolve, 700)); }`;

interface Started {
  process: ChildProcess;
  output: () => string;
  ended: Promise<number | null>;
}

function start(environment: Record<string, string>): Started {
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: projectFolder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...bareEnvironment,
      NODE_ENV: 'production',
      PLAZUELA_MODE: 'demo',
      WORKER: 'apart',
      LOG_LEVEL: 'fatal',
      HOST: '127.0.0.1',
      DIST_DIR: path.join(folder, 'dist'),
      DATA_DIR: path.join(folder, 'data'),
      DATABASE_URL: databaseUrl(database.connection),
      ...environment,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  return {
    process: child,
    output: () => output,
    ended: once(child, 'exit').then(([code]) => code as number | null),
  };
}

/** Ends with exit code 1 and one line, without a stack. */
async function expectRefusal(environment: Record<string, string>, line: RegExp): Promise<void> {
  const started = start(environment);
  expect(await started.ended).toBe(1);
  expect(started.output()).toMatch(line);
  expect(started.output()).not.toMatch(/^\s+at /m);
}

test('says which settings are wrong, all at once', async () => {
  const environment = { PORT: 'many', WORKER: 'sometimes', GEOCODER: 'google' };
  await expectRefusal(environment, /PORT is a number[\s\S]*WORKER is[\s\S]*GOOGLE_MAPS_KEY/);
});

test('says when production lacks what it needs', () =>
  expectRefusal(
    { PLAZUELA_MODE: 'production' },
    /production needs SMTP_URL[\s\S]*production needs BASE_URL/,
  ));

test('says when the data folder cannot be written', async () => {
  const file = path.join(folder, 'file');
  await writeFile(file, '');
  await expectRefusal({ DATA_DIR: path.join(file, 'data') }, /data folder .* cannot be written \(ENOTDIR\)/);
});

test('says when the database cannot be reached', () =>
  expectRefusal(
    { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' },
    /database cannot be reached.*ECONNREFUSED/,
  ));

test('says when the pages are not built', () =>
  expectRefusal({ DIST_DIR: path.join(folder, 'nothing') }, /not built yet\. Run npm run build/));

test('says when the port is in use', async () => {
  const listener: Server = createListener().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as { port: number };
  await expectRefusal({ PORT: String(port) }, new RegExp(`Port ${port} is in use`));
  listener.close();
});

test('tells where it listens and who may log in, answers, and lets requests finish when it stops', async () => {
  const port = await findFreePort();
  const started = start({ PORT: String(port) });
  const url = `http://127.0.0.1:${port}`;
  await expect.poll(started.output).toContain('/dev/mensajes');
  expect(started.output()).toContain(`http://localhost:${port}`);
  expect(started.output()).toContain('compradora@plazuela.test');
  expect((await fetch(`${url}/readyz`)).status).toBe(200);

  const slow = fetch(`${url}/lenta`);
  await expect.poll(started.output).toContain('begins to render');
  started.process.kill('SIGTERM');
  expect(await (await slow).text()).toContain('pagina');
  expect(await started.ended).toBe(0);
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();
});

async function findFreePort(): Promise<number> {
  const listener = createListener().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as { port: number };
  listener.close();
  return port;
}
