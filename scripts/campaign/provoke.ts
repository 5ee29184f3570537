import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Cluster } from '../cluster/cluster-types.ts';
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

/** While traffic goes on. Answers the alerts that never fired though they should. */
export async function provokeAlerts(
  cluster: Cluster,
  { database, prometheus, tell }: Parts,
): Promise<string[]> {
  const silent = (names: readonly string[]) =>
    names.filter((name) => !prometheus.firings.some(({ alert }) => alert === name));
  const waitFor = async (names: readonly string[], millis: number) => {
    const end = performance.now() + millis;
    while (silent(names).length > 0 && performance.now() < end) await sleep(500);
  };
  for (const { alerts, begin } of provocations) {
    const wanted = silent(alerts);
    if (wanted.length === 0) continue;
    tell(`Provoking ${wanted.join(', ')}…`);
    const end = await begin(cluster, database);
    await waitFor(alerts, LONGEST_MILLIS);
    await end();
    await cluster.whenWell(WELL_MILLIS).catch((error) => tell(String(error)));
  }
  await waitFor(['PlazuelaArchiveOld'], ARCHIVE_MILLIS);
  for (const [name, why] of Object.entries(PROVED_BY_PROMTOOL)) tell(`${name}: by promtool alone (${why})`);
  return silent(prometheus.rules).filter((name) => !(name in PROVED_BY_PROMTOOL));
}
