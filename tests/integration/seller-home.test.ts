import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Database, execute, queryOne, sql } from '../../src/server/db/sql.ts';
import { createKeptValues } from '../../src/server/kept/kept-values.ts';
import { getSellerSummary } from '../../src/server/modules/overview/seller-home.service.ts';
import { countOrders } from '../../src/server/modules/sellers/seller-record.repository.ts';
import { sellerHomeLoader } from '../../src/web/seller/overview/home.loader.ts';
import { buildProduct, buildReview, buildSeller, buildStock } from '../support/catalog-factories.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import { pageOf } from '../support/panel-page.ts';
import { read, sendRead } from '../support/published-reads.ts';
import { buildOrders } from '../support/purchase-factories.ts';
import { type LoggedIn, logIn } from '../support/session-factories.ts';
import { insertSale, type Sale } from '../support/settlement-sale.ts';
import { workOf } from '../support/work.ts';

let shop: Shop;
let app: FastifyInstance;
let db: Database;
let sellerId: number;
beforeAll(async () => {
  shop = await openShop();
  ({ app, db } = shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  sellerId = await buildSeller(db);
});

const TODAY = '2026-11-14';
const kept = createKeptValues();
kept.begin();

function summary(days = 14, read = shop.context.read) {
  const now = () => new Date(`${TODAY}T15:00:00-05:00`);
  return getSellerSummary({ read, now, kept }, sellerId, days);
}

function sell(moment: string, parts: Partial<Sale> = {}): Promise<number> {
  return insertSale(shop.context.write, { sellerId, ...parts }, new Date(moment));
}

async function setStatus(orderNumber: number, status: number): Promise<void> {
  await execute(db, sql`update package set status_id = ${status} where order_number = ${orderNumber}`);
}

test('sales are the goods of each Colombian day, compared with the days before', async () => {
  await sell('2026-11-14T09:00:00-05:00', { prices: [100_000, 20_000] });
  await sell('2026-11-14T10:00:00-05:00', { prices: [30_000], payment: 'seller-cash' });
  await sell('2026-11-13T10:00:00-05:00', { prices: [60_000] });
  await sell('2026-11-05T10:00:00-05:00', { prices: [40_000] });
  await sell('2026-10-20T10:00:00-05:00', { prices: [5_000] });
  await sell('2026-10-15T10:00:00-05:00', { prices: [7_000] });
  const found = await summary(7);
  expect(found).toMatchObject({
    today: TODAY,
    salesToday: 150_000,
    salesYesterday: 60_000,
    salesWeek: 210_000,
    salesMonth: 255_000,
    periodSales: 210_000,
    periodSalesBefore: 40_000,
    periodOrders: 3,
    averageOrder: 70_000,
    averageOrderBefore: 40_000,
  });
  expect(found.days.at(-1)).toEqual({ day: TODAY, amount: 150_000, previousAmount: 0 });
  expect(found.days[4]).toEqual({ day: '2026-11-12', amount: 0, previousAmount: 40_000 });
});

test('midnight in Bogotá parts the days, not the one in London', async () => {
  await sell('2026-11-14T04:59:59Z', { prices: [1_000] });
  await sell('2026-11-14T05:00:00Z', { prices: [2_000] });
  await sell('2026-11-15T04:59:59Z', { prices: [4_000] });
  expect(await summary()).toMatchObject({ salesToday: 6_000, salesYesterday: 1_000 });
});

test('what is cancelled, unpaid or refunded is no sale', async () => {
  const cancelled = await sell('2026-11-14T09:00:00-05:00', { prices: [100_000] });
  await setStatus(cancelled, 32);
  const unpaid = await sell('2026-11-14T09:00:00-05:00', { prices: [200_000] });
  await setStatus(unpaid, 33);
  const partly = await sell('2026-11-14T09:00:00-05:00', { prices: [10_000], quantity: 3 });
  await execute(db, sql`update order_line set cancelled_quantity = 1 where order_number = ${partly}`);
  const whole = await sell('2026-11-14T09:00:00-05:00', { prices: [5_000], quantity: 2 });
  await execute(db, sql`update order_line set cancelled_quantity = 2 where order_number = ${whole}`);
  expect(await summary()).toMatchObject({ salesToday: 20_000, periodOrders: 1, averageOrder: 20_000 });
  expect((await summary()).bestSellers.map(({ units }) => units)).toEqual([2]);
});

test('another shop’s sales, products and ratings are nobody else’s', async () => {
  const other = await buildSeller(db);
  await insertSale(shop.context.write, { sellerId: other }, new Date('2026-11-14T09:00:00-05:00'));
  expect(await summary()).toMatchObject({ salesMonth: 0, hasProducts: false, rating: null, bestSellers: [] });
});

test('products that run out are counted, those nobody can buy are not', async () => {
  const plenty = await buildProduct(db, { sellerId });
  const few = await buildProduct(db, { sellerId });
  const paused = await buildProduct(db, { sellerId });
  await execute(db, sql`delete from stock where product_id = any(${[plenty, few, paused]})`);
  await buildStock(db, plenty, 11);
  await buildStock(db, few, 4, [1]);
  await buildStock(db, few, 6, [2]);
  await execute(db, sql`update product set state = 'paused', active = false where id = ${paused}`);
  for (const [productId, rating] of [
    [plenty, 4],
    [plenty, 5],
    [few, 4],
  ] as const) {
    const [orderNumber] = await buildOrders(db, { sellerIds: [sellerId], productId });
    await buildReview(db, productId, { rating, orderNumber: orderNumber as number });
  }
  await buildReview(db, plenty, { rating: 1 });
  expect(await summary()).toMatchObject({ lowStock: 1, hasProducts: true, rating: 4.3, reviewCount: 3 });
});

test('the team sees its own summary, a stranger none', async () => {
  const owner = await logIn(db, { roles: ['seller'] });
  await execute(db, sql`update seller set account_id = ${owner.id} where id = ${sellerId}`);
  expect((await read(app, 'getSellerSummary', { days: 30 }, owner)).days).toHaveLength(30);
  // A time that is not offered is the usual one.
  const page = await sellerHomeLoader(pageOf(shop, owner, '/vender?dias=9'));
  expect(page.summary.days).toHaveLength(14);
  expect((await sendRead(app, 'getSellerSummary', {}, {})).statusCode).toBe(401);
});

test('what waits is told to whom it concerns, with the products that the marketplace took off sale', async () => {
  const owner = await logIn(db, { roles: ['seller'] });
  await execute(db, sql`update seller set account_id = ${owner.id} where id = ${sellerId}`);
  const accountant = await logIn(db, { roles: ['buyer'] });
  await execute(
    db,
    sql`insert into seller_member (seller_id, account_id, role) values (${sellerId}, ${accountant.id}, 'accounting')`,
  );
  const [toAccept, delivered] = [
    await sell('2026-11-14T09:00:00-05:00'),
    await sell('2026-11-14T09:00:00-05:00'),
  ];
  await execute(
    db,
    sql`update package set received_at = now() where order_number in (${toAccept}, ${delivered})`,
  );
  await setStatus(delivered, 3);
  const held = await buildProduct(db, { sellerId, name: 'Cachucha de marca ajena' });
  await execute(
    db,
    sql`update product set paused_by_operator_at = '2026-11-14T12:00:00Z', operator_reason = 'Marca registrada de otro.', active = false
        where id = ${held}`,
  );
  const work = (who: LoggedIn) => read(app, 'getSellerWork', {}, who);
  const products = [
    {
      id: held,
      name: 'Cachucha de marca ajena',
      reason: 'Marca registrada de otro.',
      heldAt: '2026-11-14T12:00:00.000Z',
    },
  ];
  expect(await work(owner)).toEqual({ orders: 1, cases: 0, questions: 0, heldProducts: products });
  expect(await work(accountant)).toEqual({ orders: 1, cases: 0, questions: 0, heldProducts: [] });
  await execute(db, sql`update product set state = 'archived', active = false where id = ${held}`);
  expect(await work(owner)).toMatchObject({ heldProducts: [] });
});

/** Orders like the first, each ten minutes older than the one before. */
async function sellMany(first: number, count: number): Promise<void> {
  await execute(
    db,
    sql`insert into orders select made.*
        from orders, generate_series(1, ${count}::int) n, jsonb_populate_record(orders, jsonb_build_object(
          'number', number + 1000000 + n, 'idempotency_key', 'many-' || n,
          'created_at', created_at - n * interval '10 minutes')) made
        where orders.number = ${first}`,
  );
  await execute(
    db,
    sql`insert into package (order_number, seller_id, position, status_id, shipping_zone, shipping_rate,
            billable_kilograms, subtotal)
        select ${first}::bigint + 1000000 + n, ${sellerId}, 1, 3, 'urbana', 8000, 1, 100000
        from generate_series(1, ${count}::int) n`,
  );
}

async function unitsSold(): Promise<number[]> {
  return (await summary()).bestSellers.map(({ units }) => units);
}

function setQuantity(orderNumber: number, quantity: number): Promise<unknown> {
  return execute(db, sql`update order_line set quantity = ${quantity} where order_number = ${orderNumber}`);
}

test('a shop with few orders sees at once what changes in its ranking', async () => {
  const order = await sell('2026-11-14T09:00:00-05:00', { quantity: 2 });
  expect(await unitsSold()).toEqual([2]);
  await setQuantity(order, 5);
  expect(await unitsSold()).toEqual([5]);
});

test('a shop with 50,000 orders in a year is summed up from one index', async () => {
  const first = await sell('2026-11-14T09:00:00-05:00');
  await sellMany(first, 50_000);
  await execute(db, sql`vacuum analyze package`);
  const plan = await queryOne<{ 'QUERY PLAN': { Plan: unknown }[] }>(
    db,
    sql`explain (format json) select sold_on, sum(subtotal - refunded_goods) from package
        where seller_id = ${sellerId} and sold_on between '2026-09-16' and '2026-11-14' and status_id not in (32, 33)
        group by sold_on`,
  );
  expect(JSON.stringify(plan)).toContain('package_sold');
  expect((await summary(30)).salesMonth).toBe(423_100_000);
  kept.clear();
  const { blocks } = await workOf(shop.db, (read) => summary(30, read));
  expect(blocks).toBeLessThan(1_000);
  expect(await countOrders(db, sellerId)).toMatchObject({ total: 1_000, open: 0 });
  // With so many orders the ranking is kept for a minute, and what was sold before yesterday.
  const before = await summary(30);
  await setQuantity(first, 7);
  await sell('2026-11-14T10:00:00-05:00', { prices: [30_000] });
  await sell('2026-11-12T10:00:00-05:00', { prices: [5_000] });
  expect(await summary(30)).toMatchObject({
    bestSellers: before.bestSellers,
    salesToday: before.salesToday + 30_000,
    salesMonth: before.salesMonth + 30_000,
  });
  kept.clear();
  const after = await summary(30);
  expect(after.bestSellers[0]?.units).toBe(7);
  expect(after.salesMonth).toBe(before.salesMonth + 35_000);
});
