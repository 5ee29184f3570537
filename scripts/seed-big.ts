/**
 * npm run seed:big -- 100000: lets the configured catalogue grow to that many made-up products (up to 1,000,000),
 * to measure with.
 */
import { readConfig } from '../src/server/config.ts';
import { createLog } from '../src/server/log.ts';
import { openDatabase } from '../src/server/open-database.ts';
import { growCatalogue } from './seed-big/grow-catalogue.ts';

const target = Number(process.argv[2]?.replaceAll(/[._,]/g, '') ?? 100_000);
if (!Number.isInteger(target) || target < 1 || target > 1_000_000) {
  console.error('Usage: npm run seed:big -- 100000   (from 1 to 1000000 products)');
  process.exit(1);
}
const config = readConfig(process.env);
if (config.mode === 'production') {
  console.error(
    'Made-up products do not belong into production. For a test database set PLAZUELA_MODE=demo.',
  );
  process.exit(1);
}
const database = await openDatabase(config, createLog('warn'));
try {
  await growCatalogue(database.pools.write, target, console.log);
} finally {
  await database.close();
}
