import autocannon from 'autocannon';
import { cpuMillis, cpuMillisOfFamily, memoryMegabytes } from './process-usage.ts';
import type { Scenario } from './scenarios.ts';

export interface Measured {
  name: string;
  connections: number;
  requestsPerSecond: number;
  p50: number;
  p99: number;
  appMillis: number;
  postgresMillis: number;
  megabytes: number;
  errors: number;
}

interface Target {
  url: string;
  pid: number;
  postgresPid?: number;
}

const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);

/** Runs a scenario for some seconds after a short warm-up; processor time is read from /proc around it. */
export async function measure(target: Target, scenario: Scenario, connections: number): Promise<Measured> {
  await load(target, scenario, connections, 1);
  const before = usage(target);
  const result = await load(target, scenario, connections, SECONDS);
  const after = usage(target);
  const answered = result['2xx'] || 1;
  return {
    name: scenario.name,
    connections,
    requestsPerSecond: result['2xx'] / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    appMillis: (after.app - before.app) / answered,
    postgresMillis: (after.postgres - before.postgres) / answered,
    megabytes: memoryMegabytes(target.pid).now,
    errors: result.errors + result.non2xx,
  };
}

function usage({ pid, postgresPid }: Target): { app: number; postgres: number } {
  return { app: cpuMillis(pid), postgres: postgresPid ? cpuMillisOfFamily(postgresPid) : 0 };
}

function load({ url }: Target, scenario: Scenario, connections: number, duration: number) {
  return autocannon({
    url: url + scenario.path,
    connections,
    duration,
    headers: scenario.headers ?? {},
    ...(scenario.request && { requests: [scenario.request] }),
  });
}
