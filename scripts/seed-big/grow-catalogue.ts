import type { Pool } from 'pg';
import { inTransaction } from '../../src/server/db/transaction.ts';
import {
  fillWholeSearch,
  refreshSearchTiers,
} from '../../src/server/modules/catalogue/search/search.jobs.ts';
import { listMissingProductIds } from '../../src/server/modules/catalogue/search/search-index.repository.ts';
import { writeDocuments } from '../../src/server/modules/catalogue/search/search-index.service.ts';
import { chooseTiers } from '../../src/server/modules/catalogue/search/search-tier.repository.ts';
import { recountEverything } from '../../src/server/modules/sellers/count.jobs.ts';
import {
  countOtherCategories,
  countProducts,
  createGenerators,
  insertCategories,
  insertProducts,
  insertSellers,
} from './big-catalogue.repository.ts';
import { inBulk, sideBySide, stopwatch, vacuum } from './bulk.ts';
import { withoutIndexes } from './rebuilt-indexes.repository.ts';
import { makeShelves, usualShelves } from './shelves.ts';

const batchSize = 25_000;
const documentsPerBatch = 5_000;
const mostProducts = 2_000_000;
const filledTables = ['product', 'product_image', 'product_attribute', 'product_term', 'stock'];
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
    insertAll(pool, present, target, rebuild ? filledTables : []),
  );
  await step('statistics', () => vacuum(pool));
  await step('read model of the search', () =>
    withoutIndexes(pool, rebuild ? ['search_document'] : [], () => writeAllDocuments(pool)),
  );
  await step('counts', () => recountEverything({ write: pool }));
  await step('popular tier, sample, words, suggestions', () => refreshSearchTiers({ write: pool }));
  await step('statistics', () => vacuum(pool));
}

async function insertAll(pool: Pool, present: number, target: number, rebuilt: string[]): Promise<void> {
  const firsts: number[] = [];
  for (let first = present + 1; first <= target; first += batchSize) firsts.push(first);
  await withoutIndexes(pool, rebuilt, () =>
    sideBySide(firsts, (first) =>
      inBulk(pool, async (db) => {
        await createGenerators(db);
        await insertProducts(db, first, Math.min(first + batchSize - 1, target));
      }),
    ),
  );
}

/** What `fillWholeSearch` does for each missing product, for many at once; it follows, and finds nothing left. */
async function writeAllDocuments(pool: Pool): Promise<void> {
  await inBulk(pool, chooseTiers);
  const missing = await inBulk(pool, (db) => listMissingProductIds(db, 0, mostProducts));
  const batches: number[][] = [];
  for (let first = 0; first < missing.length; first += documentsPerBatch)
    batches.push(missing.slice(first, first + documentsPerBatch));
  await sideBySide(batches, (ids) => inBulk(pool, (db) => writeDocuments(db, ids)));
  await fillWholeSearch({ write: pool });
}
