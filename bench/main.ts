/**
 * npm run bench: what pages and calls of the built shop cost, then the first pages of the panels' lists in a marketplace
 * of 100,000 orders with one shop of 20,000 products and 50,000 orders (filled once below DATA_DIR/panel-lists: about five
 * minutes and 2 GB). Compare the ratios to the hello server and processor time rather than milliseconds: they carry over
 * to other machines. BENCH_SECONDS per run (4), BENCH_REQUESTS per list (60), BENCH_DATA_DIR for another catalogue.
 *
 * npm run bench -- lists [words of their names]: the lists alone, or some of them; fails when one is over its aim.
 *
 * npm run bench -- worker: what a worker with nothing to do costs, over BENCH_SECONDS (180).
 */
import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import path from 'node:path';
import { readConfig } from '../src/server/config.ts';
import { measureIdleWorker } from './idle-worker.ts';
import { measureFirstVisits } from './load/first-visit.ts';
import { type Measured, measure } from './load/measure.ts';
import { memoryMegabytes } from './load/process-usage.ts';
import { prepareScenarios } from './load/scenarios.ts';
import { type Shop, startHello, startShop } from './load/shop.ts';
import { measurePanelLists } from './panel-lists/run.ts';

const PORT = 4700;
const connectionCounts = [10, 50];

const build = spawnSync(process.execPath, ['scripts/build.mjs', '--if-changed'], { stdio: 'inherit' });
if (build.status !== 0) process.exit(1);

console.log(`Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim()}\n`);
const [part, ...words] = process.argv.slice(2);
if (part === 'worker') {
  await measureIdleWorker(Number(process.env.BENCH_SECONDS ?? 180));
  process.exit();
}
if (part !== 'lists') await measureShop();
const dataDir = path.join(readConfig(process.env).dataDir, 'panel-lists');
const isWithinAim = await measurePanelLists({ dataDir, port: PORT, words });
if (part === 'lists' && !isWithinAim) process.exit(1);

async function measureShop(): Promise<void> {
  const shop = await startShop(PORT);
  try {
    await measureLoad(shop);
    await measureVisits(shop);
  } finally {
    await shop.stop();
  }
}

async function measureLoad(shop: Shop): Promise<void> {
  const hello = await startHello(PORT + 1);
  const references = new Map<number, Measured>();
  const helloScenario = { name: 'hello of node:http', path: '/' };
  printHead();
  for (const connections of connectionCounts) {
    const reference = await measure(hello, helloScenario, connections);
    references.set(connections, reference);
    print(reference, reference);
  }
  hello.stop();
  for (const scenario of await prepareScenarios(shop))
    for (const connections of connectionCounts) {
      const measured = await measure(shop, scenario, connections);
      print(measured, references.get(connections) ?? measured, scenario.aimMillis);
    }
  console.log(`\nMemory of the app: highest ${memoryMegabytes(shop.pid).highest.toFixed(0)} MB`);
}

function printHead(): void {
  console.log('cpu: milliseconds of processor time a request; ×hello: cpu against the thinnest server\n');
  console.log(
    `${'scenario'.padEnd(30)} conn   req/s   p50 ms   p99 ms  cpu app  aim  ×hello   cpu pg    MB  errors`,
  );
}

function print(measured: Measured, reference: Measured, aim?: number): void {
  const { name, connections, requestsPerSecond, p50, p99, appMillis, postgresMillis, megabytes, errors } =
    measured;
  const columns = [
    name.padEnd(30),
    String(connections).padStart(4),
    requestsPerSecond.toFixed(0).padStart(7),
    p50.toFixed(1).padStart(8),
    p99.toFixed(1).padStart(8),
    appMillis.toFixed(3).padStart(8),
    (aim === undefined ? '' : aim.toFixed(1)).padStart(4),
    (appMillis / reference.appMillis).toFixed(1).padStart(7),
    postgresMillis.toFixed(3).padStart(8),
    megabytes.toFixed(0).padStart(5),
    String(errors).padStart(7),
  ];
  console.log(columns.join(' '));
}

async function measureVisits(shop: Shop): Promise<void> {
  const { rows } = await shop.pools.write.query<{ id: number }>(
    'select id from product where active order by popularity desc, id desc limit 1',
  );
  const visits = await measureFirstVisits(shop.url, {
    home: '/',
    'category listing': '/productos/category/69',
    product: `/producto/${rows[0]?.id}`,
  });
  console.log('\nFirst visit, kB over the wire (brotli; styles are inside the page)');
  console.log(`${'page'.padEnd(20)} document  script  styles    font   image   other  requests`);
  for (const { page, kilobytes, requests } of visits) {
    const { document, script, stylesheet, font, image, other } = kilobytes;
    const columns = [document, script, stylesheet, font, image, other].map((size) =>
      size.toFixed(1).padStart(7),
    );
    console.log(`${page.padEnd(20)}  ${columns.join(' ')} ${String(requests).padStart(9)}`);
  }
}
