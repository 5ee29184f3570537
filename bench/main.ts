/**
 * npm run bench [-- PART]: what the built shop costs in a marketplace of 10,000 products in 100 categories (filled once
 * below DATA_DIR/bench-10000 in a minute), in processor time of the app and of the database beside the issue's aims. Compare
 * processor time rather than milliseconds of a clock: it carries over to busy machines. BENCH_SECONDS a run (4; 2 is
 * enough to see what a change does).
 *
 * pages: kept and fresh pages, with and without a session, and a crawler's walk
 * orders: whole purchases with their mails, then their statements and rows by table
 * reads: calls of the public API
 * visits: bytes of documents, what a browser loads of them
 * lists [words of their names]: the first pages of the panels' lists, with 100,000 orders and one shop of 20,000 products
 *   and 50,000 orders; fails when one is over its aim
 * growth [words]: all of it and the panels at both ends: 10,000 products in 100 categories, and 1,000,000 products in 3,000
 *   categories with 10,000 shops and 1,000,000 orders (below DATA_DIR/bench-1000000); then backup and restore. Fails when
 *   something costs more than 1.5 times as much and 0.5 ms more at the big end
 * bulk: p95 of the shop's pages without and beside a change of 20,000 products of one shop (BENCH_SECONDS: alone, 20);
 *   fails when they are slower by more than a quarter
 * search [held-out]: how well the demo's search answers judged queries, and the worst 30 of the open ones; with held-out,
 *   to be asked for last, also of those kept aside. Needs no build
 * migrations [products]: how a database of the state before variants, with 97 and with so many products (200,000, up to
 *   1,000,000), migrates to this version while it is read and written; fails when anybody waits over two seconds or a price,
 *   a stock or an address changes. Needs the history, and no build
 * parts [ledger.jsonl of a campaign]: which statements and purchases would cross parts of a database that is parted by shop or
 *   by order (decision 035); needs no build
 * worker: a worker with nothing to do, over BENCH_SECONDS (180)
 *
 * Without a part: pages, orders, reads and visits.
 */
import { spawnSync } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { measureGrowth } from './growth/run.ts';
import { measureIdleWorker } from './idle-worker.ts';
import { measure, untilQuiet } from './load/measure.ts';
import type { Operation } from './load/operation.ts';
import { memoryMegabytes } from './load/process-usage.ts';
import { startHello, startShop } from './load/shop.ts';
import { isOver, printHead, printMeasured } from './load/table.ts';
import { openMarketplace } from './marketplace/open-marketplace.ts';
import { BULK, LISTS, SMALL } from './marketplace/sizes.ts';
import { measureMigrations } from './migrations/run.ts';
import { measureBulkChange } from './operations/bulk.ts';
import { printCrawlersHarm } from './operations/crawl.ts';
import { type Ground, surveyGround } from './operations/ground.ts';
import { printOrderWork } from './operations/order-work.ts';
import { orderOperations } from './operations/orders.ts';
import { pageOperations } from './operations/pages.ts';
import { panelOperations } from './operations/panels.ts';
import { readOperations } from './operations/reads.ts';
import { measureParts } from './parts/run.ts';
import { measureSearch } from './search/run.ts';
import { measureWeights } from './weights/run.ts';

const PORT = Number(process.env.BENCH_PORT ?? 4700);
const connectionCounts = [10, 50];
const shopParts = ['pages', 'orders', 'reads', 'visits'];
/** What V8 no longer uses it gives back once nobody asks for anything. */
const REST_SECONDS = 30;

const [part, ...words] = process.argv.slice(2);
if (part === 'search') {
  await measureSearch({ showsHeldOut: words.includes('held-out') });
  process.exit();
}

if (part === 'migrations') process.exit((await measureMigrations(Number(words[0] ?? 200_000))) ? 0 : 1);
if (part === 'parts') {
  await measureParts(words[0]);
  process.exit();
}

const build = spawnSync(process.execPath, ['scripts/build.mjs', '--if-changed'], { stdio: 'inherit' });
if (build.status !== 0) process.exit(1);

console.log(
  `Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim()}, load average ${loadavg()[0]?.toFixed(1)}\n`,
);
if (part === 'worker') await measureIdleWorker(Number(process.env.BENCH_SECONDS ?? 180));
else if (part === 'growth') process.exitCode = (await measureGrowth(PORT, words)) ? 0 : 1;
else if (part === 'bulk') process.exitCode = (await measureBulk()) ? 0 : 1;
else if (part === 'lists') process.exitCode = (await measureLists()) ? 0 : 1;
else if (part === undefined || shopParts.includes(part)) await measureShop(part ? [part] : shopParts);
else {
  console.error(
    `No part is called ${part}: ${[...shopParts, 'lists', 'bulk', 'growth', 'search', 'migrations', 'parts', 'worker'].join(', ')}.`,
  );
  process.exitCode = 1;
}

async function measureShop(parts: readonly string[]): Promise<void> {
  const shop = await startShop(PORT, await openMarketplace(SMALL));
  try {
    await untilQuiet(shop);
    const ground = await surveyGround(shop);
    const operations = await operationsOf(ground, parts);
    if (operations.length > 0) await measureLoad(ground, operations);
    if (parts.includes('pages')) await printCrawlersHarm(ground);
    if (operations.length > 0) await printMemory(shop);
    if (parts.includes('orders')) await printOrderWork(shop);
    if (parts.includes('visits')) await measureWeights(ground);
  } finally {
    await shop.stop();
  }
}

async function operationsOf(ground: Ground, parts: readonly string[]): Promise<Operation[]> {
  return [
    ...(parts.includes('pages') ? pageOperations(ground) : []),
    ...(parts.includes('reads') ? readOperations(ground) : []),
    ...(parts.includes('orders') ? await orderOperations(ground.shop) : []),
  ];
}

async function measureLoad({ shop }: Ground, operations: readonly Operation[]): Promise<void> {
  printHead();
  const hello = await startHello(PORT + 1);
  const reference = { name: 'hello of node:http', turn: () => [{ path: '/' }] as [{ path: string }] };
  for (const connections of connectionCounts) printMeasured(await measure(hello, reference, connections));
  hello.stop();
  for (const operation of operations)
    for (const connections of connectionCounts) printMeasured(await measure(shop, operation, connections));
}

async function printMemory({ pid }: Ground['shop']): Promise<void> {
  const { highest } = memoryMegabytes(pid);
  await sleep(REST_SECONDS * 1_000);
  const { now } = memoryMegabytes(pid);
  console.log(
    `\nMemory of the app: highest ${highest.toFixed(0)} MB, after ${REST_SECONDS} s without requests ${now.toFixed(0)} (aim 280)`,
  );
}

async function measureBulk(): Promise<boolean> {
  const shop = await startShop(PORT, await openMarketplace(BULK));
  try {
    await untilQuiet(shop);
    return await measureBulkChange(await surveyGround(shop));
  } finally {
    await shop.stop();
  }
}

async function measureLists(): Promise<boolean> {
  const shop = await startShop(PORT, await openMarketplace(LISTS));
  try {
    const lists = (await panelOperations(await surveyGround(shop))).filter(
      ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
    );
    printHead();
    let isGood = true;
    for (const list of lists) {
      const measured = await measure(shop, list, 1);
      printMeasured(measured);
      isGood &&= measured.errors === 0 && !isOver(measured);
    }
    return isGood;
  } finally {
    await shop.stop();
  }
}
