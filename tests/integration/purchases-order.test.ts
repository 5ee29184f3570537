import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute, sql } from '../../src/server/db/sql.ts';
import {
  buildAttribute,
  buildCategory,
  buildProduct,
  buildSeller,
  buildStock,
} from '../support/catalog-factories.ts';
import {
  amountsOf,
  type CartLine,
  openShop,
  orderForm,
  type Shop,
  sendOrder,
} from '../support/order-factories.ts';
import { type LoggedIn, logIn } from '../support/session-factories.ts';

let shop: Shop;
let sellers: number[];
let mainCategoryId: number;
let ana: LoggedIn;
let beto: LoggedIn;
beforeAll(async () => {
  shop = await openShop();
  sellers = [
    await buildSeller(shop.db, { displayName: 'Del Campo' }),
    await buildSeller(shop.db, { displayName: 'Paisa', cityId: '05001' }),
  ];
  mainCategoryId = await buildCategory(shop.db);
  ana = await logIn(shop.db);
  beto = await logIn(shop.db);
});
afterAll(() => shop.close());

const build = (parts: Parameters<typeof buildProduct>[1] = {}) =>
  buildProduct(shop.db, { sellerId: sellers[0] as number, mainCategoryId, ...parts });

let street = 0;
async function buy(who: LoggedIn | null, cart: CartLine[], changes: Record<string, string> = {}) {
  const different = { dirCliente: `Calle ${++street} # 1-1`, ...changes };
  const form = orderForm(cart, await amountsOf(shop.app, cart), different);
  const reply = await sendOrder(shop.app, form, { cookies: who?.cookies ?? {} });
  expect(reply.statusCode, reply.body).toBe(200);
  return {
    number: reply.json().data.numPedido as number,
    data: reply.json().data,
    compra: reply.cookies.find(({ name }) => name === 'compra')?.value ?? '',
    form,
  };
}

async function read(url: string, cookies: Record<string, string> = {}) {
  const reply = await shop.app.inject({ url: `/api${url}`, cookies });
  return { status: reply.statusCode, body: reply.json() };
}

test('an order belongs to the account of the session, whatever codes the form names', async () => {
  const product = await build();
  const cart = [{ codProducto: product, cantidad: 1 }];
  const forged = { codUsuario: String(beto.id), codCliente: String(beto.id) };
  const { number, data, compra } = await buy(ana, cart, forged);
  // Whoever uses the browser after her logout must not find a key to it.
  expect(compra).toBe('');
  const guest = await buy(null, cart, forged);

  expect((await read(`/pedido/${number}`, ana.cookies)).body.data).toEqual(data);
  const list = (await read(`/pedidos/${ana.id}`, ana.cookies)).body;
  expect(list).toMatchObject({ status: true, data: [{ numPedido: number }], siguiente: null });
  expect((await read(`/pedidos/${beto.id}`, beto.cookies)).body).toEqual({
    status: false,
    message: 'No hay pedidos aún',
    data: [],
    siguiente: null,
  });
  for (const [foreign, cookies] of [
    [number, beto.cookies],
    [guest.number, ana.cookies],
    [guest.number, beto.cookies],
  ] as const) {
    const missing = await read('/pedido/999999', cookies);
    for (const part of ['', '/repetir'])
      expect(await read(`/pedido/${foreign}${part}`, cookies)).toEqual(missing);
    expect(missing).toMatchObject({ status: 404, body: { code: 'not-found' } });
  }
});

test('logged out, an order opens by cookie or key of its purchase; otherwise the answer is the same for any number', async () => {
  const product = await build();
  const { number, data, compra } = await buy(null, [{ codProducto: product, cantidad: 1 }]);
  const token = compra.split('.')[1];
  expect((await read(`/pedido/${number}`, { compra })).body.data).toEqual(data);
  expect((await read(`/pedido/${number}?llave=${token}`)).body.data).toEqual(data);
  expect((await read(`/pedido/${number}?llave=${token}`, beto.cookies)).body.data).toEqual(data);
  expect((await read(`/pedido/${number}/repetir`, { compra })).body.productos).toHaveLength(1);
  const refused = await read('/pedido/999999');
  expect(refused).toMatchObject({
    status: 401,
    body: { status: false, message: 'Inicia sesión para continuar.', code: 'login-required' },
  });
  expect(await read(`/pedido/${number}`)).toEqual(refused);
  expect(await read(`/pedido/${number}?llave=${'x'.repeat(43)}`, { sesion: 'x'.repeat(43) })).toEqual(
    refused,
  );
});

test("nobody gets an account's order by repeating its content", async () => {
  const product = await build();
  const { number, form } = await buy(ana, [{ codProducto: product, cantidad: 1 }]);
  for (const cookies of [{}, beto.cookies]) {
    const reply = await sendOrder(shop.app, form, { cookies });
    expect(reply.statusCode).toBe(200);
    expect(reply.json().data.numPedido).not.toBe(number);
  }
  const again = await sendOrder(shop.app, form, { cookies: ana.cookies });
  expect(again.json().data.numPedido).toBe(number);
});

test("the key of an account's order opens it to nobody else", async () => {
  const product = await build();
  const cart = [{ codProducto: product, cantidad: 1 }];
  const form = orderForm(cart, await amountsOf(shop.app, cart));
  const headers = { 'idempotency-key': 'la-llave-de-ana' };
  expect((await sendOrder(shop.app, form, { headers, cookies: ana.cookies })).statusCode).toBe(200);
  for (const cookies of [{}, beto.cookies]) {
    const reply = await sendOrder(shop.app, form, { headers, cookies });
    expect(reply.json()).toMatchObject({ status: false, code: 'idempotency-key-reused' });
    expect(reply.cookies.map(({ name }) => name)).not.toContain('compra');
  }
});

test('the order shows packages with tracking number, present status and all statuses before with their dates', async () => {
  const [near, far] = [await build(), await build({ sellerId: sellers[1] as number })];
  const { number } = await buy(ana, [
    { codProducto: near, cantidad: 1 },
    { codProducto: far, cantidad: 2 },
  ]);
  for (const [status, day] of [
    [21, '2026-03-02'],
    [1, '2026-03-03'],
  ] as const)
    await execute(
      shop.db,
      sql`with moved as (
            update package set status_id = ${status}, tracking_number = 'G-77'
            where order_number = ${number} and seller_id = ${sellers[1]})
          insert into package_status_change (order_number, seller_id, status_id, changed_at)
          values (${number}, ${sellers[1]}, ${status}, ${`${day}T15:00:00Z`})`,
    );
  const { data } = (await read(`/pedido/${number}`, ana.cookies)).body;
  const received = { codEstado: 19, nomEstado: 'Pedido recibido', fecha: data.fechaPedido };
  expect(data).toMatchObject({
    numPedido: number,
    cantidadTotal: 3,
    metodoPago: { codMetodoPago: 3, nombre: 'Pago en casa', estado: null, transaccion: null },
    vendedores: [
      {
        codVendedor: sellers[0],
        estadoPedido: { ...received, codGuiaPedido: null, transportadora: null },
        historial: [received],
      },
      {
        codVendedor: sellers[1],
        estadoPedido: {
          codEstado: 1,
          nomEstado: 'Guía creada',
          fecha: '2026-03-03T15:00:00.000Z',
          codGuiaPedido: 'G-77',
        },
        historial: [
          received,
          { codEstado: 21, nomEstado: 'Listo para recoger', fecha: '2026-03-02T15:00:00.000Z' },
          { codEstado: 1, nomEstado: 'Guía creada', fecha: '2026-03-03T15:00:00.000Z' },
        ],
      },
    ],
  });
  expect(JSON.stringify(data)).not.toMatch(/token|cuenta|hash/i);
});

test("buying again brings the lines with today's prices and stock", async () => {
  const shirt = await build({ price: 60_000, salePrice: 50_000, stockPerCombination: true, onHand: null });
  const size = await buildAttribute(shop.db, shirt, 'Talla', ['S', 'M']);
  const [small, medium] = size.termIds as [number, number];
  await buildStock(shop.db, shirt, 9, [small]);
  await buildStock(shop.db, shirt, 9, [medium]);
  const [gone, plain] = [await build({ name: 'Se va' }), await build({ onHand: 20 })];
  const terms = (term: number) => [{ codAtributo: size.id, codTermino: term }];
  const { number } = await buy(ana, [
    { codProducto: shirt, cantidad: 2, atributos: terms(small) },
    { codProducto: shirt, cantidad: 1, atributos: terms(medium) },
    { codProducto: gone, cantidad: 1 },
    { codProducto: plain, cantidad: 15 },
  ]);
  await execute(shop.db, sql`update product set sale_price = null, price = 65000 where id = ${shirt}`);
  await execute(
    shop.db,
    sql`update product_variant set sale_price = null, price = 65000 where product_id = ${shirt}`,
  );
  await execute(shop.db, sql`update product set active = false where id = ${gone}`);
  await execute(shop.db, sql`delete from product_term where id = ${medium}`);

  const { body } = await read(`/pedido/${number}/repetir`, ana.cookies);
  expect(body.status).toBe(true);
  expect(body.productos).toMatchObject([
    {
      codProducto: shirt,
      cantidad: 2,
      precioProducto: 65_000,
      precioRebajado: '',
      codVendedor: sellers[0],
      nomVendedor: 'Del Campo',
      peso: 1,
      altProducto: 10,
      anchoProducto: 20,
      lonProducto: 30,
      atributos: [{ codAtributo: size.id, nomAtributo: 'Talla', codTermino: small, nomTermino: 'S' }],
      disponible: true,
      existencias: 7,
    },
    { codProducto: shirt, disponible: false, existencias: 0 },
    { codProducto: gone, nomProducto: 'Se va', disponible: false },
    { codProducto: plain, cantidad: 15, disponible: true, existencias: 5 },
  ]);
});

test('claiming over the API: only for people, and the reply says how many orders came', async () => {
  const product = await build();
  const eva = await logIn(shop.db);
  const { number } = await buy(null, [{ codProducto: product, cantidad: 1 }], { emaCliente: eva.email });
  const post = async (url: string, cookies: Record<string, string>, payload?: object) => {
    const reply = await shop.app.inject({
      method: 'POST',
      url: `/api${url}`,
      cookies,
      ...(payload && { payload }),
    });
    return { status: reply.statusCode, body: reply.json() };
  };
  for (const path of ['/pedidos/reclamar', '/pedidos/reclamar/confirmar'])
    expect((await post(path, {}, { codigo: '123456' })).status).toBe(401);
  const sent = await post('/pedidos/reclamar', eva.cookies);
  expect(sent.body).toEqual({ status: true, message: `Enviamos un código a ${eva.email}.` });
  const { rows } = await shop.db.query(
    `select data->>'code' as code from outbox_message where template = 'order-claim-code' and recipient = $1`,
    [eva.email],
  );
  const confirmed = await post('/pedidos/reclamar/confirmar', eva.cookies, { codigo: rows[0].code });
  expect(confirmed.body).toEqual({ status: true, message: 'Trajimos 1 pedido a tu cuenta.', pedidos: 1 });
  expect((await read(`/pedido/${number}`, eva.cookies)).status).toBe(200);
  const again = await post('/pedidos/reclamar/confirmar', eva.cookies, { codigo: rows[0].code });
  expect(again).toMatchObject({ status: 400, body: { code: 'claim-code-invalid' } });
});

test('whoever came in with the password of a recovery mail changes it before seeing anything', async () => {
  const product = await build();
  const eva = await logIn(shop.db);
  const { number } = await buy(eva, [{ codProducto: product, cantidad: 1 }]);
  await execute(shop.db, sql`update account set must_change_password = true where id = ${eva.id}`);
  for (const path of [`/pedidos/${eva.id}`, `/pedido/${number}`, `/producto/favoritos/${eva.id}`])
    expect(await read(path, eva.cookies)).toMatchObject({
      status: 403,
      body: { code: 'password-change-required' },
    });
});
