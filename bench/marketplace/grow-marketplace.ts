import type { Pool } from 'pg';
import { inBulk, sideBySide, stopwatch, vacuum } from '../../scripts/seed-big/bulk.ts';
import { growCatalogue } from '../../scripts/seed-big/grow-catalogue.ts';
import { withoutIndexes } from '../../scripts/seed-big/rebuilt-indexes.repository.ts';
import { recountEverything } from '../../src/server/modules/sellers/count.jobs.ts';
import { insertFeedback, insertTeamChanges } from './feedback.repository.ts';
import { insertMoney } from './money.repository.ts';
import {
  createDrawing,
  drawOrders,
  dropNumbers,
  insertDrawnOrders,
  numberProducts,
  storeNumbering,
} from './orders.repository.ts';
import { insertPayouts } from './payouts.repository.ts';
import { giveProductsToShop, insertBuyers, insertShops } from './shops.repository.ts';
import type { MarketplaceSize } from './sizes.ts';
import { insertStandings } from './standings.repository.ts';

const ORDERS_PER_STEP = 25_000;
/** Filled without the indexes that no constraint needs. */
const FILLED_TABLES = [
  ...['orders', 'package', 'order_line', 'package_status_change', 'payment', 'payment_transaction'],
  ...['cash_collection', 'cash_remittance', 'ledger_transaction', 'ledger_entry', 'unsettled_entry'],
  ...['settlement', 'settlement_entry', 'payout'],
];

interface Growing {
  /** The shop's own role. */
  pool: Pool;
  /** Sessions of a superuser that fire no triggers and check no keys; what they write must hold by itself. */
  bulk: Pool;
  shopId: number;
  size: MarketplaceSize;
  print: (line: string) => void;
}

/**
 * Fills an empty demo marketplace to that size: products, buyers, two years of orders with their packages, lines,
 * histories, payments and books, weekly settlements, questions, reviews and the team's changes. All by hashes of running
 * numbers, so that two fillings differ in nothing but their dates and the ids of what is written side by side.
 */
export async function growMarketplace(growing: Growing): Promise<void> {
  const { pool, shopId, size, print } = growing;
  const step = stopwatch(print);
  await step(`${size.sellers} shops`, () => inBulk(pool, (db) => insertShops(db, size.sellers)));
  await growCatalogue(pool, size, print);
  await step('products of the shop', () =>
    inBulk(pool, (db) => giveProductsToShop(db, shopId, size.shopProducts)),
  );
  await step('counts', () => recountEverything({ write: pool }));
  await step('standings', () => inBulk(pool, insertStandings));
  await insertHistory(growing);
  await step('statistics', () => vacuum(pool));
}

/** Everything that happened to the products, which are there. */
async function insertHistory({ pool, bulk, shopId, size, print }: Growing): Promise<void> {
  const step = stopwatch(print);
  await step('buyers', () => inBulk(bulk, (db) => insertBuyers(db, Math.ceil(size.orders / 3))));
  await step('statistics', () => vacuum(pool));
  await step(`${size.orders} orders`, () =>
    withoutIndexes(bulk, FILLED_TABLES, () => insertOrders({ pool, bulk, shopId, size, print })),
  );
  await step('questions, reviews, changes', () =>
    inBulk(pool, async (db) => {
      await createDrawing(db);
      await insertFeedback(db, shopId);
      await insertTeamChanges(db, shopId);
    }),
  );
}

async function insertOrders({ bulk, shopId, size, print }: Growing): Promise<void> {
  const step = stopwatch((line) => print(`  ${line}`));
  const firsts: number[] = [];
  for (let first = 1; first <= size.orders; first += ORDERS_PER_STEP) firsts.push(first);
  await inBulk(bulk, numberProducts);
  await sideBySide(firsts, (first) => {
    const last = Math.min(first + ORDERS_PER_STEP - 1, size.orders);
    return step(`orders to ${last}`, () =>
      inBulk(bulk, async (db) => {
        await createDrawing(db);
        await drawOrders(db, { first, last, shopId, size });
        await insertDrawnOrders(db);
        await insertMoney(db, first);
      }),
    );
  });
  await inBulk(bulk, async (db) => {
    await dropNumbers(db);
    await storeNumbering(db);
  });
  await step('statistics', () => vacuum(bulk));
  // Last, as they tell that the filling is whole.
  await step('settlements', () => inBulk(bulk, insertPayouts));
}
