import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bogotaDay } from '../../src/domain/spanish-dates.ts';
import { execute, query, sql } from '../../src/server/db/sql.ts';
import { undoCollection } from '../../src/server/modules/orders/cash/undo-collection.service.ts';
import { ACCOUNTING_EXPORT_IDS } from '../../src/wire/payouts/accounting-exports.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import { balancesOf, buildSale, SALE_DAY } from '../support/sale-factories.ts';
import { type LoggedIn, logIn } from '../support/session-factories.ts';
import { buildMoneyWorld, buildPaidSeller, earn, settleAll } from '../support/settlement-world.ts';

const TODAY = bogotaDay(Date.now());
const SOLD_ON = bogotaDay(SALE_DAY.getTime());

let shop: Shop;
let operator: LoggedIn;
beforeAll(async () => {
  shop = await openShop();
  operator = await logIn(shop.db, { roles: ['operator'] });
});
afterAll(() => shop.close());

function take(path: string, cookies = operator.cookies) {
  return shop.app.inject({ url: `/api/operacion/dinero/descargas/${path}`, cookies });
}

async function rowsOf(table: string, from = '2026-01-01', until = TODAY): Promise<Record<string, string>[]> {
  const reply = await take(`${table}?desde=${from}&hasta=${until}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return parse(reply.body, { bom: true, delimiter: ';', columns: true });
}

const sum = (rows: Record<string, string>[], column: string) =>
  rows.reduce((total, row) => total + Number(row[column]), 0);

test('the sales of the days have the fees of the books, and tax and base make the price', async () => {
  const lines = [
    { unitPrice: 10_333, quantity: 3, fee: 3_100 },
    { unitPrice: 20_000, quantity: 1, fee: 2_000 },
  ];
  const sale = await buildSale(shop.db, [{ shippingRate: 8_000, lines }]);
  await execute(shop.db, sql`update product set tax_class = '5' where id = ${sale.productIds[1]}`);
  const rows = await rowsOf('ventas');
  expect(sum(rows, 'Comisión')).toBe((await balancesOf(shop.db)).fees);
  expect(rows.find((row) => row.Pedido === String(sale.number))).toMatchObject({
    Unidades: '3',
    'Valor de venta': '30999',
    'Tarifa IVA': '19',
    'Base IVA': '26050',
    IVA: '4949',
    'Neto del vendedor': '27899',
  });
  expect(rows.find(({ 'Tarifa IVA': rate }) => rate === '5')).toMatchObject({
    'Base IVA': '19048',
    IVA: '952',
  });
  for (const row of rows)
    expect(Number(row['Base IVA']) + Number(row.IVA)).toBe(Number(row['Valor de venta']));
});

test('a collection that was taken back is there again below zero', async () => {
  const lines = [{ unitPrice: 7_000, quantity: 2, fee: 1_400 }];
  const { number } = await buildSale(shop.db, [{ shippingRate: 8_000, statusId: 3, lines }], 'carrier');
  const [collection] = await query<{ id: number }>(
    shop.db,
    sql`select id from cash_collection where order_number = ${number}`,
  );
  const ofOrder = async () => (await rowsOf('ventas')).filter((row) => row.Pedido === String(number));
  expect(await rowsOf('contraentrega')).toEqual([
    expect.objectContaining({ Pedido: String(number), Valor: '22000', Remesa: '' }),
  ]);
  const actor = { accountId: operator.id, role: 'operator' } as const;
  await undoCollection(shop.context, { collectionId: collection?.id ?? 0, reason: 'Por error', actor });
  expect((await ofOrder()).map((row) => [row.Unidades, row.Comisión])).toEqual([
    ['2', '1400'],
    ['-2', '-1400'],
  ]);
});

test('the entries of a day are those of the books, and another day has none of them', async () => {
  const [books] = await query<{ count: string; total: string }>(
    shop.db,
    sql`select count(*)::text as count, sum(amount)::text as total from ledger_entry where posted_on = ${SOLD_ON}`,
  );
  const rows = await rowsOf('movimientos', SOLD_ON, SOLD_ON);
  expect([String(rows.length), String(sum(rows, 'Valor'))]).toEqual([books?.count, books?.total]);
  expect(await rowsOf('movimientos', '2026-10-01', '2026-10-31')).toEqual([]);
});

test('settlements and refunds come with their state and their references', async () => {
  const world = await buildMoneyWorld(shop, operator.id);
  const sellerId = await buildPaidSeller(world);
  await execute(shop.db, sql`update seller set display_name = '=HYPERLINK("x")' where id = ${sellerId}`);
  await earn(world, { sellerId });
  await settleAll(world);
  const [settlement] = (await rowsOf('liquidaciones')).filter((row) => row.Vendedor === String(sellerId));
  expect(settlement).toMatchObject({ Valor: '90000', 'Estado del giro': 'pendiente', Banco: 'Bancolombia' });
  expect(settlement?.Tienda).toBe(`'=HYPERLINK("x")`);
  const lines = [{ unitPrice: 20_000, quantity: 1, fee: 2_000 }];
  const { number } = await buildSale(shop.db, [{ shippingRate: 8_000, lines }]);
  await shop.app.inject({
    method: 'POST',
    url: '/api/operacion/reembolsos',
    cookies: operator.cookies,
    headers: { 'idempotency-key': 'export' },
    payload: { orderNumber: number, cause: 'warranty' },
  });
  expect(await rowsOf('reembolsos')).toMatchObject([
    {
      Pedido: String(number),
      Causa: 'Garantía',
      Productos: '20000',
      'Comisión devuelta': '2000',
      Estado: 'pendiente',
    },
  ]);
});

test('every table is an XLSX too, and each download is in the log', async () => {
  for (const table of ACCOUNTING_EXPORT_IDS) {
    const reply = await take(`${table}?desde=2026-11-01&hasta=2026-11-30&formato=xlsx`);
    expect(reply.rawPayload.subarray(0, 2).toString()).toBe('PK');
    expect(reply.headers['content-disposition']).toContain(`${table}-2026-11-01-2026-11-30.xlsx`);
  }
  const [entry] = await query<{ subject: string; after: object }>(
    shop.db,
    sql`select subject, after from audit_entry where action = 'money.accounting-exported' order by id desc limit 1`,
  );
  expect(entry).toEqual({
    subject: 'export:contraentrega',
    after: { from: '2026-11-01', until: '2026-11-30', format: 'xlsx' },
  });
});

test.each([
  ['ventas?desde=2026-01-01&hasta=2027-01-02', 400, 'export-too-long'],
  ['ventas?desde=2026-02-01&hasta=2026-01-01', 400, 'invalid-input'],
  ['ventas?desde=ayer&hasta=hoy', 400, 'invalid-input'],
  ['ventas?desde=2026-02-31&hasta=2026-03-01', 400, 'invalid-input'],
  ['otra?desde=2026-02-01&hasta=2026-02-02', 404, 'not-found'],
])('%s is refused', async (path, status, code) => {
  const reply = await take(path);
  expect({ status: reply.statusCode, code: reply.json().code }).toEqual({ status, code });
});

test('only operators who see money take it', async () => {
  const path = 'ventas?desde=2026-11-01&hasta=2026-11-30';
  const { id, cookies } = await logIn(shop.db, { roles: ['operator'] });
  await execute(
    shop.db,
    sql`update account_role set operator_role = 'support' where account_id = ${id} and role = 'operator'`,
  );
  expect((await take(path, cookies)).json().code).toBe('operator-role');
  expect((await take(path, (await logIn(shop.db)).cookies)).statusCode).toBe(403);
  expect((await take(path, {})).statusCode).toBe(401);
});
