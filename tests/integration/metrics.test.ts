import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute, sql } from '../../src/server/db/sql.ts';
import { checkLedgerNightly } from '../../src/server/modules/books/ledger.jobs.ts';
import { enqueueEmails } from '../../src/server/modules/messages/notifications.service.ts';
import { saveJobs } from '../../src/server/modules/operations/job-state.service.ts';
import { scheduledJobs } from '../../src/server/worker/scheduled-jobs.ts';
import { buildProduct } from '../support/catalog-factories.ts';
import { amountsOf, openShop, orderForm, type Shop, sendOrder } from '../support/order-factories.ts';
import { runJobNow } from '../support/run-job.ts';

const project = path.resolve(import.meta.dirname, '../..');
const minute = 60_000;
let now = Date.parse('2026-03-10T15:00:00Z');
let shop: Shop;

beforeAll(async () => {
  shop = await openShop({ DATA_DIR: tmpdir() });
  const context = { ...shop.context, now: () => new Date(now) };
  const jobs = Object.entries(scheduledJobs).map(([name, { cron }]) => ({ name, cron }));
  await saveJobs(context, jobs);
  for (const { name } of jobs) await runJobNow(context, name);
  await expect(runJobNow(context, 'back-up', () => Promise.reject(new Error('no disk')))).rejects.toThrow(
    'no disk',
  );
  await execute(
    shop.db,
    sql`insert into backup_run (started_at, finished_at, folder) values (now() - interval '2 hours', now(), '/x')`,
  );
  const productId = await buildProduct(shop.db);
  const cart = [{ codProducto: productId, cantidad: 1 }];
  const order = await sendOrder(shop.app, orderForm(cart, await amountsOf(shop.app, cart)));
  expect(order.statusCode).toBe(200);
  now = Date.now();
  await checkLedgerNightly(context);
  await enqueueEmails(shop.db, [
    { template: 'ledger-violations', recipient: 'a@plazuela.test', data: { count: 0, violations: [] } },
  ]);
  await execute(
    shop.db,
    sql`update outbox_message set next_attempt_at = now() - interval '5 minutes' where template = 'ledger-violations'`,
  );
});
afterAll(() => shop.close());

async function scrape(): Promise<string> {
  return (await shop.app.inject('/metrics')).body;
}

/** The sample of a series, labels and all. */
function sampleOf(body: string, series: string): number {
  const line = body.split('\n').find((one) => one.startsWith(`${series} `));
  if (line === undefined) throw new Error(`there is no ${series}`);
  return Number(line.slice(series.length + 1));
}

test('what alerts are made of stands in /metrics', async () => {
  const body = await scrape();
  expect(sampleOf(body, 'plazuela_database_up')).toBe(1);
  expect(sampleOf(body, 'plazuela_writable')).toBe(1);
  expect(sampleOf(body, 'plazuela_packages{stage="to-accept"}')).toBe(1);
  expect(sampleOf(body, 'plazuela_payments{state="waiting"}')).toBe(0);
  expect(sampleOf(body, 'plazuela_reservations_open')).toBe(0);
  expect(sampleOf(body, 'plazuela_orders_last_hour')).toBe(1);
  expect(sampleOf(body, 'plazuela_outbox_waiting')).toBeGreaterThan(0);
  expect(sampleOf(body, 'plazuela_outbox_overdue_seconds')).toBeGreaterThanOrEqual(300);
  expect(sampleOf(body, 'plazuela_outbox_failed')).toBe(0);
  expect(sampleOf(body, 'plazuela_ledger_violations')).toBe(0);
  expect(sampleOf(body, 'plazuela_ledger_check_age_seconds')).toBeLessThan(60 * minute);
  expect(sampleOf(body, 'plazuela_backup_age_seconds')).toBeLessThan(60 * minute);
  expect(sampleOf(body, 'plazuela_disk_free_bytes')).toBeGreaterThan(0);
  expect(sampleOf(body, 'plazuela_database_size_bytes')).toBeGreaterThan(0);
  expect(sampleOf(body, 'plazuela_job_failed{name="back-up"}')).toBe(1);
  expect(sampleOf(body, 'plazuela_job_failed{name="settle-payments"}')).toBe(0);
  // A run that failed does not make the last good one younger or forgotten.
  expect(sampleOf(body, 'plazuela_job_age_seconds{name="back-up"}')).toBeGreaterThan(0);
  expect(sampleOf(body, 'plazuela_job_interval_seconds{name="back-up"}')).toBe(86_400);
  expect(sampleOf(body, 'plazuela_job_interval_seconds{name="refresh-catalogue-counts"}')).toBe(300);
  expect(sampleOf(body, 'plazuela_job_interval_seconds{name="release-packages"}')).toBe(3_600);
});

test('the database is asked once, however often somebody looks', async () => {
  let asked = 0;
  const { db } = shop;
  const ask = db.query;
  db.query = ((...parameters: Parameters<typeof ask>) => {
    asked++;
    return ask.apply(db, parameters);
  }) as typeof ask;
  await Promise.all(Array.from({ length: 30 }, scrape));
  db.query = ask;
  expect(asked).toBeLessThan(20);
});

test('every metric that an alert or the dashboard names is there', async () => {
  const body = await scrape();
  const known = new Set([...body.matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name));
  const rules = await readFile(path.join(project, 'deploy/prometheus/alerts.yml'), 'utf8');
  const dashboard = JSON.parse(await readFile(path.join(project, 'deploy/grafana/plazuela.json'), 'utf8'));
  const texts = [
    ...[...rules.matchAll(/expr: (?:>-\n)?((?:.|\n)*?)\n\s+(?:for|labels):/g)].map(([, text]) => text ?? ''),
    ...dashboard.panels.flatMap(({ targets = [] }: { targets?: { expr: string }[] }) =>
      targets.map(({ expr }) => expr),
    ),
  ];
  expect(texts.length).toBeGreaterThan(50);
  const named = new Set(texts.flatMap(metricsIn));
  const missing = [...named].filter((name) => !known.has(name.replace(/_(bucket|count|sum)$/, '')));
  expect(missing).toEqual([]);
  const unused = [...known].filter((name) => name?.startsWith('plazuela_') && !named.has(name));
  expect(unused).toEqual([]);
});

/** Names in an expression that are neither functions, words nor labels; `up` is Prometheus' own. */
function metricsIn(expression: string): string[] {
  const bare = expression
    .replace(/\{[^}]*\}/g, '')
    .replace(/\b(by|without|on)\s*\([^)]*\)/g, '')
    .replace(/\[[^\]]*\]/g, '');
  const names = [...bare.matchAll(/[a-z_][a-z0-9_]*(?!\w*\s*\()/gi)].map(([name]) => name);
  return names.filter((name) => name.includes('_') && name !== 'up');
}
