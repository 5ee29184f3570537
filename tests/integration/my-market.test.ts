import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute, query, sql } from '../../src/server/db/sql.ts';
import { listBoughtAgain } from '../../src/server/modules/buyers/market/market.repository.ts';
import { buildProduct, buildSeller } from '../support/catalog-factories.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import { buildOrders } from '../support/purchase-factories.ts';
import { type LoggedIn, logIn } from '../support/session-factories.ts';

let shop: Shop;
let sellerId: number;
beforeAll(async () => {
  shop = await openShop();
  sellerId = await buildSeller(shop.db);
});
afterAll(() => shop.close());

/** An order of one unit at $ 10.000, so many days ago. */
async function buy(who: LoggedIn, productId: number, daysAgo: number): Promise<number> {
  const [number = 0] = await buildOrders(shop.db, { accountId: who.id, sellerIds: [sellerId], productId });
  await execute(
    shop.db,
    sql`update orders set created_at = now() - make_interval(days => ${daysAgo}) where number = ${number}`,
  );
  return number;
}

async function market(who: LoggedIn) {
  const reply = await shop.app.inject({ url: '/api/mi-mercado', cookies: who.cookies });
  return reply.json().lineas as Record<string, unknown>[];
}
const idsOf = (lines: Record<string, unknown>[]) => lines.map(({ codProducto }) => codProducto);

test('shows what she bought twice or in her last three orders, most often first', async () => {
  const ana = await logIn(shop.db);
  const [often, once, recent] = [
    await buildProduct(shop.db, { sellerId }),
    await buildProduct(shop.db, { sellerId }),
    await buildProduct(shop.db, { sellerId }),
  ];
  await buy(ana, once, 90);
  for (const days of [80, 70, 60]) await buy(ana, often, days);
  await buy(ana, recent, 5);
  expect(idsOf(await market(ana))).toEqual([often, recent]);
  expect((await market(ana))[0]).toMatchObject({ veces: 3, cantidad: 1, precioUltimaVez: 10_000 });
});

test('prices and stock are today’s; what cannot be bought comes last', async () => {
  const eva = await logIn(shop.db);
  const dear = await buildProduct(shop.db, { sellerId, price: 12_500 });
  const gone = await buildProduct(shop.db, { sellerId, onHand: 0 });
  await buy(eva, dear, 20);
  await buy(eva, gone, 10);
  expect(await market(eva)).toMatchObject([
    { codProducto: dear, precioProducto: 12_500, precioUltimaVez: 10_000, existencias: 10, disponible: true },
    { codProducto: gone, existencias: 0 },
  ]);
  expect((await market(eva))[0]?.fechaUltimaVez).toMatch(/^\d{4}-\d\d-\d\dT/);
});

test('what is older than a year, cancelled, unpaid or another person’s is not hers', async () => {
  const luz = await logIn(shop.db);
  const build = () => buildProduct(shop.db, { sellerId });
  const [old, cancelled, unpaid, part] = [await build(), await build(), await build(), await build()];
  await buy(luz, old, 370);
  const [cancelledOrder, unpaidOrder, partOrder] = [
    await buy(luz, cancelled, 3),
    await buy(luz, unpaid, 2),
    await buy(luz, part, 1),
  ];
  await execute(shop.db, sql`update package set status_id = 32 where order_number = ${cancelledOrder}`);
  await execute(shop.db, sql`update package set status_id = 33 where order_number = ${unpaidOrder}`);
  await execute(
    shop.db,
    sql`update order_line set cancelled_quantity = quantity where order_number = ${partOrder}`,
  );
  expect(await market(luz)).toEqual([]);
  expect(await market(await logIn(shop.db))).toEqual([]);
  expect((await shop.app.inject({ url: '/api/mi-mercado' })).statusCode).toBe(401);
});

test('reads one person’s orders by their index, whoever else bought', async () => {
  const paz = await logIn(shop.db);
  await buildOrders(shop.db, { accountId: paz.id, sellerIds: [sellerId], count: 400 });
  await buildOrders(shop.db, { accountId: null, sellerIds: [sellerId], count: 3_000 });
  await execute(shop.db, sql`analyze orders, order_line, package`);
  const since = new Date('2025-06-01T00:00:00Z');
  expect(await listBoughtAgain(shop.db, { accountId: paz.id, since, limit: 60 })).toMatchObject([
    { times: 300 },
  ]);
  const plan = await query<{ 'QUERY PLAN': string }>(
    shop.db,
    sql`explain select number from orders where account_id = ${paz.id}::bigint and created_at >= ${since}
        order by number desc limit 300`,
  );
  expect(JSON.stringify(plan)).toContain('orders_by_account');
});
