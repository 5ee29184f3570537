import {
  type Context,
  DiagLogLevel,
  diag,
  type Span as OtelSpan,
  ROOT_CONTEXT,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { OTLPMetricExporter as JsonMetrics } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPMetricExporter as ProtobufMetrics } from '@opentelemetry/exporter-metrics-otlp-proto';
import { OTLPTraceExporter as JsonTraces } from '@opentelemetry/exporter-trace-otlp-http';
import { OTLPTraceExporter as ProtobufTraces } from '@opentelemetry/exporter-trace-otlp-proto';
import {
  defaultResource,
  detectResources,
  hostDetector,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceInstanceIdDetector,
  serviceNameEnvDetector,
} from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FastifyBaseLogger } from 'fastify';
import { metricProducer } from './metric-data.ts';
import type { MetricFamily } from './metric-family.ts';
import { createSampler } from './sampler.ts';
import type { NewSpan, Span } from './spans.ts';
import type { TelemetryConfig } from './telemetry-config.ts';

const TELL_EVERY_MILLIS = 60_000;

/** The only place that knows OpenTelemetry; nothing else of the program loads it. */
export function openTelemetry(config: TelemetryConfig, log: FastifyBaseLogger) {
  tellProblems(log);
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'plazuela' }))
    .merge(
      detectResources({
        detectors: [
          hostDetector,
          serviceInstanceIdDetector,
          resourceAttributesEnvDetector,
          serviceNameEnvDetector,
        ],
      }),
    );
  const isJson = config.protocol === 'http/json';
  const provider = config.traces ? tracerProvider(config, resource, isJson) : null;
  const tracer = provider?.getTracer('plazuela');
  const metricExporter = config.metrics ? (isJson ? new JsonMetrics() : new ProtobufMetrics()) : null;
  let meters: MeterProvider | null = null;
  return {
    openSpan: tracer ? (name: string, span: NewSpan) => openSpan(tracer, name, span) : null,
    sendMetrics: (read: () => Promise<MetricFamily[]>) => {
      if (!metricExporter) return;
      const reader = new PeriodicExportingMetricReader({
        exporter: metricExporter,
        exportIntervalMillis: config.metricIntervalMillis,
        exportTimeoutMillis: Math.min(config.metricIntervalMillis, 30_000),
        metricProducers: [metricProducer(read)],
      });
      meters = new MeterProvider({ resource, readers: [reader] });
    },
    shutDown: async () => {
      await Promise.allSettled([provider?.shutdown(), meters?.shutdown()]);
    },
  };
}

function tracerProvider(
  config: TelemetryConfig,
  resource: ReturnType<typeof defaultResource>,
  isJson: boolean,
) {
  const { delay, timeout, queue, size } = config.batch;
  const processor = new BatchSpanProcessor({
    exporter: isJson ? new JsonTraces() : new ProtobufTraces(),
    ...(delay && { scheduledDelayMillis: delay }),
    ...(timeout && { exportTimeoutMillis: timeout }),
    ...(queue && { maxQueueSize: queue }),
    ...(size && { maxExportBatchSize: size }),
  });
  return new TracerProvider({ resource, sampler: createSampler(config), spanProcessors: [processor] });
}

const KINDS = {
  internal: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
};

/** Our spans keep theirs, which the next ones lie in. */
interface OwnSpan extends Span {
  own: OtelSpan;
}

function openSpan(tracer: Tracer, name: string, { kind, attributes, parent, link }: NewSpan): OwnSpan {
  const linked = link ? spanContextOf(link) : null;
  const own = tracer.startSpan(
    name,
    {
      kind: KINDS[kind],
      ...(attributes && { attributes }),
      ...(linked && { links: [{ context: linked }] }),
    },
    contextOf(parent ?? null),
  );
  return {
    own,
    isRecording: own.isRecording(),
    get traceParent() {
      const { traceId, spanId, traceFlags } = own.spanContext();
      return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
    },
    set: (more) => void own.setAttributes(more),
    end: (problem) => {
      if (problem !== undefined) {
        own.setStatus({ code: SpanStatusCode.ERROR });
        own.setAttribute('error.type', kindOf(problem));
      }
      own.end();
    },
  };
}

function contextOf(parent: Span | string | null): Context {
  if (typeof parent === 'string') {
    const remote = spanContextOf(parent);
    return remote ? trace.setSpanContext(ROOT_CONTEXT, remote) : ROOT_CONTEXT;
  }
  return parent ? trace.setSpan(ROOT_CONTEXT, (parent as OwnSpan).own) : ROOT_CONTEXT;
}

const TRACE_PARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Null: it is none, or one of zeros, which the standard calls none. */
function spanContextOf(text: string): SpanContext | null {
  const [, traceId = '', spanId = '', flags = ''] = TRACE_PARENT.exec(text) ?? [];
  if (/^0*$/.test(traceId) || /^0*$/.test(spanId)) return null;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
}

/** Messages quote what people wrote; codes and names of classes do not. */
function kindOf(problem: unknown): string {
  const { code } = (problem ?? {}) as { code?: unknown };
  if (typeof code === 'string' && /^[A-Z0-9_]{3,40}$/.test(code)) return code;
  return problem instanceof Error ? problem.constructor.name : typeof problem;
}

/** A receiver that is away is told of once a minute. */
function tellProblems(log: FastifyBaseLogger): void {
  let toldAt = Number.NEGATIVE_INFINITY;
  const tell = (reason: string) => {
    if (performance.now() - toldAt < TELL_EVERY_MILLIS) return;
    toldAt = performance.now();
    log.warn({ reason: reason.slice(0, 300) }, 'telemetry was not sent');
  };
  const quiet = () => {};
  diag.setLogger(
    { error: tell, warn: tell, info: quiet, debug: quiet, verbose: quiet },
    { logLevel: DiagLogLevel.WARN },
  );
}
