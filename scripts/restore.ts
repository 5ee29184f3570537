/**
 * npm run restore -- FOLDER: fills the empty database and data folder that the environment names from a backup.
 * Proves file by file, key by key, and at last the books; ends with code 1 when something does not hold. One that broke
 * off is run again: it goes on where it stopped.
 */
import path from 'node:path';
import { createLog } from '../src/server/log.ts';
import {
  checkLedger,
  listReversedAfterRefund,
  paidTwiceLines,
} from '../src/server/modules/books/check.service.ts';
import { restore } from '../src/server/modules/operations/restore.service.ts';
import { connectDatabase, migrationsFolder } from '../src/server/open-database.ts';
import { createWorkerPool } from '../src/server/worker/worker-pool.ts';
import { openTool } from './open-tool.ts';

const backup = process.argv[2];
if (!backup) {
  console.error('Usage: npm run restore -- FOLDER');
  process.exit(1);
}
const { config, database } = await openTool(connectDatabase);
const unhurried = createWorkerPool({ write: database.pools.write, log: createLog('warn'), config });
try {
  const target = {
    pool: database.pools.write,
    config,
    migrationsFolder,
    report: console.log,
  };
  await restore(path.resolve(backup), target);
  const violations = await checkLedger({ write: unhurried.write });
  if (violations.length > 0) throw new Error(`the books do not hold: ${JSON.stringify(violations[0])}`);
  console.log('The books balance.');
  for (const line of paidTwiceLines(await listReversedAfterRefund({ write: unhurried.write })))
    console.log(line);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await unhurried.end();
  await database.close();
}
