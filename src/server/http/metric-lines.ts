import type { MetricFamily } from '../telemetry/metric-family.ts';

/** In Prometheus' text form; a family without samples is still named, so that a rule finds it. */
export function metricLines(families: readonly MetricFamily[]): string[] {
  return families.flatMap((family) => [
    `# HELP ${family.name} ${family.help}`,
    `# TYPE ${family.name} ${family.type}`,
    ...sampleLines(family),
  ]);
}

function sampleLines(family: MetricFamily): string[] {
  const { name } = family;
  if (family.type !== 'histogram')
    return family.samples.map(([labels, value]) => `${name}${labelText(labels)} ${value}`);
  return family.samples.flatMap(([labels, { count, sum, buckets }]) => {
    let below = 0;
    const steps = family.limits.map((limit, index) => {
      below += buckets[index] ?? 0;
      return `${name}_bucket${labelText({ ...labels, le: String(limit) })} ${below}`;
    });
    return [
      ...steps,
      `${name}_bucket${labelText({ ...labels, le: '+Inf' })} ${count}`,
      `${name}_sum${labelText(labels)} ${sum.toFixed(6)}`,
      `${name}_count${labelText(labels)} ${count}`,
    ];
  });
}

function labelText(labels: Record<string, string>): string {
  const pairs = Object.entries(labels).map(
    ([name, value]) => `${name}="${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`,
  );
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}
