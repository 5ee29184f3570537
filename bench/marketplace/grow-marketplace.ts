import type { Pool } from 'pg';
import { growCatalogue } from '../../scripts/seed-big/grow-catalogue.ts';
import { execute, sql } from '../../src/server/db/sql.ts';
import { inTransaction } from '../../src/server/db/transaction.ts';
import { insertFeedback, insertTeamChanges } from './feedback.repository.ts';
import { insertMoney } from './money.repository.ts';
import { createDrawing, drawOrders, insertDrawnOrders, storeNumbering } from './orders.repository.ts';
import { insertPayouts } from './payouts.repository.ts';
import { giveProductsToShop, insertBuyers, insertShops } from './shops.repository.ts';
import type { MarketplaceSize } from './sizes.ts';

const ORDERS_PER_STEP = 10_000;

/**
 * Fills an empty demo marketplace to that size: products, buyers, two years of orders with their packages, lines,
 * histories, payments and books, weekly settlements, questions, reviews and the team's changes. All by hashes of running
 * numbers, so that two fillings differ in nothing but their dates.
 */
export async function growMarketplace(
  pool: Pool,
  shopId: number,
  size: MarketplaceSize,
  print: (line: string) => void,
): Promise<void> {
  const step = stopwatch(print);
  await step(`${size.sellers} shops`, () => write(pool, (db) => insertShops(db, size.sellers)));
  await growCatalogue(pool, size, print);
  await step('products of the shop', () =>
    write(pool, (db) => giveProductsToShop(db, shopId, size.shopProducts)),
  );
  await step('buyers', () => write(pool, (db) => insertBuyers(db, Math.ceil(size.orders / 3))));
  for (let first = 1; first <= size.orders; first += ORDERS_PER_STEP) {
    const last = Math.min(first + ORDERS_PER_STEP - 1, size.orders);
    await step(`orders to ${last}`, () =>
      write(pool, async (db) => {
        await createDrawing(db);
        await drawOrders(db, { first, last, shopId, size });
        await insertDrawnOrders(db);
        await insertMoney(db);
      }),
    );
  }
  await step('questions, reviews, changes', () =>
    write(pool, async (db) => {
      await createDrawing(db);
      await insertFeedback(db, shopId);
      await insertTeamChanges(db, shopId);
    }),
  );
  await write(pool, (db) => storeNumbering(db));
  // Last, as they tell that the filling is whole.
  await step('settlements', () => write(pool, (db) => insertPayouts(db)));
  await step('statistics', () => vacuum(pool));
}

type Work = Parameters<typeof inTransaction<void>>[1];

function write(pool: Pool, work: Work): Promise<void> {
  return inTransaction(pool, async (db) => {
    await execute(db, sql`set local statement_timeout = 0`);
    await work(db);
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
