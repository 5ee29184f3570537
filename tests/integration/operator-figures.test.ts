import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute, query, sql } from '../../src/server/db/sql.ts';
import type { ReadInput } from '../../src/server/panel-door.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import { read } from '../support/published-reads.ts';
import { buildSale } from '../support/sale-factories.ts';
import { sendAim } from '../support/send-aim.ts';
import { type LoggedIn, logIn } from '../support/session-factories.ts';

let shop: Shop;
let operator: LoggedIn;
let orderNumber: number;
beforeAll(async () => {
  shop = await openShop();
  operator = await logIn(shop.db, { roles: ['operator'] });
  ({ number: orderNumber } = await buildSale(shop.db, [
    { shippingRate: 8_000, lines: [{ unitPrice: 10_000, quantity: 3, fee: 3_000 }] },
    { shippingRate: 9_000, lines: [{ unitPrice: 50_000, quantity: 1, fee: 2_500 }] },
  ]));
});
afterAll(() => shop.close());

const figuresOf = (asked: ReadInput<'getFigures'> = {}) => read(shop.app, 'getFigures', asked, operator);

async function dayOfSale(): Promise<string> {
  const rows = await query<{ day: string }>(
    shop.db,
    sql`select sold_on::text as day from package where order_number = ${orderNumber}`,
  );
  return rows[0]?.day ?? '';
}

test('sales, orders, fees and rankings are those of the books, by the day of the order', async () => {
  const day = await dayOfSale();
  const figures = await figuresOf({ from: day, to: day });
  expect(figures.totals).toMatchObject({ sales: 80_000, orders: 1, average: 80_000, cancelled: 0 });
  expect(figures.days).toMatchObject([{ day, sales: 80_000, salesBefore: 0, orders: 1 }]);
  expect(figures.sellers.map(({ amount }) => amount)).toEqual([50_000, 30_000]);
  expect(figures.products.map(({ units }) => units)).toEqual([1, 3]);
  const income = await query<{ sum: number }>(
    shop.db,
    sql`select coalesce(sum(amount), 0)::float8 as sum from ledger_entry where credit_account = 'fees'`,
  );
  const posted = await figuresOf();
  expect(posted.totals.income + posted.totalsBefore.income).toBe(income[0]?.sum);
});

test('a period is compared with as many days before it, and has a day for each', async () => {
  const figures = await figuresOf({ from: '2026-01-01', to: '2026-01-31' });
  expect(figures.days).toHaveLength(31);
  expect(figures.totals).toMatchObject({ sales: 0, orders: 0, average: 0 });
  for (const from of ['2026-02-02', '2024-01-01']) {
    const aim = { query: { from, to: '2026-02-01' } };
    expect((await sendAim(shop.app, 'getFigures', aim, operator.cookies)).statusCode).toBe(400);
  }
});

test('what is cancelled leaves the sales and is counted apart', async () => {
  const day = await dayOfSale();
  await execute(
    shop.db,
    sql`update package set status_id = 32 where order_number = ${orderNumber} and subtotal = 30000`,
  );
  const figures = await figuresOf({ from: day, to: day });
  expect(figures.totals).toMatchObject({ sales: 50_000, cancelled: 1 });
});

test('searches that found nothing are those of the period', async () => {
  await execute(
    shop.db,
    sql`insert into search_day (day, words, searches, results, outcome)
        values ('2026-03-01', 'zzyzx', 2, 0, 'none'), ('2026-03-02', 'zzyzx', 1, 0, 'none'),
               ('2026-03-02', 'panela', 9, 3, 'exact'), ('2026-04-01', 'antigua', 5, 0, 'none')`,
  );
  const { missedSearches } = await figuresOf({ from: '2026-03-01', to: '2026-03-31' });
  expect(missedSearches).toEqual([{ words: 'zzyzx', count: 3 }]);
});

test('what was sold today is told on the home of roles that see figures, to no other', async () => {
  await execute(shop.db, sql`update package set sold_on = (now() at time zone 'America/Bogota')::date`);
  const support = await logIn(shop.db, { roles: ['operator'], operatorRole: 'support' });
  const today = { orders: 1, latePackages: 0 };
  const sales = { today: 50_000, yesterday: 0 };
  expect(await read(shop.app, 'getOperatorToday', {}, operator)).toMatchObject({ ...today, sales });
  expect(await read(shop.app, 'getOperatorToday', {}, support)).toMatchObject({ ...today, sales: null });
});
