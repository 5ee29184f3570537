import path from 'node:path';
import { Pool } from 'pg';
import { pino } from 'pino';
import { readConfig } from '../../src/server/config.ts';
import type { Context } from '../../src/server/context.ts';
import { prepareDataFolder } from '../../src/server/data-folder.ts';
import { closeLedgerDays } from '../../src/server/modules/books/ledger.jobs.ts';
import { openDatabase } from '../../src/server/open-database.ts';
import { seedReferenceData } from '../../src/server/seed/reference-data.ts';
import { seedDemo } from '../../src/server/seed/seed-demo.ts';
import { createServer } from '../../src/server/server.ts';
import { createWorkerPool } from '../../src/server/worker/worker-pool.ts';
import { growMarketplace } from './grow-marketplace.ts';
import type { MarketplaceSize } from './sizes.ts';

/** The demo seller's shop, so that her account opens the panel. */
export const SHOP_ID = 73;

/**
 * The folder of a marketplace of that size, filled unless it is. Before the shop runs on it: its worker closes days of the
 * books, and a closed day takes no entries.
 */
export async function openMarketplace(size: MarketplaceSize): Promise<string> {
  const dataDir = path.join(readConfig(process.env).dataDir, size.folder);
  const config = readConfig({ ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, LOG_LEVEL: 'error' });
  await prepareDataFolder(dataDir);
  const database = await openDatabase(config, pino({ level: 'error' }));
  try {
    const { rows } = await database.pools.write.query<{ isFilled: boolean; isBegun: boolean }>(
      `select exists (select from settlement_run where run_key like 'masivo-%') as "isFilled",
         exists (select from seller where email like 'masivo-%') as "isBegun"`,
    );
    if (rows[0]?.isFilled) return dataDir;
    if (rows[0]?.isBegun) throw new Error(`Its filling was interrupted: delete ${dataDir} and begin again.`);
    console.log(`Filling ${dataDir} once:`);
    const server = await createServer({ config, pools: database.pools, pages: null });
    await seedReferenceData(database.pools.write);
    await seedDemo(server.context);
    await fill(server.context, size);
    await server.app.close();
    return dataDir;
  } finally {
    await database.close();
  }
}

async function fill(context: Context, size: MarketplaceSize): Promise<void> {
  const unhurried = createWorkerPool(context);
  const bulk = openBulkPool(context.write);
  const print = (line: string) => console.log(`  ${line}`);
  try {
    await growMarketplace({ pool: unhurried.write, bulk, shopId: SHOP_ID, size, print });
    // The first start of the shop would do it.
    await closeLedgerDays({ ...context, write: unhurried.write });
  } finally {
    await bulk.end();
    await unhurried.end();
  }
}

/** Sessions of the embedded server's superuser without triggers and keys. */
function openBulkPool({ options: { host = '', port = 0, database = '' } }: Pool): Pool {
  return new Pool({
    ...{ host, port, database, user: 'postgres', max: 6 },
    options:
      '-c session_replication_role=replica -c statement_timeout=0 -c idle_in_transaction_session_timeout=0',
  });
}
