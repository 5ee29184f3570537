import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Pool } from 'pg';
import { colombianClock } from '../../../domain/recovery-moment.ts';
import type { Config } from '../../config.ts';
import type { EmbeddedConnection } from '../../db/embedded/database.ts';
import { migrate } from '../../db/migrate.ts';
import { createPools } from '../../db/pool.ts';
import { databaseHome, migrationsFolder } from '../../open-database.ts';
import { checkLedger } from '../books/check.service.ts';
import { flushArchive } from './archive-flush.ts';
import { bringFromBackups, findMissingFiles, giveFiles } from './recovered-files.service.ts';
import { recoverDatabase } from './recovery.service.ts';

type Report = (line: string) => void;

interface MomentWish {
  config: Config;
  /** Null: all that there is. */
  moment: Date | null;
  /** Must not be there; null: beside DATA_DIR, by the moment's name. */
  into: string | null;
  now: Date;
  report: Report;
}

/** So young, a moment may not be in the archive yet. */
const YOUNG_MILLIS = 10 * 60_000;

/**
 * Restores the shop of DATA_DIR as it was at a moment into a new folder: database, files, key. The running one is not
 * touched. Throws with what is to be done; then nothing is left of the new folder.
 */
export async function restoreMoment(wish: MomentWish): Promise<{ folder: string; reachedAt: Date }> {
  const { config, moment, now, report } = wish;
  if (config.databaseUrl)
    throw new Error(
      'This restores the database that runs inside of DATA_DIR. One of your own (DATABASE_URL) is restored by pgBackRest where it runs: see deploy/pgbackrest/README.md.',
    );
  const folder = path.resolve(wish.into ?? `${config.dataDir}-${folderName(moment ?? now)}`);
  if (existsSync(folder))
    throw new Error(`${folder} is there already: a restore goes into a new folder (--into FOLDER).`);
  if (!moment || now.getTime() - moment.getTime() < YOUNG_MILLIS) await flush(config, report);
  try {
    const home = databaseHome({ dataDir: folder });
    const recovered = await recoverDatabase({ config, home, moment, isDrill: false, report });
    try {
      report(`Reached: the last transaction is of ${colombianClock(recovered.reachedAt)} (Colombian time)`);
      await withUnhurriedPool(recovered.server.connection, async (pool) => {
        await proveBooks(pool, report);
        await restoreFiles(pool, config, folder, report);
      });
    } finally {
      await recovered.server.stop();
    }
    return { folder, reachedAt: recovered.reachedAt };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function flush(config: Config, report: Report): Promise<void> {
  const home = databaseHome(config);
  if (await flushArchive(home)) report('The archive has all that the running shop has written');
  else report('No running shop brought its last minute: what the archive has is restored');
}

/** '2026-11-21T1504' by the clock of Colombia. */
function folderName(moment: Date): string {
  return colombianClock(moment).slice(0, 16).replace(' ', 'T').replace(':', '');
}

/** For statements that read everything. */
export async function withUnhurriedPool<Value>(
  target: EmbeddedConnection,
  work: (pool: Pool) => Promise<Value>,
): Promise<Value> {
  const pools = createPools({ target, max: 2, statementTimeoutMillis: 0, onIdleError: () => {} });
  try {
    return await work(pools.write);
  } finally {
    await pools.end();
  }
}

/** By the program as it is today, so the schema is brought up to it first. */
export async function proveBooks(pool: Pool, report: Report): Promise<void> {
  const migrated = await migrate(pool, migrationsFolder);
  if (migrated.length > 0) report(`Brought up to date with ${migrated.join(', ')}`);
  const violations = await checkLedger({ write: pool });
  if (violations.length > 0) throw new Error(`the books do not hold: ${JSON.stringify(violations[0])}`);
  report('The books balance');
}

async function restoreFiles(pool: Pool, config: Config, dataDir: string, report: Report): Promise<void> {
  await giveFiles(config, dataDir);
  const places = { ...config, dataDir };
  const { named, missing } = await findMissingFiles(pool, places);
  const left = await bringFromBackups(missing, places);
  report(
    `${named} pictures and documents are named, ${missing.length - left.length} came from nightly backups`,
  );
  for (const { area, name } of left) report(`missing: ${area}/${name}`);
}
