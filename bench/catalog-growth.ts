/**
 * node bench/catalog-growth.ts [10000 100000 1000000]: what listing, product and search calls cost as the catalogue
 * grows. Each size is kept in a database of its own below DATA_DIR/growth (a million: 4 GB, half of it WAL, and some
 * minutes to fill it once).
 */
import os from 'node:os';
import path from 'node:path';
import { growCatalogue } from '../scripts/seed-big/grow-catalogue.ts';
import { readConfig } from '../src/server/config.ts';
import { startEmbedded } from '../src/server/db/embedded/start-embedded.ts';
import { migrate } from '../src/server/db/migrate.ts';
import { createPools } from '../src/server/db/pool.ts';
import { migrationsFolder } from '../src/server/open-database.ts';
import { createServer } from '../src/server/server.ts';
import { type Measurement, measure } from './catalog-growth/measure.ts';
import { scenarios } from './catalog-growth/scenarios.ts';

const sizes = process.argv.slice(2).map(Number);
const results = new Map<string, Measurement[]>();
for (const size of sizes.length > 0 ? sizes : [10_000, 100_000, 1_000_000]) {
  console.log(
    `\n${size.toLocaleString('en')} products (load average ${os.loadavg()[0]?.toFixed(1)} on ${os.cpus().length} cores)`,
  );
  await measureSize(size);
}
printGrowth();

async function measureSize(size: number): Promise<void> {
  const config = readConfig({ ...process.env, LOG_LEVEL: 'fatal' });
  const dataDir = path.join(config.dataDir, 'growth', String(size));
  const server = await startEmbedded({ dataDir, maximumBufferMegabytes: 2_048 });
  const pools = createPools({
    target: server.connection,
    max: 4,
    statementTimeoutMillis: 2_000,
    onIdleError: (error) => console.error(error.message),
  });
  try {
    await migrate(pools.write, migrationsFolder);
    const { rows } = await pools.write.query('select count(*)::int as count from product');
    if (rows[0].count < size) await growCatalogue(pools.write, size, (line) => console.log(`  ${line}`));
    const { app } = await createServer({ config, pools, pages: null });
    for (const [name, paths] of await scenarios(app, pools.write)) {
      const measurement = await measure(app, pools.write, paths);
      results.set(name, [...(results.get(name) ?? []), measurement]);
      console.log(`  ${name.padEnd(44)} ${format(measurement)}`);
    }
    await app.close();
  } finally {
    await pools.end();
    await server.stop();
  }
}

function format({ p50, p95, worst, appCpu, databaseCpu }: Measurement): string {
  const columns = { p50, p95, worst, 'app CPU': appCpu, 'database CPU': databaseCpu };
  return Object.entries(columns)
    .map(([name, millis]) => `${name} ${millis.toFixed(2).padStart(6)}`)
    .join('  ');
}

function printGrowth(): void {
  console.log('\np95 in ms, from the smallest to the biggest catalogue');
  for (const [name, measurements] of results) {
    const p95s = measurements.map(({ p95 }) => p95);
    const factor = (p95s.at(-1) ?? 0) / (p95s[0] ?? 1);
    console.log(
      `  ${name.padEnd(44)} ${p95s.map((p95) => p95.toFixed(1).padStart(6)).join(' ')}   x${factor.toFixed(1)}`,
    );
  }
}
