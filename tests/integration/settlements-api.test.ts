import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, execute, query, sql } from '../../src/server/db/sql.ts';
import { renderMessage } from '../../src/server/modules/messages/message-renderers.ts';
import { buildSeller } from '../support/catalog-factories.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import { logIn } from '../support/session-factories.ts';
import { buildMoneyWorld, earn, type SettlementWorld, sell } from '../support/settlement-world.ts';

let shop: Shop;
let app: FastifyInstance;
let db: Database;
let cookies: Record<string, string>;
let world: SettlementWorld;
beforeAll(async () => {
  shop = await openShop();
  ({ app, db } = shop);
  const operator = await logIn(db, { roles: ['operator'] });
  cookies = operator.cookies;
  world = await buildMoneyWorld(shop, operator.id);
});
afterAll(() => shop.close());

async function call(method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, headers = {}) {
  const url = `/api/operacion/liquidaciones${path}`;
  const reply = await app.inject({ method, url, cookies, headers, ...(payload && { payload }) });
  return { status: reply.statusCode, body: reply.json() };
}

const account = {
  codBanco: '1051',
  tipCuenta: 'corriente',
  numCuenta: '00470 123-456',
  nomTitular: 'Finca  El Jardín S.A.S.',
  codTipDocumento: 'NIT',
  numDocumento: '900.123.456-8',
};

test('an operator pays a seller from the bank account to the confirmed payout', async () => {
  const sellerId = await buildSeller(db);
  const order = await earn(world, { sellerId, prices: [100_000, 20_000] });
  expect(await call('GET', '/saldos')).toMatchObject({
    body: {
      saldos: expect.arrayContaining([
        expect.objectContaining({ codVendedor: sellerId, saldo: 108_000, motivo: 'sin-cuenta' }),
      ]),
    },
  });
  expect(await call('PUT', `/vendedores/${sellerId}/cuenta`, account)).toMatchObject({
    status: 200,
    body: { data: { nomBanco: 'Davivienda', numCuenta: '00470123456', numDocumento: '9001234568' } },
  });
  const run = await call('POST', '/ejecuciones', undefined, { 'idempotency-key': 'hoy' });
  expect(run).toMatchObject({ status: 200, body: { data: { liquidaciones: 1, valor: 108_000 } } });
  expect(await call('POST', '/ejecuciones', undefined, { 'idempotency-key': 'hoy' })).toEqual(run);

  const file = await call('POST', '/giros/archivos');
  expect(Buffer.from(file.body.data.contenido, 'base64').toString()).toContain(
    'NIT;900123456;FINCA EL JARDIN S.A.S.;DAVIVIENDA;1051;CORRIENTE;00470123456;108000;GIRO',
  );
  const files = await call('GET', '/giros/archivos');
  expect(files.body.archivos[0]).toMatchObject({ giros: 1, total: 108_000 });
  expect(await call('GET', `/giros/archivos/${files.body.archivos[0].codArchivo}`)).toEqual(file);

  const { body } = await call('GET', '/giros?estado=enviado');
  const [payout] = body.giros;
  expect(payout).toMatchObject({ codVendedor: sellerId, valor: 108_000, cuenta: '••••3456' });
  expect(JSON.stringify(body)).not.toContain('00470123456');
  expect(await call('POST', `/giros/${payout.codGiro}/pagado`, { referenciaBanco: 'ACH-1' })).toMatchObject({
    status: 200,
    body: { giro: { estado: 'pagado', referenciaBanco: 'ACH-1' }, yaEstaba: false },
  });
  expect(await call('POST', `/giros/${payout.codGiro}/fallido`, { motivo: 'Cuenta cerrada' })).toMatchObject({
    status: 409,
    body: { code: 'payout-state' },
  });
  expect(await call('GET', `/vendedores/${sellerId}`)).toMatchObject({
    body: { data: { pendiente: 0, retenido: 0, disponible: 0, enGiro: 0, pagado: 108_000, deuda: 0 } },
  });

  const settlements = await call('GET', `/vendedores/${sellerId}/liquidaciones`);
  const [settlement] = settlements.body.liquidaciones;
  expect(settlement).toMatchObject({ valor: 108_000, estadoGiro: 'pagado', cuenta: '••••3456' });
  const detail = await call('GET', `/${settlement.codLiquidacion}`);
  expect(detail.body.movimientos[0]).toMatchObject({
    numPedido: order,
    disponible: 108_000,
    lineas: [
      { valVenta: 100_000, comision: 10_000, neto: 90_000 },
      { valVenta: 20_000, comision: 2_000, neto: 18_000 },
    ],
  });

  const movements = await call('GET', `/vendedores/${sellerId}/movimientos`);
  expect(movements.body.movimientos.map((one: { explicacion: string }) => one.explicacion)).toEqual([
    `Giro ${payout.codGiro} a tu cuenta bancaria (liquidación ${settlement.codLiquidacion}).`,
    `El dinero del pedido ${order} pasó a disponible: se entregó y terminó el plazo de retracto.`,
    `Venta del pedido ${order}: Camiseta. Precio $ 20.000 menos comisión del 10 % ($ 2.000).`,
    `Venta del pedido ${order}: Camiseta. Precio $ 100.000 menos comisión del 10 % ($ 10.000).`,
  ]);
});

test("the bank's report is uploaded as a file", async () => {
  const form = new FormData();
  form.append(
    'archivo',
    new File(['REFERENCIA;ESTADO\nGIRO999;PAGADO\n'], 'banco.csv', { type: 'text/csv' }),
  );
  const url = '/api/operacion/liquidaciones/giros/resultados';
  const reply = await app.inject({ method: 'POST', url, cookies, payload: form });
  expect(reply.json()).toEqual({
    status: true,
    filas: [{ fila: 2, codGiro: 999, resultado: 'rechazada', problema: 'Falta la referencia del banco.' }],
  });
  expect(await call('POST', '/giros/resultados', {})).toMatchObject({
    status: 400,
    body: { code: 'payout-report-unreadable' },
  });
});

test('a changed account warns the seller, the same account again does not', async () => {
  const sellerId = await buildSeller(db);
  const save = (changes = {}) => call('PUT', `/vendedores/${sellerId}/cuenta`, { ...account, ...changes });
  await save();
  await save();
  await save({ numCuenta: '99988877766' });
  const mails = await query<{ template: string; recipient: string; data: unknown }>(
    db,
    sql`select template, recipient, data from outbox_message
        where template = 'bank-account-changed' and data ->> 'sellerId' = ${String(sellerId)}`,
  );
  expect(mails).toHaveLength(2);
  const mail = await renderMessage(shop.context, 'bank-account-changed', mails[0]?.data);
  expect(mail.text).toContain('Si no lo pediste, escríbenos de inmediato');
  expect(mail.text).toContain('••••7766');
  expect(mail.text).not.toContain('99988877766');
});

test.each([
  [{ codBanco: '9999' }, 'codBanco'],
  [{ numCuenta: '12-AB' }, 'numCuenta'],
  [{ nomTitular: '=HYPERLINK("x")' }, 'nomTitular'],
  [{ codTipDocumento: 'XX' }, 'codTipDocumento'],
  [{ numDocumento: '900123456-9' }, 'numDocumento'],
])('the account %j is refused at its field', async (changes, name) => {
  const sellerId = await buildSeller(db);
  const { status, body } = await call('PUT', `/vendedores/${sellerId}/cuenta`, { ...account, ...changes });
  expect({ status, fields: Object.keys(body.campos) }).toEqual({ status: 400, fields: [name] });
  expect((await call('GET', `/vendedores/${sellerId}/cuenta`)).status).toBe(404);
});

test('what the provider paid is recorded once, with its charges and withholdings', async () => {
  const charges = {
    comision: 30_000,
    ivaComision: 5_700,
    retefuente: 15_000,
    reteiva: 2_850,
    reteica: 4_140,
  };
  const transfer = {
    proveedor: 'epayco',
    referencia: 'T-1',
    valBruto: 3_000_000_000,
    fecha: '2026-11-02',
    ...charges,
  };
  const first = await call('POST', '/proveedor', transfer);
  expect(first).toMatchObject({ status: 200, body: { yaEstaba: false, abono: { valNeto: 2_999_942_310 } } });
  expect(await call('POST', '/proveedor', transfer)).toMatchObject({ status: 200, body: { yaEstaba: true } });
  expect(await call('POST', '/proveedor', { ...transfer, comision: 1 })).toMatchObject({
    status: 409,
    body: { code: 'provider-settlement-differs' },
  });
  expect(await call('POST', '/proveedor', { ...transfer, referencia: 'T-2', valBruto: 10 })).toMatchObject({
    status: 400,
  });
  const entries = await query(
    db,
    sql`select debit_account as debit, credit_account as credit, amount from ledger_entry
        join ledger_transaction posted on posted.id = transaction_id
        where provider_settlement_id = ${first.body.abono.codAbono} order by ledger_entry.id`,
  );
  expect(entries).toEqual([
    { debit: 'bank', credit: 'provider', amount: 2_999_942_310 },
    { debit: 'provider_charges', credit: 'provider', amount: 35_700 },
    { debit: 'withholdings', credit: 'provider', amount: 21_990 },
  ]);
  expect((await call('GET', '/proveedor')).body.abonos).toHaveLength(1);
});

test('the statement of a month is a file for Excel that runs no formulas', async () => {
  const sellerId = await buildSeller(db);
  const order = await sell(world, { sellerId });
  await execute(db, sql`update order_line set name = '=1+1;"x"' where order_number = ${order}`);
  const month = world.context.now().toISOString().slice(0, 7);
  const { body } = await call('GET', `/vendedores/${sellerId}/extracto/${month}`);
  const text = Buffer.from(body.data.contenido, 'base64').toString();
  const [header, row, ...others] = text.split('\r\n');
  expect(header).toBe(
    '\uFEFFFECHA;MOVIMIENTO;PEDIDO;LINEA;VENTA;COMISION;RETENIDO;DISPONIBLE;LIQUIDACION;GIRO',
  );
  expect(row).toMatch(/;"Venta del pedido \d+: =1\+1;""x""\. Precio/);
  expect(row).toMatch(/;100000;10000;90000;0;;$/);
  expect(others).toEqual(['']);
  expect((await call('GET', `/vendedores/${sellerId}/extracto/2026-13`)).status).toBe(400);
});

test('an operator decides a split that the provider never proved', async () => {
  const sellerId = await buildSeller(db);
  const order = await sell(world, { sellerId, splitState: 'requested' });
  expect(
    await call('POST', `/reparto/${order}`, { receptores: [{ idEpayco: '1', total: 5, comision: 0 }] }),
  ).toMatchObject({
    status: 409,
    body: { code: 'split-differs' },
  });
  expect(await call('POST', `/reparto/${order}`, { receptores: [] })).toMatchObject({
    body: { resultado: 'sin-repartir' },
  });
  const split = await sell(world, { sellerId, splitState: 'requested' });
  const receptores = [{ idEpayco: '900000', total: 100_000, comision: 10_000 }];
  expect(await call('POST', `/reparto/${split}`, { receptores })).toMatchObject({
    body: { resultado: 'repartido' },
  });
  expect(await call('GET', `/vendedores/${sellerId}`)).toMatchObject({
    body: { data: { retenido: 90_000, pagadoPorProveedor: 90_000 } },
  });
});

test('the schedule is read and changed', async () => {
  expect((await call('GET', '/programacion')).body.data).toEqual({
    activa: true,
    hora: 5,
    dias: [1, 2, 3, 4, 5],
  });
  const changed = { activa: true, hora: 15, dias: [1, 4] };
  expect((await call('PUT', '/programacion', changed)).body.data).toEqual(changed);
  expect((await call('GET', '/programacion')).body.data).toEqual(changed);
  expect((await call('PUT', '/programacion', { ...changed, dias: [6] })).status).toBe(400);
});

test('pages of movements meet without a gap or a repetition', async () => {
  const sellerId = await buildSeller(db);
  for (let count = 0; count < 40; count++) await earn(world, { sellerId, prices: [1_000] });
  const seen: number[] = [];
  let cursor = '';
  do {
    const { body } = await call('GET', `/vendedores/${sellerId}/movimientos${cursor && `?cursor=${cursor}`}`);
    seen.push(...body.movimientos.map((one: { codMovimiento: number }) => one.codMovimiento));
    cursor = body.siguiente ?? '';
  } while (cursor);
  expect(new Set(seen).size).toBe(80);
  expect(seen).toEqual([...seen].sort((left, right) => right - left));
  expect((await call('GET', `/vendedores/${sellerId}/movimientos?cursor=x`)).status).toBe(400);
});
