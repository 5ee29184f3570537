import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import settings from '../../scripts/node-settings.json' with { type: 'json' };
import { databaseUrl } from '../../scripts/versions/database-url.ts';
import type { EmbeddedConnection } from '../../src/server/db/embedded/database.ts';
import { startEmbedded } from '../../src/server/db/embedded/start-embedded.ts';
import { createPools, type Pools } from '../../src/server/db/pool.ts';

const projectFolder = path.resolve(import.meta.dirname, '../..');

export interface Shop {
  url: string;
  pid: number;
  postgresPid: number;
  pools: Pools;
  /** Where a superuser finds the database; the shop's own role is none. */
  connection: EmbeddedConnection;
  stop: () => Promise<void>;
}

/**
 * The built shop in a process of its own, as `npm start` runs it, on PostgreSQL with its usual settings: on that data
 * folder, or on a fresh demo.
 */
export async function startShop(port: number, folder?: string): Promise<Shop> {
  const ownFolder = folder ? null : await mkdtemp(path.join(tmpdir(), 'plazuela-bench-'));
  const dataDir = path.resolve(folder ?? ownFolder ?? '');
  const databaseFolder = path.join(dataDir, 'postgres');
  const database = await startEmbedded({ dataDir: databaseFolder });
  const app = spawn(process.execPath, [...settings.flags, 'dist/server/main.js'], {
    cwd: projectFolder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...settings.environment,
      NODE_COMPILE_CACHE: '.cache/node',
      PLAZUELA_MODE: 'demo',
      PAGES_PER_SECOND: '0',
      CALLS_PER_SECOND: '0',
      DATABASE_URL: databaseUrl(database.connection),
      DATA_DIR: dataDir,
      PORT: String(port),
      // Each request may name its own visitor, so that the rate limits do not answer in place of the shop.
      TRUSTED_PROXIES: '1',
    },
  });
  const url = `http://localhost:${port}`;
  await waitUntilReady(url, app);
  const pools = createPools({
    target: database.connection,
    max: 1,
    statementTimeoutMillis: 0,
    onIdleError: console.error,
  });
  return {
    url,
    pid: app.pid ?? 0,
    postgresPid: Number(
      (await readFile(path.join(databaseFolder, 'cluster/postmaster.pid'), 'utf8')).split('\n')[0],
    ),
    pools,
    connection: database.connection,
    stop: async () => {
      await pools.end();
      app.kill('SIGTERM');
      if (app.exitCode === null) await once(app, 'exit');
      await database.stop();
      if (ownFolder) await rm(ownFolder, { recursive: true, force: true });
    },
  };
}

/** The thinnest server that Node can be: what the others are measured against. */
export async function startHello(port: number): Promise<{ url: string; pid: number; stop: () => void }> {
  const script = `require('node:http').createServer((_, reply) => reply.end('hello')).listen(${port})`;
  const hello = spawn(process.execPath, ['-e', script], { stdio: 'inherit' });
  const url = `http://localhost:${port}`;
  await waitUntilReady(url, hello);
  return { url, pid: hello.pid ?? 0, stop: () => hello.kill() };
}

async function waitUntilReady(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    if (child.exitCode !== null) throw new Error('The server ended before it was ready, see above.');
    const reply = await fetch(`${url}/readyz`).catch(() => null);
    if (reply?.ok) return;
    await sleep(100);
  }
  throw new Error(`${url} did not become ready`);
}
