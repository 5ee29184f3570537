import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listSaleLines } from '../../src/server/modules/orders/placing/sale-line.repository.ts';
import { listDeliveredProducts } from '../../src/server/modules/shipping/delivery/delivery.repository.ts';
import { listShippingProducts } from '../../src/server/modules/shipping/shipping.repository.ts';
import { buildProduct, buildSeller } from '../support/catalog-factories.ts';
import { createTestDatabase, type TestDatabase } from '../support/postgres.ts';

/** Enough that PostgreSQL would read them all beside a hundred rows, and look two of them up beside few. */
const SHOPS = 240;

let database: TestDatabase;
let client: PoolClient;
let products: number[];

beforeAll(async () => {
  database = await createTestDatabase();
  const shops = await Promise.all(Array.from({ length: SHOPS }, () => buildSeller(database.pool)));
  products = await Promise.all(shops.map((sellerId) => buildProduct(database.pool, { sellerId })));
  await database.pool.query('analyze');
  client = await database.pool.connect();
});
afterAll(async () => {
  client.release();
  await database.drop();
});

test.each([
  ['quoted', (ids: number[]) => listShippingProducts(client, ids.map(asLine))],
  ['ordered', (ids: number[]) => listSaleLines(client, ids.map(asLine), new Date())],
  ['promised', (ids: number[]) => listDeliveredProducts(client, ids.map(asDelivery))],
])('the two products of a small cart are %s without reading any table as a whole', async (_, read) => {
  await client.query('begin');
  // PostgreSQL plans the first five calls of a statement each, and the others together.
  for (let turn = 0; turn < 8; turn++) expect(await read(products.slice(turn, turn + 2))).toHaveLength(2);
  const { rows } = await client.query(
    `select relname from pg_stat_xact_user_tables
     where seq_tup_read > 0 and relname in ('product', 'product_variant', 'seller', 'stock', 'city')`,
  );
  await client.query('rollback');
  expect(rows).toEqual([]);
});

const asLine = (productId: number) => ({ productId, termIds: [], quantity: 1 });
const asDelivery = (productId: number) => ({ productId, variantId: undefined });
