import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from '../cluster/cluster-types.ts';
import type { Fault } from './faults.ts';
import { measure, type Observations } from './observations.ts';
import type { Firing } from './prometheus.ts';
import { counts, missedAims, type Outcome } from './report.ts';

const CALM_MILLIS = 5_000;
const AFTERWARDS_MILLIS = 4_000;
const WELL_MILLIS = 180_000;

interface RunParts {
  observations: Observations;
  firings: readonly Firing[];
  tell: (line: string) => void;
}

/** Strikes, waits, mends, waits until everything is as before, and tells what visitors met meanwhile. */
export async function runFault(
  cluster: Cluster,
  fault: Fault,
  { observations, firings, tell }: RunParts,
): Promise<Outcome> {
  await sleep(CALM_MILLIS);
  const from = performance.now();
  tell(`${fault.title}…`);
  let mended = from;
  const problem = await strikeAndMend(cluster, fault, () => {
    mended = performance.now();
  }).then(
    () => null,
    (error: Error) => error.message,
  );
  const wellSeconds = (performance.now() - mended) / 1_000;
  await sleep(AFTERWARDS_MILLIS);
  const alerts = firings
    .filter(({ at }) => at >= from)
    .map(({ alert, at }) => ({ alert, seconds: (at - from) / 1_000 }));
  const outcome = {
    ...{ fault, problem, wellSeconds },
    alerts,
    measure: measure(observations, { from, until: performance.now() }),
  };
  const { measure: met } = outcome;
  tell(
    `  orders ${met.orders}, longest without one ${met.ordersGapSeconds.toFixed(1)} s; without a page ${met.readsGapSeconds.toFixed(1)} s; well again ${wellSeconds.toFixed(1)} s after it was mended`,
  );
  for (const [name, by] of [
    ['5xx', met.serverErrors],
    ['no answer', met.unanswered],
  ] as const)
    if (by.size > 0) tell(`  ${name}: ${counts(by)}`);
  if (met.staleReads.length > 0) tell(`  stale: ${[...new Set(met.staleReads)].join(', ')}`);
  if (alerts.length > 0)
    tell(`  alerts: ${alerts.map((one) => `${one.alert} ${one.seconds.toFixed(0)} s`).join(', ')}`);
  for (const missed of missedAims(outcome)) tell(`  MISSED: ${missed}`);
  return outcome;
}

/** Throws what kept it from being struck, mended or well again. */
async function strikeAndMend(cluster: Cluster, fault: Fault, noteMended: () => void): Promise<void> {
  const mend = await fault.strike(cluster);
  await sleep(fault.seconds * 1_000);
  await mend();
  noteMended();
  await cluster.whenWell(WELL_MILLIS);
}
