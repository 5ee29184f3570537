import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { execute, queryOne, sql } from '../../src/server/db/sql.ts';
import { inTransaction } from '../../src/server/db/transaction.ts';
import { takeFromStock } from '../../src/server/modules/catalogue/products/stock.service.ts';
import { fillSearch, followChanges } from '../../src/server/modules/catalogue/search/search.jobs.ts';
import { refreshSearch } from '../../src/server/modules/catalogue/search/search.service.ts';
import { announceChange } from '../../src/server/modules/pages/catalogue-change.service.ts';
import { startWorker } from '../../src/server/worker/start-worker.ts';
import { buildProduct } from '../support/catalog-factories.ts';
import { createTestContext } from '../support/context.ts';
import { createTestDatabase, type TestDatabase } from '../support/postgres.ts';

let database: TestDatabase;
let pool: Pool;
let product: number;
let child: ChildProcess | null = null;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = database.pool;
});
afterEach(() => child?.kill('SIGKILL'));
afterAll(() => database.drop());

async function openProduct(): Promise<void> {
  product = await buildProduct(pool, { name: 'Guayaba', onHand: 1 });
  await fillSearch({ write: pool });
  await refreshSearch(pool, [product]);
}

async function shown() {
  const row = await queryOne<{ inStock: boolean; isToken: boolean; rating: number }>(
    pool,
    sql`select in_stock, document @@ '''f:stock''' as is_token, rating from search_document where product_id = ${product}`,
  );
  return row && { inStock: row.inStock, isToken: row.isToken };
}

const sellOut = () =>
  inTransaction(pool, (db) => takeFromStock(db, [{ productId: product, termIds: [], quantity: 1 }]));

test('what sells out, is rated or renamed is so in the search within two seconds', async () => {
  await openProduct();
  expect(await shown()).toEqual({ inStock: true, isToken: true });
  const worker = await startWorker(createTestContext(pool));
  try {
    await sellOut();
    await expect.poll(shown, { timeout: 2_000 }).toEqual({ inStock: false, isToken: false });
    await inTransaction(pool, async (db) => {
      await execute(
        db,
        sql`insert into product_rating (product_id, review_count, rating_sum, histogram)
            values (${product}, 2, 9, '{0,0,0,1,1}')`,
      );
      await announceChange(db, [`product:${product}`]);
    });
    const isRated = () =>
      queryOne(
        pool,
        sql`select 1 from search_document where product_id = ${product} and document @@ '''r:4'''`,
      );
    await expect.poll(isRated, { timeout: 2_000 }).not.toBeNull();
  } finally {
    await worker.stop();
  }
});

test('a process that is killed between the change and the index loses nothing', async () => {
  await openProduct();
  await sellOut();
  // Whoever holds the row keeps the follower in the middle of its work.
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query('select from search_document where product_id = $1 for update', [product]);
  const { host, port, user, database: name } = pool.options;
  const script = path.join(import.meta.dirname, '../support/search-follower.ts');
  child = fork(script, [JSON.stringify({ host, port, user, database: name })], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  child.kill('SIGKILL');
  await once(child, 'exit');
  await holder.query('commit');
  holder.release();
  expect(await shown()).toMatchObject({ inStock: true });
  while (await followChanges({ write: pool }));
  expect(await shown()).toEqual({ inStock: false, isToken: false });
});

test('a product that somebody is changing waits, and is not forgotten', async () => {
  await openProduct();
  await sellOut();
  const editor = await pool.connect();
  await editor.query('begin');
  await editor.query('select from product where id = $1 for update', [product]);
  await followChanges({ write: pool });
  expect(await shown()).toMatchObject({ inStock: true });
  await editor.query('rollback');
  editor.release();
  await followChanges({ write: pool });
  expect(await shown()).toMatchObject({ inStock: false });
});

test('rows of an older format are written anew, without being announced', async () => {
  await openProduct();
  await execute(
    pool,
    sql`update search_document set format = 0, document = '' where product_id = ${product}`,
  );
  await execute(pool, sql`update search_sampling set format = 0`);
  await fillSearch({ write: pool });
  expect(await shown()).toEqual({ inStock: true, isToken: true });
});
