import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../src/server/db/sql.ts';
import { deliverDueMessages } from '../../src/server/modules/messages/outbox-delivery.ts';
import { buildAttribute, buildProduct, buildSeller, buildStock } from '../support/catalog-factories.ts';
import {
  amountsOf,
  count,
  openShop,
  orderForm,
  rows,
  type Shop,
  sendOrder,
} from '../support/order-factories.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function buildTwoSellers() {
  const bogota = await buildSeller(shop.db, {
    displayName: 'Del Campo',
    feePercent: 8.25,
    paymentProviderId: '900001',
  });
  const medellin = await buildSeller(shop.db, { displayName: 'Paisa', cityId: '05001', feePercent: 12 });
  const shirt = await buildProduct(shop.db, {
    sellerId: bogota,
    name: 'Camisa',
    price: 60_000,
    salePrice: 49_990,
    onHand: 9,
  });
  const color = await buildAttribute(shop.db, shirt, 'Color', ['Rojo', 'Azul']);
  const size = await buildAttribute(shop.db, shirt, 'Talla', ['S', 'M']);
  const lamp = await buildProduct(shop.db, {
    sellerId: medellin,
    name: 'Lámpara',
    price: 120_000,
    onHand: 4,
  });
  const blueInM = [
    { codAtributo: size.id, codTermino: size.termIds[1] as number },
    { codAtributo: color.id, codTermino: color.termIds[1] as number },
  ];
  return { bogota, medellin, shirt, lamp, blueInM };
}

test('one order becomes a package for each seller, with frozen lines, status 19 and the messages', async () => {
  const { bogota, medellin, shirt, lamp, blueInM } = await buildTwoSellers();
  const cart = [
    { codProducto: lamp, cantidad: 1 },
    { codProducto: shirt, cantidad: 3, atributos: blueInM },
  ];
  const amounts = await amountsOf(shop.app, cart);
  const reply = await sendOrder(shop.app, orderForm(cart, amounts, { aceptaPolitica: 'true' }));
  expect(reply.statusCode).toBe(200);
  const { data } = reply.json();

  expect(data).toMatchObject({
    cantidadTotal: 4,
    totales: { subtotal: 120_000 + 3 * 49_990, costoEnvio: amounts.costoEnvio, total: amounts.total },
    cliente: {
      nombre: 'Ana',
      apellido: 'Gómez',
      contacto: { telefono: '3001234567', email: 'ana@plazuela.test' },
      direccion: { detalle: 'Calle 10 # 20-30', ciudad: 'Bogotá, D.C.', departamento: 'Bogotá, D.C.' },
      documento: { numero: '1020304050' },
    },
    metodoPago: { codMetodoPago: 3, nombre: 'Pago en casa', estado: null, transaccion: null },
    vendedores: [
      { codVendedor: medellin, fee: 12, estadoPedido: { codEstado: 19, nomEstado: 'Pedido recibido' } },
      {
        codVendedor: bogota,
        idEpayco: '900001',
        fee: 8.25,
        productos: [
          {
            codProducto: shirt,
            nombre: 'Camisa',
            precio: 60_000,
            precioRebajado: '49990',
            cantidad: 3,
            atributos: [
              { nomAtributo: 'Color', nomTermino: 'Azul' },
              { nomAtributo: 'Talla', nomTermino: 'M' },
            ],
          },
        ],
      },
    ],
  });
  const number = data.numPedido;
  expect(
    await rows(
      shop.db,
      sql`select product_id, quantity, fee_percent, fee from order_line
    where order_number = ${number} order by line`,
    ),
  ).toEqual([
    { productId: lamp, quantity: 1, feePercent: 12, fee: 14_400 },
    { productId: shirt, quantity: 3, feePercent: 8.25, fee: Math.round(149_970 * 0.0825) },
  ]);
  expect(
    await rows(
      shop.db,
      sql`select seller_id, status_id from package_status_change
    where order_number = ${number} order by seller_id`,
    ),
  ).toEqual([
    { sellerId: bogota, statusId: 19 },
    { sellerId: medellin, statusId: 19 },
  ]);
  expect(
    await rows(
      shop.db,
      sql`select template, recipient, data from outbox_message
    where (data ->> 'orderNumber')::bigint = ${number} order by id`,
    ),
  ).toEqual([
    { template: 'order-confirmation', recipient: 'ana@plazuela.test', data: { orderNumber: number } },
    {
      template: 'seller-new-order',
      recipient: expect.any(String),
      data: { orderNumber: number, sellerId: medellin },
    },
    {
      template: 'seller-new-order',
      recipient: expect.any(String),
      data: { orderNumber: number, sellerId: bogota },
    },
  ]);
  expect(
    await rows(
      shop.db,
      sql`select account_id, privacy_policy_version, latitude from orders where number = ${number}`,
    ),
  ).toEqual([{ accountId: null, privacyPolicyVersion: expect.stringMatching(/^\d{4}-/), latitude: 4.65 }]);
});

test('a client that sends no answer to the privacy policy was not asked: no version is kept', async () => {
  const cart = [{ codProducto: await buildProduct(shop.db, { onHand: 1 }), cantidad: 1 }];
  const reply = await sendOrder(shop.app, orderForm(cart, await amountsOf(shop.app, cart)));
  const { numPedido } = reply.json().data;
  expect(
    await rows(shop.db, sql`select privacy_policy_version from orders where number = ${numPedido}`),
  ).toEqual([{ privacyPolicyVersion: null }]);
});

test('buyer and sellers get mails that name the order and what was bought', async () => {
  const seller = await buildSeller(shop.db);
  const product = await buildProduct(shop.db, { sellerId: seller, name: 'Bocadillo veleño' });
  const cart = [{ codProducto: product, cantidad: 1 }];
  const emaCliente = 'correo@plazuela.test';
  const form = orderForm(cart, await amountsOf(shop.app, cart), { emaCliente });
  const number = (await sendOrder(shop.app, form)).json().data.numPedido;
  await deliverDueMessages(shop.context);
  const [{ email }] = (await rows(shop.db, sql`select email from seller where id = ${seller}`)) as [
    { email: string },
  ];
  for (const recipient of [emaCliente, email]) {
    const mails = await rows(
      shop.db,
      sql`select subject, text from mailbox_message where recipient = ${recipient}`,
    );
    expect(mails).toHaveLength(1);
    const [mail] = mails as [{ subject: string; text: string }];
    expect(mail.subject).toContain(String(number));
    expect(mail.text).toContain('Bocadillo veleño');
  }
});

test('what was bought stays as it was when the product changes afterwards', async () => {
  const product = await buildProduct(shop.db, { name: 'Panela', price: 5_000 });
  const cart = [{ codProducto: product, cantidad: 1 }];
  const reply = await sendOrder(
    shop.app,
    orderForm(cart, await amountsOf(shop.app, cart), { dirCliente: 'Calle 1' }),
  );
  await shop.db.query(`update product set name = 'Otra', price = 9000 where id = ${product}`);
  const [cookie] = reply.cookies;
  const number = reply.json().data.numPedido;
  const later = await shop.app.inject({
    url: `/api/compra/${number}`,
    cookies: { compra: cookie?.value ?? '' },
  });
  expect(later.json()).toEqual(reply.json());
  expect(later.json().data.vendedores[0].productos[0]).toMatchObject({ nombre: 'Panela', precio: 5_000 });
});

test('lines of one product and set of terms are one line, in whatever order the terms come', async () => {
  const { shirt, blueInM } = await buildTwoSellers();
  const cart = [
    { codProducto: shirt, cantidad: 1, atributos: blueInM },
    { codProducto: shirt, cantidad: 2, atributos: [...blueInM].reverse() },
  ];
  const amounts = await amountsOf(shop.app, cart);
  const reply = await sendOrder(shop.app, orderForm(cart, amounts, { aceptaPolitica: 'true' }));
  expect(reply.json().data.vendedores[0].productos).toMatchObject([{ codProducto: shirt, cantidad: 3 }]);
  expect(await count(shop.db, sql`select on_hand as count from stock where product_id = ${shirt}`)).toBe(6);
});

test('a product with stock per combination sells the chosen combination only', async () => {
  const product = await buildProduct(shop.db, { stockPerCombination: true, onHand: null });
  const { id, termIds } = await buildAttribute(shop.db, product, 'Talla', ['S', 'M']);
  const [small, medium] = termIds as [number, number];
  await buildStock(shop.db, product, 2, [small]);
  await buildStock(shop.db, product, 5, [medium]);
  const cart = [{ codProducto: product, cantidad: 2, atributos: [{ codAtributo: id, codTermino: small }] }];
  const amounts = await amountsOf(shop.app, cart);
  expect((await sendOrder(shop.app, orderForm(cart, amounts))).statusCode).toBe(200);
  expect(
    await rows(
      shop.db,
      sql`select term_ids, on_hand from stock where product_id = ${product} order by term_ids`,
    ),
  ).toEqual([
    { termIds: [small], onHand: 0 },
    { termIds: [medium], onHand: 5 },
  ]);
  const again = await sendOrder(shop.app, orderForm(cart, amounts, { dirCliente: 'Otra calle 5' }));
  expect(again.json()).toMatchObject({
    code: 'out-of-stock',
    detalle: { productos: [{ codProducto: product, existencias: 0 }] },
  });
});

test('the sale of the last unit is announced to the page caches, an ordinary sale is not', async () => {
  const seller = await buildSeller(shop.db);
  const product = await buildProduct(shop.db, { sellerId: seller, onHand: 3 });
  const announced = () =>
    rows(shop.db, sql`select tags from catalogue_change where ${`product:${product}`} = any(tags)`);
  const two = [{ codProducto: product, cantidad: 2 }];
  await sendOrder(shop.app, orderForm(two, await amountsOf(shop.app, two)));
  expect(await announced()).toEqual([]);
  const last = [{ codProducto: product, cantidad: 1 }];
  await sendOrder(shop.app, orderForm(last, await amountsOf(shop.app, last)));
  expect(await announced()).toMatchObject([
    { tags: expect.arrayContaining([`product:${product}`, `seller:${seller}`]) },
  ]);
});

test('without a provider nobody can pay online, and the shop says so beforehand', async () => {
  const offline = await openShop({ PAYMENTS: 'none' });
  const product = await buildProduct(offline.db);
  const cart = [{ codProducto: product, cantidad: 1 }];
  const amounts = await amountsOf(offline.app, cart);
  expect((await offline.app.inject('/api/metodosPago')).json()).toEqual({
    status: true,
    datos: [
      { codMetodoPago: 1, nombre: 'ePayco', disponible: false },
      { codMetodoPago: 3, nombre: 'Pago en casa', disponible: true, totalMaximo: 2_000_000_000 },
    ],
  });
  // Spec 5: without a choice the method is 1.
  for (const codMetpago of ['1', '']) {
    const reply = await sendOrder(offline.app, orderForm(cart, amounts, { codMetpago }));
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({ status: false, code: 'payment-method-unavailable' });
  }
  expect(await count(offline.db, sql`select count(*) from order_line where product_id = ${product}`)).toBe(0);
  await offline.close();
});

test('a foreign account number in the form is not believed', async () => {
  const product = await buildProduct(shop.db);
  const cart = [{ codProducto: product, cantidad: 1 }];
  const form = orderForm(cart, await amountsOf(shop.app, cart), { codUsuario: '7', codCliente: '7' });
  const number = (await sendOrder(shop.app, form)).json().data.numPedido;
  expect(await rows(shop.db, sql`select account_id from orders where number = ${number}`)).toEqual([
    { accountId: null },
  ]);
});

test('coordinates far from the chosen city are not stored', async () => {
  const product = await buildProduct(shop.db);
  const cart = [{ codProducto: product, cantidad: 1 }];
  const amounts = await amountsOf(shop.app, cart);
  for (const [latitud, longitud] of [
    ['6.24', '-75.58'],
    ['NaN', '1e999'],
    ['', 'null'],
  ] as const) {
    const form = orderForm(cart, amounts, { latitud, longitud, dirCliente: `Calle 3 ${latitud}` });
    const number = (await sendOrder(shop.app, form)).json().data.numPedido;
    expect(await rows(shop.db, sql`select latitude from orders where number = ${number}`)).toEqual([
      { latitude: null },
    ]);
  }
});

test('the statuses of a package begin with those of the bar', async () => {
  const reply = await shop.app.inject('/api/estados/pedidos');
  const { status, data } = reply.json();
  expect(status).toBe(true);
  expect(data.map((one: { codEstado: number }) => one.codEstado)).toEqual([
    19, 20, 1, 2, 3, 7, 21, 30, 31, 32, 33,
  ]);
  expect(data[0]).toEqual({ codEstado: 19, nomEstado: 'Pedido recibido' });
});
