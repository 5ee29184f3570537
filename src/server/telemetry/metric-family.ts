type Labels = Record<string, string>;

export interface Distribution {
  count: number;
  sum: number;
  /** How many were at most each limit of the family and above the one before. */
  buckets: number[];
}

/** A measure with its samples, as Prometheus and OTLP both know it. */
export type MetricFamily = { name: string; help: string } & (
  | { type: 'counter' | 'gauge'; samples: readonly (readonly [Labels, number])[] }
  | { type: 'histogram'; limits: readonly number[]; samples: readonly (readonly [Labels, Distribution])[] }
);

export function counter(name: string, help: string, value: number): MetricFamily {
  return { type: 'counter', name, help, samples: [[{}, value]] };
}

/** Null: not known, so there is no sample. */
export function gauge(name: string, help: string, value: number | null): MetricFamily {
  return { type: 'gauge', name, help, samples: value === null ? [] : [[{}, value]] };
}

export function gauges(
  name: string,
  help: string,
  samples: readonly (readonly [Labels, number])[],
): MetricFamily {
  return { type: 'gauge', name, help, samples };
}
