import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { MetricFamily } from './metric-family.ts';
import { recordSpansBy } from './spans.ts';
import type { TelemetryConfig } from './telemetry-config.ts';

export interface Telemetry {
  /** Sends regularly what `read` answers. */
  sendMetrics: (read: () => Promise<MetricFamily[]>) => void;
  /** Sends what is left, for two seconds at most. */
  stop: () => Promise<void>;
}

const STOP_MILLIS = 2_000;

/** Traces and metrics by OTLP, when they are wanted: only then OpenTelemetry is loaded. */
export async function startTelemetry(
  config: TelemetryConfig | null,
  log: FastifyBaseLogger,
): Promise<Telemetry> {
  if (!config) return { sendMetrics: () => {}, stop: async () => {} };
  const { openTelemetry } = await import('./open-telemetry.ts');
  const { openSpan, sendMetrics, shutDown } = openTelemetry(config, log);
  recordSpansBy(openSpan);
  return {
    sendMetrics,
    stop: async () => {
      recordSpansBy(null);
      await Promise.race([shutDown(), sleep(STOP_MILLIS, undefined, { ref: false })]);
    },
  };
}
