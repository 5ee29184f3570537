import type { Pool } from 'pg';
import { execute, sql } from '../../src/server/db/sql.ts';
import { inTransaction } from '../../src/server/db/transaction.ts';
import { fillSearch, refreshSearchTiers } from '../../src/server/modules/catalogue/search/search.jobs.ts';
import { refreshCounts } from '../../src/server/modules/sellers/count.jobs.ts';
import {
  countOtherCategories,
  countProducts,
  createGenerators,
  insertCategories,
  insertProducts,
  insertSellers,
} from './big-catalogue.repository.ts';
import { withoutIndexes } from './rebuilt-indexes.repository.ts';
import { makeShelves, usualShelves } from './shelves.ts';

const batchSize = 25_000;
// Below this, keeping the indexes is quicker than building them again.
const bigStep = 5_000;
const productsPerSeller = 200;

interface CatalogueSize {
  products: number;
  /** In all, with those that were there before; else 208 made-up ones. */
  categories?: number | undefined;
}

/** Adds made-up products until there are as many of them, then the read model, counts and statistics. */
export async function growCatalogue(
  pool: Pool,
  { products: target, categories }: CatalogueSize,
  print: (line: string) => void,
): Promise<void> {
  const step = stopwatch(print);
  const present = await inTransaction(pool, async (db) => {
    await insertCategories(
      db,
      categories ? makeShelves(categories - (await countOtherCategories(db))) : usualShelves,
    );
    await insertSellers(db, Math.max(40, Math.round(target / productsPerSeller)));
    return countProducts(db);
  });
  const rebuild = target - present >= bigStep;
  await step(`products ${present + 1} to ${target}`, () =>
    insertAll(pool, present, target, rebuild ? ['product'] : []),
  );
  await step('statistics', () => vacuum(pool));
  await step('read model of the search', () =>
    withoutIndexes(pool, rebuild ? ['search_document'] : [], async () => {
      await fillSearch({ write: pool });
    }),
  );
  await step('counts', () => refreshCounts({ write: pool }));
  await step('popular tier, sample, words, suggestions', () => refreshSearchTiers({ write: pool }));
  await step('statistics', () => vacuum(pool));
}

async function insertAll(pool: Pool, present: number, target: number, rebuilt: string[]): Promise<void> {
  await withoutIndexes(pool, rebuilt, async () => {
    for (let first = present + 1; first <= target; first += batchSize) {
      await inTransaction(pool, async (db) => {
        await execute(db, sql`set local statement_timeout = 0`);
        await createGenerators(db);
        await insertProducts(db, first, Math.min(first + batchSize - 1, target));
      });
    }
  });
}

async function vacuum(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('vacuum analyze');
  } finally {
    client.release(true);
  }
}

function stopwatch(print: (line: string) => void) {
  return async (name: string, work: () => Promise<void>): Promise<void> => {
    const start = performance.now();
    await work();
    print(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  };
}
