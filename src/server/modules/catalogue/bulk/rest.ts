import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long to rest after a batch, in times of what it took. */
export interface Rest {
  /** While nobody else wants this process. */
  alone: number;
  /** While visitors' pages are made in it. */
  beside: number;
}

/** Of one page a second or more: others' work in the first part of a rest, as a share of it. */
const BUSY = 0.01;

/** Whoever is alone goes on sooner. A worker apart is always alone: it takes nothing from the pages but the database. */
export async function restAfter(millis: number, { alone, beside }: Rest): Promise<void> {
  const before = performance.eventLoopUtilization();
  await sleep(millis * alone);
  const { utilization } = performance.eventLoopUtilization(before);
  if (utilization > BUSY) await sleep(millis * (beside - alone));
}
