import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';
import type { TelemetryConfig } from './telemetry-config.ts';

/** By the standard's names; see SAMPLERS. */
export function createSampler({ sampler, samplerArgument }: TelemetryConfig) {
  const [, isByParent, kind] = /^(parentbased_)?(.*)$/.exec(sampler) ?? [];
  const root =
    kind === 'always_off'
      ? new AlwaysOffSampler()
      : kind === 'traceidratio'
        ? new TraceIdRatioBasedSampler(samplerArgument)
        : new AlwaysOnSampler();
  return isByParent ? new ParentBasedSampler({ root }) : root;
}
