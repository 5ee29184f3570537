import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { someAddress } from '../load/operation.ts';
import { cpuMillis, cpuMillisOfFamily } from '../load/process-usage.ts';
import type { Ground } from './ground.ts';

/** Of the shop's pages, each as many visitors as would look in an hour of rush at a shop of this size. */
const REQUESTS_PER_SECOND = 20;
const ALONE_SECONDS = Number(process.env.BENCH_SECONDS ?? 20);
/** On a busy machine a whole change takes long; what was not reached by then is left out, and said so. */
const LONGEST_SECONDS = Number(process.env.BENCH_LONGEST ?? 900);
/** The aim: a change of 20,000 products makes pages at most a quarter slower. */
const LARGEST_FACTOR = 1.25;
/** Milliseconds below which a difference is noise. */
const NOISE = 2;

interface Watched {
  name: string;
  p50: number;
  p95: number;
  requests: number;
  errors: number;
  seconds: number;
}

/**
 * p95 of the shop's pages alone, beside a change of all products of the shop, beside its undoing, and alone again; false
 * when the change makes them slower by more than a quarter.
 */
export async function measureBulkChange(ground: Ground): Promise<boolean> {
  const alone = async () => watch(ground, 'alone', () => sleep(ALONE_SECONDS * 1_000));
  // What a run that was broken off has left.
  await ground.shop.pools.write.query('delete from bulk_change');
  await alone();
  const before = await alone();
  const usage = cpuOf(ground);
  const change = { kind: 'price', how: 'raise', value: 1, step: 50 };
  const begun = await ask(ground, 'POST', '', {
    key: randomUUID(),
    choice: { filter: { state: 'active' } },
    change,
  });
  const beside = await watch(ground, 'beside the change', () => untilOver(ground, begun.id, 'finished'));
  const spent = cpuOf(ground);
  const reached = await ask(ground, 'GET', `/${begun.id}`);
  await ask(ground, 'POST', `/${begun.id}/deshacer`, {});
  const undoing = await watch(ground, 'beside the undoing', () => untilOver(ground, begun.id, 'undone'));
  const done = await ask(ground, 'GET', `/${begun.id}`);
  // An undoing that was left out would go on.
  await ground.shop.pools.write.query('delete from bulk_change');
  const after = await alone();
  console.log(
    `${done.changedCount} of ${done.productCount} products changed, ${done.undoneCount} put back; ` +
      `processor ms a product, with the pages beside: app ${((spent.app - usage.app) / reached.doneCount).toFixed(2)}, ` +
      `PostgreSQL ${((spent.postgres - usage.postgres) / reached.doneCount).toFixed(2)}\n`,
  );
  for (const one of [before, beside, undoing, after]) print(one);
  const quiet = (before.p95 + after.p95) / 2;
  const isGood = [beside, undoing].every(({ p95 }) => p95 <= quiet * LARGEST_FACTOR + NOISE);
  console.log(
    `\np95 beside the change is ${(beside.p95 / quiet).toFixed(2)} times that of alone (aim ${LARGEST_FACTOR})`,
  );
  return isGood && done.changedCount > 0 && done.undoneCount === done.changedCount;
}

/** Asks pages at an even pace, whether the ones before were answered or not, until the work is over. */
async function watch(ground: Ground, name: string, work: () => Promise<unknown>): Promise<Watched> {
  const latencies: number[] = [];
  let errors = 0;
  const open = new Set<Promise<void>>();
  const begun = performance.now();
  const pages = pagesOf(ground);
  const timer = setInterval(() => {
    const asked = timed(ground.shop.url + pages()).then(
      (millis) => void latencies.push(millis),
      () => void errors++,
    );
    open.add(asked);
    void asked.finally(() => open.delete(asked));
  }, 1_000 / REQUESTS_PER_SECOND);
  await work();
  clearInterval(timer);
  await Promise.all(open);
  latencies.sort((left, right) => left - right);
  const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? 0;
  const seconds = (performance.now() - begun) / 1_000;
  return { name, p50: at(0.5), p95: at(0.95), requests: latencies.length, errors, seconds };
}

/** Home and lists, which are kept until something in them changes, and products, most of which are made anew. */
function pagesOf({ products, mains }: Ground): () => string {
  let turn = 0;
  return () => {
    const one = turn++;
    if (one % 10 === 0) return '/';
    if (one % 10 < 4) return `/productos/category/${mains[one % mains.length]}`;
    return `/producto/${products[one % products.length]}`;
  };
}

async function timed(url: string): Promise<number> {
  const begun = performance.now();
  const reply = await fetch(url, {
    headers: {
      'user-agent': 'Mozilla/5.0 (X11; Linux x64) Chrome/140',
      accept: 'text/html',
      'x-forwarded-for': someAddress(),
    },
  });
  await reply.arrayBuffer();
  if (!reply.ok) throw new Error(`${url}: ${reply.status}`);
  return performance.now() - begun;
}

async function untilOver(ground: Ground, id: number, state: string): Promise<void> {
  const end = performance.now() + LONGEST_SECONDS * 1_000;
  while ((await ask(ground, 'GET', `/${id}`)).state !== state && performance.now() < end) await sleep(500);
}

interface Detail {
  id: number;
  state: string;
  productCount: number;
  changedCount: number;
  undoneCount: number;
  doneCount: number;
}

async function ask({ shop, cookies }: Ground, method: string, path: string, body?: object): Promise<Detail> {
  const reply = await fetch(`${shop.url}/api/vender/productos/cambios${path}`, {
    method,
    headers: { cookie: cookies.seller, 'x-forwarded-for': someAddress(), 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
  return reply.json() as Promise<Detail>;
}

function cpuOf({ shop }: Ground): { app: number; postgres: number } {
  return { app: cpuMillis(shop.pid), postgres: cpuMillisOfFamily(shop.postgresPid) };
}

function print({ name, p50, p95, requests, errors, seconds }: Watched): void {
  console.log(
    `${name.padEnd(20)} p50 ${p50.toFixed(1).padStart(7)} ms  p95 ${p95.toFixed(1).padStart(7)} ms  ` +
      `${String(requests).padStart(6)} pages in ${seconds.toFixed(0).padStart(4)} s, ${errors} errors`,
  );
}
