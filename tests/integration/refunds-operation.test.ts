import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { execute, sql } from '../../src/server/db/sql.ts';
import { checkLedger } from '../../src/server/modules/books/check.service.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import { balancesOf, buildSale, type Sale } from '../support/sale-factories.ts';
import { type LoggedIn, logIn } from '../support/session-factories.ts';

let shop: Shop;
let operator: LoggedIn;
beforeAll(async () => {
  shop = await openShop();
  operator = await logIn(shop.db, { roles: ['operator'] });
});
afterEach(async () => {
  expect(await checkLedger({ write: shop.db })).toEqual([]);
});
afterAll(() => shop.close());

// 30.000 + 8.000 waits at its seller; 50.000 + 12.000 was delivered.
function buildOrder(): Promise<Sale> {
  const deliveredAt = new Date('2026-11-05T15:00:00Z');
  return buildSale(shop.db, [
    { shippingRate: 8_000, lines: [{ unitPrice: 10_000, quantity: 3, fee: 3_001 }] },
    {
      shippingRate: 12_000,
      statusId: 3,
      deliveredAt,
      lines: [{ unitPrice: 50_000, quantity: 1, fee: 2_500 }],
    },
  ]);
}

async function call(method: 'GET' | 'POST', path: string, payload?: object, key?: string) {
  const reply = await shop.app.inject({
    method,
    url: `/api/operacion/reembolsos${path}`,
    cookies: operator.cookies,
    headers: key ? { 'idempotency-key': key } : {},
    ...(payload && { payload }),
  });
  return { status: reply.statusCode, body: reply.json() };
}

function ask(sale: Sale, parts: object = {}) {
  return { numPedido: sale.number, causa: 'retracto', ...parts };
}

test('the preview tells the pesos that the refund then has, and changes nothing', async () => {
  const sale = await buildOrder();
  const before = await balancesOf(shop.db);
  const lines = {
    lineas: [
      { linea: 1, cantidad: 2 },
      { linea: 2, cantidad: 1 },
    ],
  };
  const { status, body } = await call('POST', '/calcular', ask(sale, lines));
  expect(status).toBe(200);
  // 3.001 in thirds: 1.000, 1.001, 1.000. The second package goes back whole, with its shipping.
  expect(body.calculo).toMatchObject({ valor: 82_000, valorProductos: 70_000, valorEnvio: 12_000 });
  expect(body.calculo.paquetes).toEqual([
    {
      codVendedor: sale.sellerIds[0],
      valorProductos: 20_000,
      comision: 2_001,
      valorEnvio: 0,
      descuentoVendedor: 17_999,
      descuentaDe: 'retenido',
      completo: false,
      lineas: [{ linea: 1, cantidad: 2, valor: 20_000, comision: 2_001, reingresa: true }],
    },
    {
      codVendedor: sale.sellerIds[1],
      valorProductos: 50_000,
      comision: 2_500,
      valorEnvio: 12_000,
      descuentoVendedor: 47_500,
      descuentaDe: 'retenido',
      completo: true,
      lineas: [{ linea: 2, cantidad: 1, valor: 50_000, comision: 2_500, reingresa: false }],
    },
  ]);
  expect(await balancesOf(shop.db)).toEqual(before);
  const created = await call('POST', '', ask(sale, lines), 'preview');
  expect(created.status).toBe(201);
  expect(created.body.reembolso).toMatchObject({ valor: 82_000, estado: 'pendiente', causa: 'Retracto' });
});

test('an order, a package or lines; the same key is one refund', async () => {
  const sale = await buildOrder();
  const oneUnit = ask(sale, { lineas: [{ linea: 1, cantidad: 1, reingresa: false }], causa: 'garantia' });
  const first = await call('POST', '', oneUnit, 'unit');
  expect(first.body.reembolso).toMatchObject({ valor: 10_000, valorEnvio: 0 });
  expect((await call('POST', '', oneUnit, 'unit')).body).toEqual(first.body);
  const whole = ask(sale, { vendedores: [sale.sellerIds[1]], causa: 'otro' });
  const ofPackage = await call('POST', '', whole, 'package');
  // Delivered, and for another reason than those of the law: the goods only.
  expect(ofPackage.body.reembolso).toMatchObject({ valor: 50_000, valorEnvio: 0 });
  const rest = await call('POST', '', ask(sale, { causa: 'sin-existencias', envio: 'todo' }), 'rest');
  expect(rest.body.reembolso).toMatchObject({ valor: 28_000, valorEnvio: 8_000 });
  expect((await call('POST', '', ask(sale), 'again')).status).toBe(409);
  const { body } = await call('GET', `/pedido/${sale.number}`);
  expect(body.datos.reembolsos).toHaveLength(3);
  expect(body.datos.lineas.map((line: { quedan: number }) => line.quedan)).toEqual([0, 0]);
});

test('the same key with another request is refused, and answers nobody the first refund', async () => {
  const sale = await buildOrder();
  const unit = { linea: 1, cantidad: 1 };
  const asked = ask(sale, { lineas: [unit, { linea: 2, cantidad: 1 }] });
  const first = await call('POST', '', asked, 'fixed');
  const inOtherOrder = ask(sale, { lineas: [{ linea: 2, cantidad: 1 }, unit], nota: 'Otra vez' });
  expect((await call('POST', '', inOtherOrder, 'fixed')).body).toEqual(first.body);
  const before = await balancesOf(shop.db);
  for (const other of [
    ask(sale, { lineas: [{ ...unit, cantidad: 2 }] }),
    ask(sale, { lineas: [unit] }),
    ask(sale, { lineas: [unit, { linea: 2, cantidad: 1 }], causa: 'garantia' }),
    ask(sale),
  ])
    expect(await call('POST', '', other, 'fixed')).toMatchObject({
      status: 409,
      body: { code: 'idempotency-key-reused' },
    });
  expect(await balancesOf(shop.db)).toEqual(before);
});

test.each([
  ['no key', ask, null, 400],
  [
    'lines and sellers',
    (sale: Sale) => ask(sale, { vendedores: [1], lineas: [{ linea: 1, cantidad: 1 }] }),
    'k1',
    400,
  ],
  ['an unknown order', (sale: Sale) => ask(sale, { numPedido: 999_999 }), 'k2', 404],
  ['an unknown line', (sale: Sale) => ask(sale, { lineas: [{ linea: 7, cantidad: 1 }] }), 'k3', 409],
  ['too many units', (sale: Sale) => ask(sale, { lineas: [{ linea: 1, cantidad: 4 }] }), 'k4', 409],
  ['a stranger as seller', (sale: Sale) => ask(sale, { vendedores: [999_999] }), 'k5', 409],
  ['an unknown cause', (sale: Sale) => ask(sale, { causa: 'capricho' }), 'k6', 400],
])('%s is refused and leaves the books alone', async (_, asked, key, status) => {
  const sale = await buildOrder();
  const before = await balancesOf(shop.db);
  const reply = await call('POST', '', asked(sale), key ?? undefined);
  expect(reply.status, JSON.stringify(reply.body)).toBe(status);
  expect(await balancesOf(shop.db)).toEqual(before);
});

test('what is due is listed by its last day, page by page, with what is late', async () => {
  await execute(shop.db, sql`update refund set due_on = '2027-01-01'`);
  const sale = await buildOrder();
  const { body } = await call('POST', '', ask(sale, { vendedores: [sale.sellerIds[1]] }), 'late');
  const { codReembolso } = body.reembolso;
  await execute(shop.db, sql`update refund set due_on = '2020-01-01' where id = ${codReembolso}`);
  await execute(
    shop.db,
    sql`insert into refund (idempotency_key, order_number, kind, cause, goods_amount, shipping_amount, amount, due_on,
          created_at)
        select 'many:' || n, ${sale.number}, 'goods', 'other', 1, 0, 1, date '2020-01-02', now()
        from generate_series(1, 60) n`,
  );
  const first = await call('GET', '');
  expect(first.body.reembolsos).toHaveLength(50);
  expect(first.body.reembolsos[0]).toMatchObject({ codReembolso, vencido: true, fechaLimite: '2020-01-01' });
  const second = await call('GET', `?cursor=${first.body.siguiente}`);
  const ids = [...first.body.reembolsos, ...second.body.reembolsos].map((one) => one.codReembolso);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(60);
  await execute(shop.db, sql`delete from refund where idempotency_key like 'many:%'`);
});

test('a payment is recorded once, and goods that came back are sold again', async () => {
  const sale = await buildOrder();
  const { body } = await call('POST', '', ask(sale, { vendedores: [sale.sellerIds[1]] }), 'paid');
  const path = `/${body.reembolso.codReembolso}/pagado`;
  const paid = await call('POST', path, { medio: 'banco', referencia: 'TR-77' });
  expect(paid.body.reembolso).toMatchObject({
    estado: 'pagado',
    medio: 'banco',
    referencia: 'TR-77',
    vencido: false,
  });
  expect((await call('POST', path, { medio: 'banco', referencia: 'TR-77' })).body).toEqual(paid.body);
  expect((await call('POST', path, { medio: 'proveedor', referencia: 'TR-77' })).status).toBe(409);
  expect((await call('POST', '/999999/pagado', { medio: 'banco', referencia: 'x' })).status).toBe(404);
  const returned = `/pedido/${sale.number}/reingreso`;
  const seller = { codVendedor: sale.sellerIds[1] };
  expect((await call('POST', returned, seller)).body.datos).toEqual({ unidades: 1 });
  expect((await call('POST', returned, seller)).body.datos).toEqual({ unidades: 0 });
  expect((await call('GET', '/pedido/999999')).status).toBe(404);
});
