import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';

/** All in milliseconds a request. CPU of the app includes its own in-process HTTP client, some 0.1 ms. */
export interface Measurement {
  p50: number;
  p95: number;
  worst: number;
  appCpu: number;
  databaseCpu: number;
}

const rounds = 300;
const warmUps = 40;

/** Calls the paths in turn, one after another. */
export async function measure(app: FastifyInstance, pool: Pool, paths: string[]): Promise<Measurement> {
  const call = async (round: number) => {
    const path = paths[round % paths.length] ?? '';
    const response = await app.inject(`/api${path}`);
    if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode} ${response.body}`);
  };
  for (let round = 0; round < warmUps; round++) await call(round);
  const backends = await listBackends(pool);
  const databaseBefore = await cpuMillisOf(backends);
  const appBefore = process.cpuUsage();
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    await call(round);
    times.push(performance.now() - start);
  }
  const app_ = process.cpuUsage(appBefore);
  times.sort((left, right) => left - right);
  return {
    p50: times[Math.floor(rounds * 0.5)] ?? 0,
    p95: times[Math.floor(rounds * 0.95)] ?? 0,
    worst: times.at(-1) ?? 0,
    appCpu: (app_.user + app_.system) / 1_000 / rounds,
    databaseCpu: ((await cpuMillisOf(backends)) - databaseBefore) / rounds,
  };
}

async function listBackends(pool: Pool): Promise<number[]> {
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'`,
  );
  return rows.map(({ pid }) => pid);
}

/** Linux only: nanoseconds on the processor are the first number of schedstat. */
async function cpuMillisOf(processIds: number[]): Promise<number> {
  const texts = await Promise.all(
    processIds.map((id) => readFile(`/proc/${id}/schedstat`, 'utf8').catch(() => '0')),
  );
  return texts.reduce((sum, text) => sum + Number(text.split(' ')[0]), 0) / 1e6;
}
