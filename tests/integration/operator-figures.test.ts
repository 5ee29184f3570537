import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute, query, sql } from '../../src/server/db/sql.ts';
import { deleteOldSearches } from '../../src/server/modules/visits/missed-search.jobs.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
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

async function figuresOf(query: Record<string, string> = {}) {
  const reply = await sendAim(shop.app, 'getFigures', { query }, operator.cookies);
  return { status: reply.statusCode, body: reply.json() };
}

async function dayOfSale(): Promise<string> {
  const rows = await query<{ day: string }>(
    shop.db,
    sql`select sold_on::text as day from package where order_number = ${orderNumber}`,
  );
  return rows[0]?.day ?? '';
}

test('sales, orders, fees and rankings are those of the books, by the day of the order', async () => {
  const day = await dayOfSale();
  const { body } = await figuresOf({ desde: day, hasta: day });
  expect(body.totales).toMatchObject({ ventas: 80_000, pedidos: 1, valorPromedio: 80_000, anulados: 0 });
  expect(body.dias).toMatchObject([{ dia: day, ventas: 80_000, ventasAntes: 0, pedidos: 1 }]);
  expect(body.vendedores.map(({ valor }: { valor: number }) => valor)).toEqual([50_000, 30_000]);
  expect(body.productos.map(({ unidades }: { unidades: number }) => unidades)).toEqual([1, 3]);
  const income = await query<{ sum: number }>(
    shop.db,
    sql`select coalesce(sum(amount), 0)::float8 as sum from ledger_entry where credit_account = 'fees'`,
  );
  const posted = await figuresOf();
  expect(posted.body.totales.ingresoNeto + posted.body.totalesAntes.ingresoNeto).toBe(income[0]?.sum);
});

test('a period is compared with as many days before it, and has a day for each', async () => {
  const { body } = await figuresOf({ desde: '2026-01-01', hasta: '2026-01-31' });
  expect(body.dias).toHaveLength(31);
  expect(body.totales).toMatchObject({ ventas: 0, pedidos: 0, valorPromedio: 0 });
  expect((await figuresOf({ desde: '2026-02-02', hasta: '2026-02-01' })).status).toBe(400);
  expect((await figuresOf({ desde: '2024-01-01', hasta: '2026-02-01' })).status).toBe(400);
});

test('what is cancelled leaves the sales and is counted apart', async () => {
  const day = await dayOfSale();
  await execute(
    shop.db,
    sql`update package set status_id = 32 where order_number = ${orderNumber} and subtotal = 30000`,
  );
  const { body } = await figuresOf({ desde: day, hasta: day });
  expect(body.totales).toMatchObject({ ventas: 50_000, anulados: 1 });
});

test('searches that find nothing are counted and forgotten after 400 days', async () => {
  for (const text of ['Zzyzx', 'zzyzx ', 'ana@correo.co'])
    await sendAim(shop.app, 'searchProducts', { query: { search: text } }, {});
  await execute(
    shop.db,
    sql`insert into daily_missed_search (day, words, count) values ('2020-01-01', 'antigua', 1)`,
  );
  await deleteOldSearches(shop.context);
  // What this server has counted is written when it stops.
  await shop.app.close();
  const rows = await query(shop.db, sql`select words, count from daily_missed_search`);
  expect(rows).toEqual([{ words: 'zzyzx', count: 2 }]);
});
