/** What the standard variables of OpenTelemetry ask for; null in Config: nothing is sent, and nothing of it is loaded. */
export interface TelemetryConfig {
  traces: boolean;
  metrics: boolean;
  protocol: string;
  sampler: string;
  /** Of `traceidratio`: the part of traces that is recorded, 0 to 1. */
  samplerArgument: number;
  /** Of batches of spans: waits, limits. Undefined: the library's. */
  batch: Record<'delay' | 'timeout' | 'queue' | 'size', number | undefined>;
  metricIntervalMillis: number;
}

const SAMPLERS = ['always_on', 'always_off', 'traceidratio'].flatMap((name) => [name, `parentbased_${name}`]);
const PROTOCOLS = ['http/protobuf', 'http/json'];
const EXPORTERS = ['otlp', 'none'];

type Read = (name: string, fallback?: string) => string;

/** On once an address or an exporter is named. Addresses, headers, and names of the resource are read by the library itself. */
export function readTelemetryConfig(read: Read): TelemetryConfig | null {
  const isWanted = (signal: 'TRACES' | 'METRICS') => {
    const exporter = read(`OTEL_${signal}_EXPORTER`);
    if (exporter) return exporter === 'otlp';
    return read(`OTEL_EXPORTER_OTLP_${signal}_ENDPOINT`) + read('OTEL_EXPORTER_OTLP_ENDPOINT') !== '';
  };
  const traces = isWanted('TRACES');
  const metrics = isWanted('METRICS');
  if (read('OTEL_SDK_DISABLED').toLowerCase() === 'true' || !(traces || metrics)) return null;
  const numberOf = (name: string) => (read(name) ? Number(read(name)) : undefined);
  return {
    traces,
    metrics,
    protocol: read('OTEL_EXPORTER_OTLP_PROTOCOL', 'http/protobuf'),
    sampler: read('OTEL_TRACES_SAMPLER', 'parentbased_always_on'),
    samplerArgument: Number(read('OTEL_TRACES_SAMPLER_ARG', '1')),
    batch: {
      delay: numberOf('OTEL_BSP_SCHEDULE_DELAY'),
      timeout: numberOf('OTEL_BSP_EXPORT_TIMEOUT'),
      queue: numberOf('OTEL_BSP_MAX_QUEUE_SIZE'),
      size: numberOf('OTEL_BSP_MAX_EXPORT_BATCH_SIZE'),
    },
    metricIntervalMillis: Number(read('OTEL_METRIC_EXPORT_INTERVAL', '60000')),
  };
}

export function telemetryProblems(read: Read): string[] {
  const config = readTelemetryConfig(read);
  if (!config) return [];
  const problems: string[] = [];
  for (const name of ['OTEL_TRACES_EXPORTER', 'OTEL_METRICS_EXPORTER'])
    if (!EXPORTERS.includes(read(name, 'otlp'))) problems.push(`${name} is otlp or none`);
  if (!PROTOCOLS.includes(config.protocol))
    problems.push(`OTEL_EXPORTER_OTLP_PROTOCOL is ${PROTOCOLS.join(' or ')}`);
  if (!SAMPLERS.includes(config.sampler))
    problems.push(`OTEL_TRACES_SAMPLER is one of ${SAMPLERS.join(', ')}`);
  if (!(config.samplerArgument >= 0 && config.samplerArgument <= 1))
    problems.push('OTEL_TRACES_SAMPLER_ARG is a number from 0 to 1');
  const counts = [...Object.values(config.batch), config.metricIntervalMillis];
  if (counts.some((count) => count !== undefined && !(count > 0)))
    problems.push('OTEL_BSP_… and OTEL_METRIC_EXPORT_INTERVAL are numbers above 0');
  return problems;
}
