import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildAttribute, buildProduct, buildSeller, buildStock } from '../support/catalog-factories.ts';
import { amountsOf, openShop, orderForm, post, type Shop, sendOrder } from '../support/order-factories.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const check = async (productos: object[]) => post(shop.app, '/carrito/revisar', { productos });

test('each line gets its price, sale price and units of today, in the order of the cart', async () => {
  const plain = await buildProduct(shop.db, { name: 'Arepa', price: 3_000, onHand: 7 });
  const offer = await buildProduct(shop.db, { price: 9_000, salePrice: 8_000, onHand: 0 });
  const { status, body } = await check([
    { codProducto: offer, cantidad: 1 },
    { codProducto: plain, cantidad: 2, precioProducto: 2_500 },
  ]);
  expect(status).toBe(200);
  expect(body.status).toBe(true);
  expect(body.productos).toMatchObject([
    { codProducto: offer, precioProducto: 9_000, precioRebajado: '8000', existencias: 0, disponible: true },
    {
      codProducto: plain,
      precioProducto: 3_000,
      precioRebajado: '',
      existencias: 7,
      atributosValidos: true,
      nomProducto: 'Arepa',
    },
  ]);
});

test('units are those of the chosen combination', async () => {
  const product = await buildProduct(shop.db, { stockPerCombination: true, onHand: null });
  const size = await buildAttribute(shop.db, product, 'Talla', ['S', 'M']);
  const color = await buildAttribute(shop.db, product, 'Color', ['Rojo']);
  const [small, medium] = size.termIds as [number, number];
  const [red] = color.termIds as [number];
  await buildStock(
    shop.db,
    product,
    4,
    [small, red].sort((a, b) => a - b),
  );
  const line = (termId: number) => ({
    codProducto: product,
    cantidad: 1,
    atributos: [
      { codAtributo: color.id, codTermino: red },
      { codAtributo: size.id, codTermino: termId },
    ],
  });
  const { body } = await check([line(small), line(medium)]);
  expect(body.productos.map((one: { existencias: number }) => one.existencias)).toEqual([4, 0]);
  expect(body.productos[0]).not.toHaveProperty('comparteExistencias');
});

test('options that draw on one stock say so, also where an order is refused for it', async () => {
  const product = await buildProduct(shop.db, { onHand: 15 });
  const ripeness = await buildAttribute(shop.db, product, 'Maduración', ['Verde', 'Maduro']);
  const lines = ripeness.termIds.map((codTermino) => ({
    codProducto: product,
    cantidad: 10,
    atributos: [{ codAtributo: ripeness.id, codTermino }],
  }));
  const shared = { codProducto: product, existencias: 15, comparteExistencias: true };
  expect((await check(lines)).body.productos).toMatchObject([shared, shared]);
  const refused = await sendOrder(shop.app, orderForm(lines, await amountsOf(shop.app, lines)));
  expect(refused.json()).toMatchObject({
    code: 'out-of-stock',
    detalle: { productos: [shared, shared] },
  });
});

test('gone products, blocked sellers and choices that no longer exist are marked', async () => {
  const hidden = await buildProduct(shop.db, { active: false });
  const blocked = await buildProduct(shop.db, { sellerId: await buildSeller(shop.db, { status: 3 }) });
  const changed = await buildProduct(shop.db);
  await buildAttribute(shop.db, changed, 'Talla', ['S']);
  const { body } = await check([
    { codProducto: hidden, cantidad: 1 },
    { codProducto: blocked, cantidad: 1 },
    { codProducto: 2_000_000_000, cantidad: 1 },
    { codProducto: changed, cantidad: 1 },
  ]);
  expect(body.productos).toMatchObject([
    { disponible: false },
    { disponible: false },
    { disponible: false, nomProducto: '', existencias: 0 },
    { disponible: true, atributosValidos: false, existencias: 0 },
  ]);
});

test('an empty cart and a hundred lines are checked, 101 lines are refused', async () => {
  expect((await check([])).body.productos).toEqual([]);
  const product = await buildProduct(shop.db);
  const lines = (length: number) => Array.from({ length }, () => ({ codProducto: product, cantidad: 1 }));
  expect((await check(lines(100))).body.productos).toHaveLength(100);
  expect((await check(lines(101))).status).toBe(400);
});
