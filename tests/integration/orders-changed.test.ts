import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../src/server/db/sql.ts';
import { buildProduct, buildSeller } from '../support/catalog-factories.ts';
import { amountsOf, count, openShop, orderForm, type Shop, sendOrder } from '../support/order-factories.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => {
  expect(await count(shop.db, sql`select count(*) from orders`)).toBe(0);
  await shop.close();
});

test('a price that rose meanwhile answers every number as it is now', async () => {
  const product = await buildProduct(shop.db, { name: 'Café', price: 10_000 });
  const cart = [{ codProducto: product, cantidad: 2, precioProducto: 10_000 }];
  const amounts = await amountsOf(shop.app, cart);
  await shop.db.query(`update product set price = 12000 where id = ${product}`);
  const reply = await sendOrder(shop.app, orderForm(cart, amounts));
  expect(reply.statusCode).toBe(409);
  expect(reply.json()).toMatchObject({
    status: false,
    code: 'totals-changed',
    message: 'Los valores de tu pedido cambiaron. Revísalos antes de continuar.',
    detalle: {
      productos: [
        {
          codProducto: product,
          nomProducto: 'Café',
          precioProducto: 12_000,
          precioRebajado: '',
          disponible: true,
        },
      ],
      subTotal: 24_000,
      costoEnvio: amounts.costoEnvio,
      tarifas: [{ valor: amounts.costoEnvio, zona: 'U' }],
      total: 24_000 + amounts.costoEnvio,
    },
  });
});

test('equal sums do not hide that the price of a line changed', async () => {
  const [first, second] = [
    await buildProduct(shop.db, { price: 10_000 }),
    await buildProduct(shop.db, { price: 20_000 }),
  ];
  const cart = [
    { codProducto: first, cantidad: 1, precioProducto: 20_000 },
    { codProducto: second, cantidad: 1, precioProducto: 10_000, precioRebajado: '' },
  ];
  const reply = await sendOrder(shop.app, orderForm(cart, await amountsOf(shop.app, cart)));
  expect(reply.json()).toMatchObject({ code: 'totals-changed' });
});

test.each([
  ['a shipping cost of 0', { costoEnvio: '0' }],
  ['a lower total', { total: '1' }],
  ['a lower subtotal', { subTotal: '1' }],
])('%s from the browser is never taken', async (_name, changes) => {
  const product = await buildProduct(shop.db);
  const cart = [{ codProducto: product, cantidad: 1 }];
  const reply = await sendOrder(shop.app, orderForm(cart, await amountsOf(shop.app, cart), changes));
  expect(reply.statusCode).toBe(409);
  expect(reply.json().code).toBe('totals-changed');
});

test('too few units answer which product and how many are left', async () => {
  const scarce = await buildProduct(shop.db, { name: 'Escaso', onHand: 3 });
  const plenty = await buildProduct(shop.db, { onHand: 50 });
  const cart = [
    { codProducto: plenty, cantidad: 4 },
    { codProducto: scarce, cantidad: 4 },
  ];
  const reply = await sendOrder(shop.app, orderForm(cart, await amountsOf(shop.app, cart)));
  expect(reply.statusCode).toBe(409);
  const { code, detalle } = reply.json();
  expect(code).toBe('out-of-stock');
  expect(detalle.productos).toMatchObject([{ codProducto: scarce, nomProducto: 'Escaso', existencias: 3 }]);
});

test('a product without any stock row is out of stock, not sold without limit', async () => {
  const product = await buildProduct(shop.db, { onHand: null });
  const cart = [{ codProducto: product, cantidad: 1 }];
  const reply = await sendOrder(shop.app, orderForm(cart, await amountsOf(shop.app, cart)));
  expect(reply.json()).toMatchObject({ code: 'out-of-stock', detalle: { productos: [{ existencias: 0 }] } });
});

test('a product that is gone, hidden or of a blocked seller is named', async () => {
  const hidden = await buildProduct(shop.db, { active: false });
  const blocked = await buildProduct(shop.db, { sellerId: await buildSeller(shop.db, { status: 3 }) });
  for (const codProducto of [hidden, blocked, 2_000_000_000]) {
    const form = orderForm([{ codProducto, cantidad: 1 }], {
      subTotal: 10_000,
      costoEnvio: 8_900,
      total: 18_900,
    });
    const reply = await sendOrder(shop.app, form);
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({
      code: 'product-unavailable',
      detalle: { productos: [{ codProducto, disponible: false }] },
    });
  }
});

test('perishables do not travel beyond the metropolitan area and are named', async () => {
  const seller = await buildSeller(shop.db);
  const cheese = await buildProduct(shop.db, { sellerId: seller, name: 'Queso', perishable: true });
  const pot = await buildProduct(shop.db, { sellerId: seller });
  const cart = [
    { codProducto: pot, cantidad: 1 },
    { codProducto: cheese, cantidad: 1 },
  ];
  const amounts = await amountsOf(shop.app, cart, '05001');
  const reply = await sendOrder(shop.app, orderForm(cart, amounts, { codCiudad: '05001' }));
  expect(reply.statusCode).toBe(409);
  expect(reply.json()).toMatchObject({
    code: 'not-deliverable',
    detalle: { productos: [{ codProducto: cheese, nomProducto: 'Queso' }] },
  });
  expect(reply.json().detalle.productos).toHaveLength(1);
});
