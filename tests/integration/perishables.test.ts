import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCategory, buildProduct, buildSeller } from '../support/catalog-factories.ts';
import { amountsOf, openShop, orderForm, post, type Shop, sendOrder } from '../support/order-factories.ts';

let shop: Shop;
let seller: number;
let fresh: number;
let cheeses: number;
beforeAll(async () => {
  shop = await openShop();
  seller = await buildSeller(shop.db);
  fresh = await buildCategory(shop.db, { withdrawalException: 'perecedero' });
  cheeses = await buildCategory(shop.db, { parentId: fresh });
});
afterAll(() => shop.close());

const BOGOTA = '11001';
const LETICIA = '91001';

async function notDelivered(codProducto: number, codCiudadDestino: string): Promise<number[]> {
  const productos = [{ codProducto, cantidad: 1 }];
  return (await post(shop.app, '/cotizar/envio', { productos, codCiudadDestino })).body.tarifas[0]
    .noDisponibles;
}

async function pageOf(id: number): Promise<{ perecedero: boolean; sinRetracto: string | null }> {
  return (await shop.app.inject(`/api/productos/${id}`)).json();
}

test('what a category says spoils does not travel far, without a word of the product', async () => {
  const inMain = await buildProduct(shop.db, { sellerId: seller, mainCategoryId: fresh });
  const inSub = await buildProduct(shop.db, {
    sellerId: seller,
    mainCategoryId: fresh,
    subcategoryId: cheeses,
  });
  for (const id of [inMain, inSub]) {
    expect(await notDelivered(id, BOGOTA)).toEqual([]);
    expect(await notDelivered(id, LETICIA)).toEqual([id]);
    expect(await pageOf(id)).toMatchObject({ perecedero: true, sinRetracto: 'perecedero' });
  }
  const cart = [{ codProducto: inSub, cantidad: 1 }];
  const amounts = await amountsOf(shop.app, cart, LETICIA);
  const reply = await sendOrder(shop.app, orderForm(cart, amounts, { codCiudad: LETICIA }));
  expect(reply.json()).toMatchObject({
    code: 'not-deliverable',
    detalle: { productos: [{ codProducto: inSub }] },
  });
});

test('a product may only tighten what its category says', async () => {
  const pantry = await buildCategory(shop.db, {});
  const frozen = await buildProduct(shop.db, { sellerId: seller, mainCategoryId: pantry, perishable: true });
  const dry = await buildProduct(shop.db, { sellerId: seller, mainCategoryId: pantry });
  expect(await notDelivered(frozen, LETICIA)).toEqual([frozen]);
  expect(await pageOf(frozen)).toMatchObject({ perecedero: true, sinRetracto: 'perecedero' });
  expect(await notDelivered(dry, LETICIA)).toEqual([]);
  expect(await pageOf(dry)).toMatchObject({ perecedero: false, sinRetracto: null });
});

test('below a category of what spoils even a subcategory of personal use does', async () => {
  const wipes = await buildCategory(shop.db, { parentId: fresh, withdrawalException: 'uso personal' });
  const id = await buildProduct(shop.db, { sellerId: seller, mainCategoryId: fresh, subcategoryId: wipes });
  expect(await pageOf(id)).toMatchObject({ perecedero: true, sinRetracto: 'perecedero' });
});
