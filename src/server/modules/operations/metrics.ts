import { timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { WritingProof } from '../../db/writing-problem.ts';
import { metricLines } from '../../http/metric-lines.ts';
import type { PageCache } from '../../pages/page-cache.ts';
import {
  counter,
  type Distribution,
  gauge,
  gauges,
  type MetricFamily,
} from '../../telemetry/metric-family.ts';
import { createMonitoring } from './monitoring.service.ts';
import { replicaFamilies, shopFamilies } from './shop-metrics.ts';
import { soonOrLast } from './soon-or-last.ts';

/** Whoever collects figures takes one that does not answer for dead: a database that hangs must not make us that. */
const PATIENCE_MILLIS = 500;
const BUCKETS_SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

interface Observed {
  labels: Record<string, string>;
  distribution: Distribution;
}

export interface MetricParts {
  context: Context;
  pageCache: PageCache;
  proveWriting: WritingProof;
  picturesWaiting: () => number;
}

/**
 * /metrics in Prometheus' text form; in production only with METRICS_TOKEN, given as a bearer token. Answers what it is
 * made of, for whoever is sent it.
 */
export function registerMetrics(app: FastifyInstance, parts: MetricParts): () => Promise<MetricFamily[]> {
  const { context, pageCache, proveWriting, picturesWaiting } = parts;
  const { mode, metricsToken } = context.config;
  const look = createMonitoring(context, PATIENCE_MILLIS);
  const lookAtWriting = soonOrLast(proveWriting, PATIENCE_MILLIS);
  const observed = new Map<string, Observed>();
  const loopDelay = monitorEventLoopDelay({ resolution: 20 });
  loopDelay.enable();
  app.addHook('onClose', () => loopDelay.disable());
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    observe(
      observed,
      { method: request.method, route, status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
    done();
  });
  const read = async () => {
    const [monitored, problem] = await Promise.all([look(), lookAtWriting()]);
    const families = [
      requestFamily(observed),
      poolFamily(context),
      ...pageFamilies(pageCache),
      ...processFamilies(loopDelay),
      ...shopFamilies(monitored),
      ...replicaFamilies(context),
      gauge('plazuela_writable', 'Whether what is new can be stored.', Number(!problem)),
      gauge('plazuela_pictures_waiting', 'Uploaded pictures that wait or are made.', picturesWaiting()),
    ];
    loopDelay.reset();
    return families;
  };
  app.get('/metrics', { logLevel: 'silent' }, async (request, reply) => {
    const isAllowed = metricsToken
      ? isSame(request.headers.authorization ?? '', `Bearer ${metricsToken}`)
      : mode !== 'production';
    if (!isAllowed) return reply.code(404).type('text/plain; charset=utf-8').send('No encontrado');
    const lines = metricLines(await read());
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
  return read;
}

function isSame(given: string, own: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(own)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function observe(observed: Map<string, Observed>, labels: Observed['labels'], seconds: number): void {
  const key = `${labels.method} ${labels.route} ${labels.status}`;
  let entry = observed.get(key);
  if (!entry) {
    entry = { labels, distribution: { count: 0, sum: 0, buckets: BUCKETS_SECONDS.map(() => 0) } };
    observed.set(key, entry);
  }
  const { distribution } = entry;
  distribution.count++;
  distribution.sum += seconds;
  const bucket = BUCKETS_SECONDS.findIndex((limit) => seconds <= limit);
  if (bucket !== -1) distribution.buckets[bucket] = (distribution.buckets[bucket] ?? 0) + 1;
}

function requestFamily(observed: Map<string, Observed>): MetricFamily {
  return {
    type: 'histogram',
    name: 'http_request_duration_seconds',
    help: 'Time from the request to its reply.',
    limits: BUCKETS_SECONDS,
    samples: [...observed.values()].map(({ labels, distribution }) => [labels, distribution] as const),
  };
}

function poolFamily({ read, write }: Context): MetricFamily {
  const pools = read.replica ? { read: read.replica.pool, write } : { write };
  const samples = Object.entries(pools).flatMap(([pool, { totalCount, idleCount, waitingCount }]) => [
    [{ pool, state: 'total' }, totalCount] as const,
    [{ pool, state: 'idle' }, idleCount] as const,
    [{ pool, state: 'waiting' }, waitingCount] as const,
  ]);
  return gauges('database_connections', 'Connections, and callers that wait for one.', samples);
}

function pageFamilies({ statistics }: PageCache): MetricFamily[] {
  return [
    counter('page_cache_hits_total', 'Pages answered from memory.', statistics.hits),
    counter('page_cache_misses_total', 'Pages that had to be made.', statistics.misses),
    counter('page_cache_stale_total', 'Old pages served during an outage.', statistics.stale),
    gauge('page_cache_entries', 'Pages in memory.', statistics.entries),
    gauge('page_cache_bytes', 'Memory of the kept pages.', statistics.bytes),
  ];
}

function processFamilies(loopDelay: ReturnType<typeof monitorEventLoopDelay>): MetricFamily[] {
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const lagSeconds = Number.isFinite(loopDelay.max) ? loopDelay.max / 1e9 : 0;
  return [
    gauge('process_resident_memory_bytes', 'Memory of the process.', rss),
    gauge('nodejs_heap_used_bytes', 'Memory of its JavaScript objects.', heapUsed),
    counter('process_cpu_seconds_total', 'Processor time, user and system.', (user + system) / 1e6),
    gauge('nodejs_eventloop_lag_max_seconds', 'Longest stall since the last look.', lagSeconds),
  ];
}
