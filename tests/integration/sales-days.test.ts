import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute, query, queryOne, sql } from '../../src/server/db/sql.ts';
import { checkLedger } from '../../src/server/modules/books/check.service.ts';
import { keepSalesDays } from '../../src/server/modules/overview/figures/sales-day.jobs.ts';
import { listDayFigures } from '../../src/server/modules/overview/figures/sales-day.repository.ts';
import { buildSeller } from '../support/catalog-factories.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import { buildSale, type Sale } from '../support/sale-factories.ts';
import { insertSale } from '../support/settlement-sale.ts';
import { workOf } from '../support/work.ts';

const PERIOD = { from: '2026-05-01', to: '2026-05-10' };
let shop: Shop;
let sale: Sale;
beforeAll(async () => {
  shop = await openShop();
  sale = await buildSale(shop.db, [
    { shippingRate: 8_000, lines: [{ unitPrice: 10_000, quantity: 3, fee: 3_000 }] },
    { shippingRate: 9_000, lines: [{ unitPrice: 50_000, quantity: 1, fee: 2_500 }] },
  ]);
  await execute(shop.db, sql`update package set sold_on = '2026-05-02' where order_number = ${sale.number}`);
  await sellAt('2026-05-02T15:00:00Z');
  await sellAt('2026-05-05T15:00:00Z');
});
afterAll(() => shop.close());

async function sellAt(moment: string): Promise<number> {
  const sellerId = await buildSeller(shop.db);
  return insertSale(shop.db, { sellerId, prices: [40_000], quantity: 2 }, new Date(moment));
}

/** Every package of the period, as the figures must have it. */
function recounted() {
  return query<{ day: string; sales: number; orders: number; cancelled: number }>(
    shop.db,
    sql`select moment::date as day,
          coalesce(sum(subtotal - refunded_goods) filter (where status_id not in (32, 33)), 0)::float8 as sales,
          (count(distinct order_number) filter (where status_id not in (32, 33)))::int as orders,
          (count(*) filter (where status_id = 32))::int as cancelled
        from generate_series(${PERIOD.from}::timestamp, ${PERIOD.to}::timestamp, '1 day') moment
        left join package on sold_on = moment::date
        group by 1 order by 1`,
  );
}

async function expectExact(): Promise<void> {
  expect(await listDayFigures(shop.db, PERIOD)).toEqual(await recounted());
  const violations = await checkLedger(shop.context);
  expect(violations.filter(({ check }) => check === 'sales-day')).toEqual([]);
}

async function noted(): Promise<number> {
  const row = await queryOne<{ count: number }>(
    shop.db,
    sql`select count(*)::int as count from sales_day_change`,
  );
  return row?.count ?? 0;
}

const setStatus = (orderNumber: number, statusId: number) =>
  execute(
    shop.db,
    sql`update package set status_id = ${statusId} where order_number = ${orderNumber} and position = 1`,
  );

test('days are those of their packages before they are summed, after it, and after every change', async () => {
  const steps = [
    () => keepSalesDays(shop.context),
    () => setStatus(sale.number, 32),
    () => keepSalesDays(shop.context),
    () => setStatus(sale.number, 33),
    () => setStatus(sale.number, 20),
    () =>
      execute(
        shop.db,
        sql`update order_line set cancelled_quantity = 1 where order_number = ${sale.number} and line = 1`,
      ),
    () => keepSalesDays(shop.context),
    // One that comes late into a summed day.
    () => sellAt('2026-05-02T15:00:00Z'),
    () => keepSalesDays(shop.context),
  ];
  await expectExact();
  for (const step of steps) {
    await step();
    await expectExact();
  }
  expect(await noted()).toBe(0);
});

test('orders of today and their steps note nothing', async () => {
  await setStatus(await sellAt(new Date().toISOString()), 32);
  expect(await noted()).toBe(0);
});

test('summed days are read alone, however many packages they have', async () => {
  await shop.db.query(
    `with copied as (
       insert into orders
       select copy.* from orders, generate_series(1, 3000) n, jsonb_populate_record(orders, jsonb_build_object(
         'number', 900000 + n, 'idempotency_key', 'copy-' || n)) copy
       where orders.number = $1 returning number
     )
     insert into package (order_number, seller_id, position, status_id, shipping_zone, shipping_rate,
       billable_kilograms, subtotal, sold_on)
     select number, $2, 1, 20, 'urbana', 8000, 1, 5000, date '2026-05-02' + (number % 9)::int from copied`,
    [sale.number, sale.sellerIds[0]],
  );
  await keepSalesDays(shop.context);
  for (const table of ['package', 'sales_day', 'sales_day_change'])
    await shop.db.query(`vacuum analyze ${table}`);
  expect(await listDayFigures(shop.db, PERIOD)).toEqual(await recounted());
  const { blocks } = await workOf(shop.db, (write) => listDayFigures(write, PERIOD));
  expect(blocks).toBeLessThan(20);
});

test('a damaged sum is found by the nightly proof', async () => {
  await execute(shop.db, sql`update sales_day set sales = sales + 5 where day = '2026-05-05'`);
  const found = (await checkLedger(shop.context)).filter(({ check }) => check === 'sales-day');
  expect(found).toMatchObject([{ subject: '2026-05-05 ventas' }]);
});
