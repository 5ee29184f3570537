/**
 * npm run drill [-- --to '2026-11-21 15:04']: proves that the archive can be restored. Restores the database of a day ago
 * (or of that moment, or of the oldest that there is) beside today's, proves the books over it, compares it with today's
 * and takes it away again. Ends with code 1 when something does not hold.
 */
import { parseArgs } from 'node:util';
import { colombianClock } from '../src/domain/recovery-moment.ts';
import { createLog } from '../src/server/log.ts';
import { drill } from '../src/server/modules/operations/drill.service.ts';
import { createWorkerPool } from '../src/server/worker/worker-pool.ts';
import { openTool } from './open-tool.ts';
import { readMoment } from './read-moment.ts';

const DAY_MILLIS = 24 * 60 * 60_000;

let typed: string | undefined;
try {
  typed = parseArgs({ options: { to: { type: 'string' } } }).values.to;
} catch {
  console.error("Usage: npm run drill [-- --to '2026-11-21 15:04']");
  process.exit(1);
}
const { config, database } = await openTool();
const pools = createWorkerPool({ write: database.pools.write, log: createLog('warn'), config });
try {
  const now = new Date();
  const moment = typed ? readMoment(typed, now) : new Date(now.getTime() - DAY_MILLIS);
  const context = { config, write: pools.write, now: () => new Date() };
  const wish = { moment, orOldest: typed === undefined };
  const { reachedAt, seconds } = await drill(context, wish, console.log);
  console.log(
    `Restored to ${colombianClock(reachedAt)} and proved in ${seconds.toFixed(0)} s. Nothing of it is left.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await pools.end();
  await database.close();
}
