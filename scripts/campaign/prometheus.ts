import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from '../cluster/cluster-types.ts';
import { promtoolTests } from './alert-cases.ts';

const project = path.resolve(import.meta.dirname, '../..');
const FOLDER = '/tmp/prometheus';
const HOST = 'edge1';
/** An alert that waits for a minute fires after six seconds here. */
const FACTOR = 10;
/** … and one that waits for a day after these. */
const LONGEST_FOR_SECONDS = 20;
const SCRAPE_SECONDS = 2;
/** A rate needs a few scrapes. */
const LEAST_RANGE_SECONDS = 10;
const UNITS: Record<string, number> = { s: 1, m: 60, h: 3_600 };

export interface Firing {
  alert: string;
  /** Of this process, as `performance.now`. */
  at: number;
}

export interface Prometheus {
  /** The names of all alerts. */
  rules: readonly string[];
  /** Each time an alert began to fire. */
  firings: readonly Firing[];
  /** Queries of the dashboard that answer nothing. */
  emptyQueries: () => Promise<string[]>;
  stop: () => Promise<void>;
}

/** The rules with every time in them shortened, and with it the age of figures that nobody can read; nothing else changed. */
function shortened(rules: string): string {
  const shorter = (number: string, unit: string) =>
    Math.round((Number(number) * (UNITS[unit] ?? 1)) / FACTOR);
  return rules
    .replace(
      /\b(plazuela_figures_age_seconds >) (\d+)/g,
      (_, above, number) => `${above} ${shorter(number, 's')}`,
    )
    .replace(
      /\bfor: (\d+)([smh])/g,
      (_, number, unit) => `for: ${Math.min(LONGEST_FOR_SECONDS, shorter(number, unit))}s`,
    )
    .replace(
      /\[(\d+)([smh])\]/g,
      (_, number, unit) => `[${Math.max(LEAST_RANGE_SECONDS, shorter(number, unit))}s]`,
    );
}

/** Scrapes both web servers with the alerts of deploy/, and notes which begin to fire. */
export async function startPrometheus(cluster: Cluster): Promise<Prometheus> {
  const rules = await readFile(path.join(project, 'deploy/prometheus/alerts.yml'), 'utf8');
  const targets = Object.values(cluster.addresses.nodes).map((address) => new URL(address).host);
  await put(cluster, 'alerts.yml', shortened(rules));
  await put(cluster, 'prometheus.yml', configOf(targets));
  const { hostname } = new URL(cluster.addresses.http);
  void cluster.exec(HOST, ['sh', '-c', START, 'sh', `--web.listen-address=${hostname}:9090`]).catch(() => {});
  const api = `http://${hostname}:9090/api/v1`;
  const firings: Firing[] = [];
  const end = new AbortController();
  const watching = watch(api, firings, end.signal);
  return {
    rules: [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name),
    firings,
    emptyQueries: () => findEmptyQueries(api),
    stop: async () => {
      end.abort();
      await watching;
      await cluster.exec(HOST, ['sh', '-c', `kill $(cat ${FOLDER}/pid)`]).catch(() => {});
    },
  };
}

/** The shell's own number is Prometheus's. */
const START = `echo $$ >${FOLDER}/pid
exec prometheus --config.file=${FOLDER}/prometheus.yml --storage.tsdb.path=${FOLDER}/data "$@"`;

/** Every alert fires under what it is made for, with its times as they are; answers what promtool says otherwise. */
export async function testAlerts(cluster: Cluster): Promise<string | null> {
  const rules = await readFile(path.join(project, 'deploy/prometheus/alerts.yml'), 'utf8');
  await put(cluster, 'tested.yml', rules);
  await put(cluster, 'tests.yml', promtoolTests('tested.yml'));
  const { code, stdout, stderr } = await cluster.exec(HOST, [
    'promtool',
    'test',
    'rules',
    `${FOLDER}/tests.yml`,
  ]);
  return code === 0 ? null : `${stdout}${stderr}`;
}

function configOf(targets: readonly string[]): string {
  const every = `${SCRAPE_SECONDS}s`;
  return JSON.stringify({
    global: { scrape_interval: every, scrape_timeout: every, evaluation_interval: '1s' },
    rule_files: ['alerts.yml'],
    scrape_configs: [
      {
        job_name: 'plazuela',
        authorization: { credentials: 'metrics' },
        static_configs: [{ targets }],
      },
    ],
  });
}

async function put(cluster: Cluster, name: string, text: string): Promise<void> {
  const coded = Buffer.from(text).toString('base64');
  const script = `mkdir -p ${FOLDER} && echo ${coded} | base64 -d > ${FOLDER}/${name}`;
  const { code, stderr } = await cluster.exec(HOST, ['sh', '-c', script]);
  if (code !== 0) throw new Error(`${name} was not written: ${stderr}`);
}

async function watch(api: string, firings: Firing[], signal: AbortSignal): Promise<void> {
  let before = new Set<string>();
  while (!signal.aborted) {
    const names = await firingNow(api).catch(() => before);
    for (const alert of names) if (!before.has(alert)) firings.push({ alert, at: performance.now() });
    before = names;
    await sleep(1_000, undefined, { signal }).catch(() => {});
  }
}

interface ActiveAlert {
  state: string;
  labels: { alertname: string };
}

async function firingNow(api: string): Promise<Set<string>> {
  const reply = await fetch(`${api}/alerts`, { signal: AbortSignal.timeout(2_000) });
  const { data } = (await reply.json()) as { data: { alerts: ActiveAlert[] } };
  return new Set(data.alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname));
}

interface Dashboard {
  panels: { title: string; targets?: { expr: string }[] }[];
}

async function findEmptyQueries(api: string): Promise<string[]> {
  const file = path.join(project, 'deploy/grafana/plazuela.json');
  const { panels } = JSON.parse(await readFile(file, 'utf8')) as Dashboard;
  const empty: string[] = [];
  for (const { expr } of panels.flatMap(({ targets = [] }) => targets)) {
    const reply = await fetch(`${api}/query?query=${encodeURIComponent(expr)}`);
    const { data } = (await reply.json()) as { data?: { result: unknown[] } };
    if (!data || data.result.length === 0) empty.push(expr);
  }
  return empty;
}
