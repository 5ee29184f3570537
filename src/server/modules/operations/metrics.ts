import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { WritingProof } from '../../db/writing-problem.ts';
import { counter, gauge } from '../../http/metric-lines.ts';
import type { PageCache } from '../../pages/page-cache.ts';
import { createMonitoring } from './monitoring.service.ts';
import { replicaLines, shopLines } from './shop-metrics.ts';

const BUCKETS_SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

interface Observed {
  count: number;
  seconds: number;
  buckets: number[];
}

export interface MetricParts {
  context: Context;
  pageCache: PageCache;
  proveWriting: WritingProof;
  picturesWaiting: () => number;
}

/** /metrics in Prometheus' text form; in production only with METRICS_TOKEN, given as a bearer token. */
export function registerMetrics(app: FastifyInstance, parts: MetricParts): void {
  const { context, pageCache, proveWriting, picturesWaiting } = parts;
  const { mode, metricsToken } = context.config;
  const look = createMonitoring(context);
  const observed = new Map<string, Observed>();
  const loopDelay = monitorEventLoopDelay({ resolution: 20 });
  loopDelay.enable();
  app.addHook('onClose', () => loopDelay.disable());
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const labels = `method="${request.method}",route="${route}",status="${reply.statusCode}"`;
    observe(observed, labels, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', { logLevel: 'silent' }, async (request, reply) => {
    const isAllowed = metricsToken
      ? request.headers.authorization === `Bearer ${metricsToken}`
      : mode !== 'production';
    if (!isAllowed) return reply.code(404).type('text/plain; charset=utf-8').send('No encontrado');
    const lines = [
      ...requestLines(observed),
      ...poolLines(context),
      ...pageLines(pageCache),
      ...processLines(loopDelay),
      ...shopLines(await look()),
      ...replicaLines(context),
      ...gauge('plazuela_writable', 'Whether what is new can be stored.', Number(!(await proveWriting()))),
      ...gauge('plazuela_pictures_waiting', 'Uploaded pictures that wait or are made.', picturesWaiting()),
    ];
    loopDelay.reset();
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}

function observe(observed: Map<string, Observed>, labels: string, seconds: number): void {
  let entry = observed.get(labels);
  if (!entry) {
    entry = { count: 0, seconds: 0, buckets: BUCKETS_SECONDS.map(() => 0) };
    observed.set(labels, entry);
  }
  entry.count++;
  entry.seconds += seconds;
  const bucket = BUCKETS_SECONDS.findIndex((limit) => seconds <= limit);
  if (bucket !== -1) entry.buckets[bucket] = (entry.buckets[bucket] ?? 0) + 1;
}

function requestLines(observed: Map<string, Observed>): string[] {
  const name = 'http_request_duration_seconds';
  const lines = [`# HELP ${name} Time from the request to its reply.`, `# TYPE ${name} histogram`];
  for (const [labels, { count, seconds, buckets }] of observed) {
    let below = 0;
    for (const [index, limit] of BUCKETS_SECONDS.entries()) {
      below += buckets[index] ?? 0;
      lines.push(`${name}_bucket{${labels},le="${limit}"} ${below}`);
    }
    lines.push(`${name}_bucket{${labels},le="+Inf"} ${count}`);
    lines.push(`${name}_sum{${labels}} ${seconds.toFixed(6)}`, `${name}_count{${labels}} ${count}`);
  }
  return lines;
}

function poolLines({ read, write }: Context): string[] {
  const pools = read.replica ? { read: read.replica.pool, write } : { write };
  const states = [
    ['total', (pool: typeof write) => pool.totalCount],
    ['idle', (pool: typeof write) => pool.idleCount],
    ['waiting', (pool: typeof write) => pool.waitingCount],
  ] as const;
  const lines = ['# HELP database_connections Connections, and callers that wait for one.'];
  lines.push('# TYPE database_connections gauge');
  for (const [name, pool] of Object.entries(pools))
    for (const [state, read] of states)
      lines.push(`database_connections{pool="${name}",state="${state}"} ${read(pool)}`);
  return lines;
}

function pageLines({ statistics }: PageCache): string[] {
  return [
    ...counter('page_cache_hits_total', 'Pages answered from memory.', statistics.hits),
    ...counter('page_cache_misses_total', 'Pages that had to be made.', statistics.misses),
    ...counter('page_cache_stale_total', 'Old pages served during an outage.', statistics.stale),
    ...gauge('page_cache_entries', 'Pages in memory.', statistics.entries),
    ...gauge('page_cache_bytes', 'Memory of the kept pages.', statistics.bytes),
  ];
}

function processLines(loopDelay: ReturnType<typeof monitorEventLoopDelay>): string[] {
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const lagSeconds = Number.isFinite(loopDelay.max) ? loopDelay.max / 1e9 : 0;
  return [
    ...gauge('process_resident_memory_bytes', 'Memory of the process.', rss),
    ...gauge('nodejs_heap_used_bytes', 'Memory of its JavaScript objects.', heapUsed),
    ...counter('process_cpu_seconds_total', 'Processor time, user and system.', (user + system) / 1e6),
    ...gauge('nodejs_eventloop_lag_max_seconds', 'Longest stall since the last look.', lagSeconds),
  ];
}
