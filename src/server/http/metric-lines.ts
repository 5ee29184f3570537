type Labels = Record<string, string>;

/** A family of Prometheus' text form; without samples it is still named, so that a rule finds it. */
function family(
  type: 'counter' | 'gauge',
  name: string,
  help: string,
  samples: readonly (readonly [Labels, number])[],
): string[] {
  return [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...samples.map(([labels, value]) => `${name}${labelText(labels)} ${value}`),
  ];
}

export function counter(name: string, help: string, value: number): string[] {
  return family('counter', name, help, [[{}, value]]);
}

/** Null: not known, so there is no sample. */
export function gauge(name: string, help: string, value: number | null): string[] {
  return family('gauge', name, help, value === null ? [] : [[{}, value]]);
}

export function gauges(
  name: string,
  help: string,
  samples: readonly (readonly [Labels, number])[],
): string[] {
  return family('gauge', name, help, samples);
}

function labelText(labels: Labels): string {
  const pairs = Object.entries(labels).map(
    ([name, value]) => `${name}="${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`,
  );
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}
