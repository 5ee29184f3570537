import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Cluster } from '../cluster/cluster-types.ts';
import { NOT_POSSIBLE } from '../cluster/not-possible.ts';
import type { Prometheus } from './prometheus.ts';
import { provocations } from './provocations.ts';

const LONGEST_MILLIS = 90_000;
/** An archive that is lost is told of after five minutes; it is lost before the comparison already (`loseArchive`). */
const ARCHIVE_MILLIS = 330_000;
const WELL_MILLIS = 120_000;

/** Of the rules of deploy/, those that are not made to fire here, and why. */
const PROVED_BY_PROMTOOL: Record<string, string> = {
  PlazuelaPicturesWait: '50 uploads that wait would need as many shops: each may send a few at once',
};

interface Parts {
  database: Pool;
  prometheus: Prometheus;
  tell: (line: string) => void;
}

export interface Provoked {
  fired: string[];
  /** Those that never did though they should. */
  silent: string[];
  /** Of the dashboard, asked while everything that it shows is there. */
  emptyQueries: string[];
}

/** While traffic goes on. */
export async function provokeAlerts(
  cluster: Cluster,
  { database, prometheus, tell }: Parts,
): Promise<Provoked> {
  let emptyQueries: string[] | null = null;
  const silent = (names: readonly string[]) =>
    names.filter((name) => !prometheus.firings.some(({ alert }) => alert === name));
  const waitFor = async (names: readonly string[], millis: number) => {
    const end = performance.now() + millis;
    while (silent(names).length > 0 && performance.now() < end) await sleep(500);
  };
  const unproved = new Map(Object.entries(PROVED_BY_PROMTOOL));
  for (const { alerts, needsNamespaces, begin } of provocations) {
    const wanted = silent(alerts);
    if (needsNamespaces && cluster.kind === 'processes') {
      for (const name of wanted) unproved.set(name, NOT_POSSIBLE);
      continue;
    }
    if (wanted.length === 0) continue;
    tell(`Provoking ${wanted.join(', ')}…`);
    const end = await begin(cluster, database);
    await waitFor(alerts, LONGEST_MILLIS);
    for (const name of silent(alerts)) tell(`  ${name} did not fire`);
    emptyQueries ??= await prometheus.emptyQueries();
    await end();
    await cluster.whenWell(WELL_MILLIS).catch((error) => tell(String(error)));
  }
  await waitFor(['PlazuelaArchiveOld'], ARCHIVE_MILLIS);
  for (const [name, why] of unproved) tell(`${name}: by promtool alone (${why})`);
  return {
    fired: prometheus.rules.filter((name) => !silent(prometheus.rules).includes(name)),
    silent: silent(prometheus.rules).filter((name) => !unproved.has(name)),
    emptyQueries: emptyQueries ?? (await prometheus.emptyQueries()),
  };
}
