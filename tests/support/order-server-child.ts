// Runs as a process of its own, so that tests can kill it: the API on the embedded database of a data folder.
import { pino } from 'pino';
import { readConfig } from '../../src/server/config.ts';
import { queryOne, sql } from '../../src/server/db/sql.ts';
import { openDatabase } from '../../src/server/open-database.ts';
import { createServer } from '../../src/server/server.ts';
import { buildProduct } from './catalog-factories.ts';
import { buildCheckoutReferences } from './checkout-references.ts';
import { allowManyOrders } from './order-limits.ts';

const [, , dataDir = ''] = process.argv;
// Behind a proxy, so that each buyer may come from an address of her own.
const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', TRUSTED_PROXIES: '1' });
const database = await openDatabase(config, pino({ level: 'silent' }));
const { app } = await createServer({ config, pools: database.pools, pages: null });
const db = database.pools.write;
if (!(await queryOne(db, sql`select from package_status limit 1`))) {
  await buildCheckoutReferences(db);
  await allowManyOrders(db);
  for (let index = 0; index < 3; index++) await buildProduct(db, { onHand: 100_000 });
}
await app.listen({ host: '127.0.0.1', port: 0 });
// Ends with the test's process, also when a test fails before it stops this one.
process.stdin.once('end', () => process.exit()).resume();
console.log(app.listeningOrigin);
