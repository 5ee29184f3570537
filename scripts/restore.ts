/**
 * npm run restore -- FOLDER: fills the empty database and data folder that the environment names from a backup.
 * Proves file by file, key by key, and at last the books; ends with code 1 when something does not hold. One that broke
 * off is run again: it goes on where it stopped.
 * npm run restore -- --to '2026-11-21 15:04' | latest [--into FOLDER]: the shop of DATA_DIR as it was at that moment (by
 * the clock of Colombia), from the archive, in a new folder beside it. Nothing of today's is touched.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { colombianClock } from '../src/domain/recovery-moment.ts';
import { readConfig } from '../src/server/config.ts';
import { createLog } from '../src/server/log.ts';
import {
  checkLedger,
  listReversedAfterRefund,
  paidTwiceLines,
} from '../src/server/modules/books/check.service.ts';
import { restore } from '../src/server/modules/operations/restore.service.ts';
import { restoreMoment } from '../src/server/modules/operations/restore-moment.service.ts';
import { connectDatabase, migrationsFolder } from '../src/server/open-database.ts';
import { createWorkerPool } from '../src/server/worker/worker-pool.ts';
import { openTool } from './open-tool.ts';
import { readMoment } from './read-moment.ts';

const USAGE = `Usage: npm run restore -- FOLDER
       npm run restore -- --to '2026-11-21 15:04' | latest [--into FOLDER]`;

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' }, into: { type: 'string' } },
  });
  const [backup] = positionals;
  if (values.to && !backup) await restoreTo(values.to, values.into);
  else if (backup && !values.to && !values.into) await restoreBackup(path.resolve(backup));
  else throw new Error(USAGE);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function restoreTo(to: string, into: string | undefined): Promise<void> {
  const config = readConfig(process.env, 'tool');
  const now = new Date();
  const moment = to === 'latest' ? null : readMoment(to, now);
  console.log(
    moment
      ? `The shop as it was at ${colombianClock(moment)}, by the clock of Colombia`
      : 'The shop as the archive has it last',
  );
  const { folder } = await restoreMoment({ config, moment, into: into ?? null, now, report: console.log });
  console.log(`It is in ${folder}. ${config.dataDir} is as it was.`);
  console.log(
    `To look at it beside today's: env -u ARCHIVE_URL DATA_DIR=${folder} PORT=${config.port + 1} npm start`,
  );
  console.log(
    `To go on from it: stop the shop, then DATA_DIR=${folder} npm start. Only one of the two may run with ARCHIVE_URL.`,
  );
}

async function restoreBackup(backup: string): Promise<void> {
  const { config, database } = await openTool(connectDatabase);
  const unhurried = createWorkerPool({ write: database.pools.write, log: createLog('warn'), config });
  try {
    const target = { pool: database.pools.write, config, migrationsFolder, report: console.log };
    await restore(backup, target);
    const violations = await checkLedger({ write: unhurried.write });
    if (violations.length > 0) throw new Error(`the books do not hold: ${JSON.stringify(violations[0])}`);
    console.log('The books balance.');
    for (const line of paidTwiceLines(await listReversedAfterRefund({ write: unhurried.write })))
      console.log(line);
  } finally {
    await unhurried.end();
    await database.close();
  }
}
