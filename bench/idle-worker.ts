import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { databaseUrl } from '../scripts/versions/database-url.ts';
import type { EmbeddedConnection } from '../src/server/db/embedded/database.ts';
import { startEmbedded } from '../src/server/db/embedded/start-embedded.ts';
import { migrate } from '../src/server/db/migrate.ts';
import { createPools } from '../src/server/db/pool.ts';
import { migrationsFolder } from '../src/server/open-database.ts';
import { cpuMillis, cpuMillisOfFamily, memoryMegabytes } from './load/process-usage.ts';

interface Ground {
  folder: string;
  target: EmbeddedConnection;
  pool: Pool;
}

/** The jobs of the start are over, and most of what Node compiles. */
const SETTLE_MILLIS = 60_000;

/**
 * What a worker costs with nothing to send and only its scheduled jobs to run, on an empty database: its first start and
 * the next one, then statements and processor time a second.
 */
export async function measureIdleWorker(seconds: number): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'plazuela-idle-'));
  const database = await startEmbedded({ dataDir: path.join(folder, 'postgres') });
  const target = database.connection;
  const pools = createPools({ target, max: 1, statementTimeoutMillis: 0, onIdleError: console.error });
  const ground = { folder, target, pool: pools.write };
  try {
    await migrate(pools.write, migrationsFolder);
    console.log(`tables before: ${await countTables(ground)}`);
    await stop(await start(ground, 'first start'));
    console.log(`tables after: ${await countTables(ground)}`);
    const worker = await start(ground, 'next start');
    await sleep(SETTLE_MILLIS);
    await measureIdle(ground, worker.pid ?? 0, seconds);
    await stop(worker);
  } finally {
    await pools.end();
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function start(ground: Ground, name: string): Promise<ChildProcess> {
  const { folder, target } = ground;
  const startedAt = performance.now();
  const commitsBefore = await countCommits(ground);
  const worker = spawn(process.execPath, ['dist/server/worker.js'], {
    cwd: path.resolve(import.meta.dirname, '..'),
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PLAZUELA_MODE: 'demo', DATABASE_URL: databaseUrl(target), DATA_DIR: folder },
  });
  const { stdout, pid = 0 } = worker;
  if (!stdout) throw new Error('The worker has no output');
  for await (const line of createInterface({ input: stdout })) if (line.startsWith('Worker running')) break;
  const millis = performance.now() - startedAt;
  const cpu = cpuMillis(pid);
  await sleep(2_000);
  const commits = (await countCommits(ground)) - commitsBefore;
  console.log(
    `${name}: ${millis.toFixed(0)} ms, cpu ${cpu} ms, ${commits} transactions until two seconds later`,
  );
  return worker;
}

async function measureIdle(ground: Ground, pid: number, seconds: number): Promise<void> {
  const postmaster = Number(
    (await readFile(path.join(ground.folder, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n')[0],
  );
  const read = async () => ({
    commits: await countCommits(ground),
    app: cpuMillis(pid),
    postgres: cpuMillisOfFamily(postmaster),
  });
  const before = await read();
  await sleep(seconds * 1_000);
  const after = await read();
  const perSecond = (key: keyof typeof after) => ((after[key] - before[key]) / seconds).toFixed(2);
  console.log(
    `idle, ${seconds} s: ${perSecond('commits')} transactions a second, cpu app ${perSecond('app')} ms a second, ` +
      `cpu postgres ${perSecond('postgres')} ms a second, memory ${memoryMegabytes(pid).now.toFixed(0)} MB`,
  );
}

async function stop(worker: ChildProcess): Promise<void> {
  const startedAt = performance.now();
  worker.kill('SIGTERM');
  await once(worker, 'exit');
  console.log(`stop: ${(performance.now() - startedAt).toFixed(0)} ms`);
}

async function countCommits({ pool }: Ground): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    'select xact_commit::int as n from pg_stat_database where datname = current_database()',
  );
  return rows[0]?.n ?? 0;
}

async function countTables({ pool }: Ground): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    `select count(*)::int as n from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema')`,
  );
  return rows[0]?.n ?? 0;
}
