import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Pool } from 'pg';
import { checkOut, runOf, startVersion } from '../../scripts/versions/version.ts';
import { LONGEST_WAIT_MILLIS, type Waiting, waitingDuring } from '../../scripts/versions/waiting.ts';
import { readConfig } from '../../src/server/config.ts';
import { startEmbedded } from '../../src/server/db/embedded/start-embedded.ts';
import { migrate } from '../../src/server/db/migrate.ts';
import { createPools } from '../../src/server/db/pool.ts';
import { migrationsFolder } from '../../src/server/open-database.ts';
import { writeBuild } from '../../tests/support/server-process.ts';

/** The last state without variants: its demo has the 97 products, and its own program fills more. */
const BEFORE_VARIANTS = '48f23d1a';
const DEMO_PRODUCTS = 97;

/**
 * Fills a database by the version before variants, with 97 products and with `products` (once, below DATA_DIR), and prints
 * how a copy of it migrates to this version while every table is read and written. False: somebody waited longer than two
 * seconds, or a price, a stock or an address is another one afterwards.
 */
export async function measureMigrations(products: number): Promise<boolean> {
  let isGood = true;
  for (const count of [DEMO_PRODUCTS, products]) isGood = (await migrateCopy(await filled(count))) && isGood;
  return isGood;
}

async function filled(products: number): Promise<string> {
  const dataDir = path.join(readConfig(process.env).dataDir, `before-variants-${products}`);
  if (existsSync(dataDir)) return dataDir;
  const sources = await mkdtemp(path.join(tmpdir(), 'before-variants-'));
  try {
    checkOut(BEFORE_VARIANTS, sources);
    await writeBuild(path.join(sources, 'dist'), '');
    const env = {
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      DIST_DIR: path.join(sources, 'dist'),
      WORKER: 'apart',
    };
    await (await startVersion('former', sources, env)).stop();
    if (products > DEMO_PRODUCTS) await runOf(sources, ['scripts/seed-big.ts', String(products)], env);
  } finally {
    rmSync(sources, { recursive: true, force: true });
  }
  return dataDir;
}

async function migrateCopy(dataDir: string): Promise<boolean> {
  const copy = `${dataDir}-copy`;
  rmSync(copy, { recursive: true, force: true });
  execFileSync('cp', ['-a', path.join(dataDir, 'postgres'), copy]);
  const server = await startEmbedded({ dataDir: copy });
  const pools = createPools({
    target: server.connection,
    max: 2,
    statementTimeoutMillis: 0,
    onIdleError: console.error,
  });
  try {
    return await measured(pools.write, server.connection);
  } finally {
    await pools.end();
    await server.stop();
    rmSync(copy, { recursive: true, force: true });
  }
}

async function measured(pool: Pool, connection: Parameters<typeof waitingDuring>[0]): Promise<boolean> {
  const before = await sumsOf(pool);
  const begun = performance.now();
  const during = await waitingDuring(connection, () => migrate(pool, migrationsFolder));
  const seconds = (performance.now() - begun) / 1_000;
  const after = await sumsOf(pool);
  const isSame = JSON.stringify(before) === JSON.stringify(after);
  console.log(
    `\n${before.products} products, ${before.stocks} stocks: migrated in ${seconds.toFixed(0)} s, ${isSame ? 'no price, stock or address changed' : 'CHANGED'}`,
  );
  if (!isSame) console.log(before, after);
  await printFiles(pool);
  printWaits(during);
  return isSame && during.longestMillis < LONGEST_WAIT_MILLIS;
}

/** Of what a shopper is told: an address is the product's number with its name, an order's line names the terms. */
async function sumsOf(pool: Pool): Promise<Record<string, string>> {
  const { rows } = await pool.query<Record<string, string>>(
    `select (select count(*) from product) as products,
       (select sum(hashtextextended(format('%s %s %s %s', id, price, sale_price, final_price), 0)) from product) as prices,
       (select sum(hashtextextended(format('%s %s %s %s', id, seller_id, reference, name), 0)) from product) as addresses,
       (select count(*) from stock) as stocks,
       (select sum(hashtextextended(format('%s %s %s', product_id, term_ids, on_hand), 0)) from stock) as on_hand`,
  );
  return rows[0] ?? {};
}

/** The dearest files, each from the end of the one before it; the first has none. */
async function printFiles(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string; seconds: number }>(
    `select name, extract(epoch from applied_at - lag(applied_at) over (order by name))::float8 as seconds
     from schema_migration order by 2 desc nulls last limit 400`,
  );
  const dear = rows.filter(({ name, seconds }) => name > '0141' && seconds > 0.5);
  for (const { name, seconds } of dear.slice(0, 10))
    console.log(`  ${seconds.toFixed(1).padStart(7)} s  ${name}`);
}

function printWaits({ waits, longestMillis, rewritten, rounds }: Waiting): void {
  console.log(
    `Longest wait ${longestMillis.toFixed(0)} ms; ${rounds} rounds over all tables were read and written meanwhile`,
  );
  const longest = [...waits].sort(([, one], [, other]) => other - one).slice(0, 8);
  for (const [table, millis] of longest) console.log(`  ${millis.toFixed(0).padStart(7)} ms  ${table}`);
  if (rewritten.length > 0) console.log(`  rewritten: ${rewritten.join(', ')}`);
}
