import type { Measured } from './measure.ts';

const NAME_WIDTH = 44;
/** Above it a line tells "over". The same code differs by this much between runs. */
const TOLERANCE = 1.1;

export function isOver({ appMillis, postgresMillis, aimMillis }: Measured): boolean {
  return aimMillis !== undefined && appMillis + postgresMillis > aimMillis * TOLERANCE;
}

export function printHead(): void {
  console.log(
    'Milliseconds of processor time a turn, of the app and of PostgreSQL with all its processes; latencies are of single',
  );
  console.log(
    'requests; kept: share of requests that the page cache answered; MB: resident memory of the app.\n',
  );
  console.log(
    `${'operation'.padEnd(NAME_WIDTH)} conn  turns/s   p50 ms   p99 ms  cpu app   cpu pg      sum   aim  kept    MB errors`,
  );
}

export function printMeasured(measured: Measured): void {
  const { name, connections, appMillis, postgresMillis, aimMillis, keptShare } = measured;
  const sum = appMillis + postgresMillis;
  const columns = [
    name.padEnd(NAME_WIDTH),
    String(connections).padStart(4),
    measured.turnsPerSecond.toFixed(0).padStart(8),
    measured.p50.toFixed(1).padStart(8),
    measured.p99.toFixed(1).padStart(8),
    appMillis.toFixed(2).padStart(8),
    postgresMillis.toFixed(2).padStart(8),
    sum.toFixed(2).padStart(8),
    (aimMillis ?? '').toString().padStart(5),
    `${(keptShare * 100).toFixed(0)}%`.padStart(5),
    measured.megabytes.toFixed(0).padStart(5),
    String(measured.errors).padStart(6),
    isOver(measured) ? ' over' : '',
  ];
  console.log(columns.join(' ').trimEnd());
}
