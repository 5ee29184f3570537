/**
 * npm run seed:big -- 100000 [3000]: lets the configured catalogue grow to that many made-up products (up to 1,000,000)
 * and, with a second number, to that many categories, to measure with.
 */
import { readConfig } from '../src/server/config.ts';
import { createLog } from '../src/server/log.ts';
import { openDatabase } from '../src/server/open-database.ts';
import { createWorkerPool } from '../src/server/worker/worker-pool.ts';
import { growCatalogue } from './seed-big/grow-catalogue.ts';

const readNumber = (text = '') => Number(text.replaceAll(/[._,]/g, '')) || undefined;
const products = readNumber(process.argv[2] ?? '100000');
const categories = readNumber(process.argv[3]);
if (!products || !Number.isInteger(products) || products > 1_000_000) {
  console.error('Usage: npm run seed:big -- 100000 [3000]   (1 to 1000000 products, categories in all)');
  process.exit(1);
}
const config = readConfig(process.env);
if (config.mode === 'production') {
  console.error(
    'Made-up products do not belong into production. For a test database set PLAZUELA_MODE=demo.',
  );
  process.exit(1);
}
const log = createLog('warn');
const database = await openDatabase(config, log);
const unhurried = createWorkerPool({ write: database.pools.write, log, config });
try {
  await growCatalogue(unhurried.write, { products, categories }, console.log);
} finally {
  await unhurried.end();
  await database.close();
}
