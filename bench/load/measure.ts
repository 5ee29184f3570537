import { setTimeout as sleep } from 'node:timers/promises';
import autocannon, { type Request } from 'autocannon';
import type { Asked, Operation } from './operation.ts';
import { cpuMillis, cpuMillisOfFamily, memoryMegabytes } from './process-usage.ts';

/** Milliseconds; of the processor a turn. */
export interface Measured {
  name: string;
  aimMillis: number | undefined;
  connections: number;
  turnsPerSecond: number;
  /** Of single requests. */
  p50: number;
  p99: number;
  appMillis: number;
  postgresMillis: number;
  /** Share of the requests that found a kept page. */
  keptShare: number;
  /** Resident memory of the app now. */
  megabytes: number;
  /** Uncompressed or compressed as the operation asks for it. */
  bytesPerRequest: number;
  errors: number;
}

export interface Target {
  url: string;
  pid: number;
  postgresPid?: number;
}

const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
/** The app's program is compiled anew while it is used: a search costs half as much after some seconds. */
const WARM_UP_SECONDS = SECONDS;
/** A connection of the database makes its plans anew for the first five calls of a statement. */
const WARM_UP_TURNS_A_CONNECTION = 10;
/** Also when the machine is busy: the kernel counts processor time in hundredths of a second. */
const FEWEST_TURNS = 60;

/**
 * Runs an operation for about BENCH_SECONDS after as long a warm-up; processor time is read from /proc around it. As many
 * turns as the warm-up promises, so that every turn that was begun is counted.
 */
export async function measure(target: Target, operation: Operation, connections: number): Promise<Measured> {
  const steps = operation.turn().length;
  const shape = { connections, steps };
  const warmUp = await load(target, operation, { ...shape, duration: WARM_UP_SECONDS });
  const turnsLeft = WARM_UP_TURNS_A_CONNECTION * connections - warmUp['2xx'] / steps;
  if (turnsLeft > 0)
    await load(target, operation, {
      ...shape,
      amount: Math.ceil(turnsLeft / connections) * connections * steps,
    });
  const before = await settle(target, operation);
  const promised = (warmUp['2xx'] / WARM_UP_SECONDS) * SECONDS;
  // Each connection makes whole turns.
  const turnsWanted = Math.max(promised / steps, FEWEST_TURNS);
  const amount = Math.ceil(turnsWanted / connections) * connections * steps;
  const result = await load(target, operation, { ...shape, amount });
  const after = await settle(target, operation);
  const turns = result['2xx'] / steps || 1;
  return {
    name: operation.name,
    aimMillis: operation.aimMillis,
    connections,
    turnsPerSecond: turns / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    appMillis: (after.app - before.app) / turns,
    postgresMillis: (after.postgres - before.postgres) / turns,
    keptShare: (after.keptPages - before.keptPages) / (result['2xx'] || 1),
    megabytes: memoryMegabytes(target.pid).now,
    bytesPerRequest: result.throughput.total / (result.requests.total || 1),
    errors: result.errors + result.non2xx,
  };
}

const SETTLE_MILLIS = 200;
const SETTLE_TURNS = 50;
/** An app with nothing to do but its clocks takes less of the processor. */
const IDLE_SHARE = 0.1;

/** The usage once the app has nothing left to do: pages are compressed once more after they were sent. */
async function settle(target: Target, operation: Operation) {
  await operation.finish?.();
  let app = cpuMillis(target.pid);
  for (let turn = 0; turn < SETTLE_TURNS; turn++) {
    await sleep(SETTLE_MILLIS);
    const now = cpuMillis(target.pid);
    if (now - app <= SETTLE_MILLIS * IDLE_SHARE) break;
    app = now;
  }
  const keptPages = await countKeptPages(target);
  const postgres = target.postgresPid ? cpuMillisOfFamily(target.postgresPid) : 0;
  return { app: cpuMillis(target.pid), postgres, keptPages };
}

const START_SECONDS = 900;
/** A job that walks through a big marketplace rests for some seconds between its steps. */
const QUIET_SECONDS = 10;

/** Waits until the jobs of the start are over: in a big marketplace they take minutes. */
export async function untilQuiet({ pid, postgresPid = 0 }: Target): Promise<void> {
  const busy = () => cpuMillis(pid) + cpuMillisOfFamily(postgresPid);
  let last = busy();
  for (let second = 0, quiet = 0; second < START_SECONDS && quiet < QUIET_SECONDS; second++) {
    await sleep(1_000);
    const now = busy();
    quiet = now - last <= 1_000 * IDLE_SHARE ? quiet + 1 : 0;
    last = now;
  }
}

/** How many requests the page cache has answered since the start. */
export async function countKeptPages({ url }: Pick<Target, 'url'>): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^\w*page_cache_hits_total (\d+)/m.exec(text)?.[1] ?? 0);
}

interface Load {
  connections: number;
  /** Requests of a turn. */
  steps: number;
  /** Seconds. */
  duration?: number;
  /** Requests of all connections together. */
  amount?: number;
}

function load({ url }: Target, operation: Operation, { steps, ...extent }: Load) {
  return autocannon({ url, ...extent, timeout: TIMEOUT_SECONDS, requests: requestsOf(operation, steps) });
}

const TIMEOUT_SECONDS = 60;

/** Who names no program is taken for a crawler, which is slowed. */
const PERSON = { 'user-agent': 'Mozilla/5.0 (X11; Linux x64) Chrome/140' };

/** Each connection has a turn of its own under way. */
function requestsOf({ turn }: Operation, steps: number): Request[] {
  return Array.from({ length: steps }, (_, step) => ({
    setupRequest: (request, context: { turn?: Asked[] }) => {
      if (step === 0) context.turn = turn();
      const { path = '/', method = 'GET', body, headers: own } = context.turn?.[step] ?? {};
      const headers = { ...PERSON, ...own };
      return { ...request, path, method, headers, ...(body === undefined ? {} : { body }) };
    },
  }));
}
