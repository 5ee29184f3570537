import { ValueType } from '@opentelemetry/api';
import { emptyResource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  DataPointType,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { Distribution, MetricFamily } from './metric-family.ts';

type Moment = [seconds: number, nanos: number];

/** What /metrics tells, for OTLP: read when it is sent, so that nothing is counted twice. */
export function metricProducer(read: () => Promise<MetricFamily[]>): MetricProducer {
  const startedAt = momentOf(Date.now() - process.uptime() * 1_000);
  return {
    collect: async () => {
      const families = await read();
      const period = { startTime: startedAt, endTime: momentOf(Date.now()) };
      const metrics = families.map((family) => metricData(family, period));
      const scopeMetrics = [{ scope: { name: 'plazuela' }, metrics }];
      return { resourceMetrics: { resource: emptyResource(), scopeMetrics }, errors: [] };
    },
  };
}

function metricData(family: MetricFamily, period: { startTime: Moment; endTime: Moment }): MetricData {
  const descriptor = {
    name: family.name,
    description: family.help,
    unit: unitOf(family.name),
    valueType: ValueType.DOUBLE,
  };
  const base = { descriptor, aggregationTemporality: AggregationTemporality.CUMULATIVE };
  if (family.type === 'histogram') {
    const dataPoints = family.samples.map(([attributes, distribution]) => ({
      ...period,
      attributes,
      value: histogramOf(distribution, family.limits),
    }));
    return { ...base, dataPointType: DataPointType.HISTOGRAM, dataPoints };
  }
  const dataPoints = family.samples.map(([attributes, value]) => ({ ...period, attributes, value }));
  if (family.type === 'counter')
    return { ...base, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints };
  return { ...base, dataPointType: DataPointType.GAUGE, dataPoints };
}

/** OTLP counts what is over the last limit in a bucket of its own. */
function histogramOf({ count, sum, buckets }: Distribution, limits: readonly number[]) {
  const over = count - buckets.reduce((total, one) => total + one, 0);
  return { count, sum, buckets: { boundaries: [...limits], counts: [...buckets, over] } };
}

function unitOf(name: string): string {
  if (/_seconds(_total)?$/.test(name)) return 's';
  return /_bytes$/.test(name) ? 'By' : '';
}

function momentOf(millis: number): Moment {
  return [Math.floor(millis / 1_000), Math.round((millis % 1_000) * 1e6)];
}
