import { afterAll, beforeAll, expect, test } from 'vitest';
import { query, queryOne, sql } from '../../src/server/db/sql.ts';
import type { EndpointName } from '../../src/wire/endpoints.ts';
import { buildCategory, buildProduct } from '../support/catalog-factories.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import type { Aim } from '../support/personal-call.ts';
import { buildShopOwner, type ShopOwner } from '../support/seller-order-factories.ts';
import { sendAim } from '../support/send-aim.ts';
import { type LoggedIn, logIn } from '../support/session-factories.ts';

let shop: Shop;
let operator: LoggedIn;
let owner: ShopOwner;
let other: ShopOwner;
let fruit: number;
let honey: number;
let coffee: number;
beforeAll(async () => {
  shop = await openShop();
  operator = await logIn(shop.db, { roles: ['operator'], operatorRole: 'content' });
  [owner, other] = [await buildShopOwner(shop.db), await buildShopOwner(shop.db)];
  fruit = await buildCategory(shop.db);
  honey = await buildProduct(shop.db, { sellerId: owner.sellerId, name: 'Miel de Páramo' });
  coffee = await buildProduct(shop.db, {
    sellerId: other.sellerId,
    name: 'Café molido',
    mainCategoryId: fruit,
  });
});
afterAll(() => shop.close());

async function call(name: EndpointName, aim: Aim = {}, who: { cookies: Record<string, string> } = operator) {
  const reply = await sendAim(shop.app, name, aim, who.cookies);
  return { status: reply.statusCode, body: reply.json() };
}
const found = async (asked: Record<string, string | number>) =>
  (await call('listOperatorProducts', { query: asked })).body.productos.map(
    (one: { codProducto: number }) => one.codProducto,
  );
const isShown = async (id: number) =>
  (await queryOne<{ active: boolean }>(shop.db, sql`select active from product where id = ${id}`))?.active;
const ofHoney = () => ({ params: { codProducto: honey } });

test('products of all shops are found without accents, by number, shop, category and state', async () => {
  expect(await found({})).toEqual([coffee, honey]);
  expect(await found({ buscar: 'PARAMO miel' })).toEqual([honey]);
  expect(await found({ buscar: String(coffee) })).toEqual([coffee]);
  expect(await found({ buscar: 'paramo', tienda: other.sellerId })).toEqual([]);
  expect(await found({ tienda: other.sellerId })).toEqual([coffee]);
  expect(await found({ categoria: fruit })).toEqual([coffee]);
  expect(await found({ categoria: 999_999 })).toEqual([]);
  expect(await found({ estado: 'borrador' })).toEqual([]);
  expect(await found({ estado: 'activo' })).toEqual([coffee, honey]);
  expect(await found({ cursor: coffee })).toEqual([honey]);
});

test('a paused product is gone for shoppers until the operator lifts it, whatever its shop does', async () => {
  expect((await call('pauseProduct', { ...ofHoney(), json: {} })).status).toBe(400);
  const reason = 'La etiqueta no muestra el registro sanitario';
  expect((await call('pauseProduct', { ...ofHoney(), json: { motivo: reason } })).status).toBe(200);
  expect((await call('pauseProduct', { ...ofHoney(), json: { motivo: reason } })).status).toBe(409);
  expect(await isShown(honey)).toBe(false);
  expect(await found({ estado: 'pausado-por-plataforma' })).toEqual([honey]);

  // Its shop pauses and activates it, and it stays away.
  for (const estado of ['pausado', 'activo'])
    expect((await call('changeProductState', { ...ofHoney(), json: { estado } }, owner)).status).toBe(200);
  expect(await isShown(honey)).toBe(false);
  const seen = (await call('getSellerProduct', ofHoney(), owner)).body.data;
  expect(seen).toMatchObject({ visible: false, motivoPausa: reason });
  const listed = (await call('listSellerProducts', {}, owner)).body.data.productos;
  expect(listed).toMatchObject([{ codProducto: honey, motivoPausa: reason }]);
  const history = (await call('listProductChanges', ofHoney(), owner)).body;
  expect(JSON.stringify(history)).toContain('Plazuela');
  expect(JSON.stringify(history)).not.toContain(operator.email);

  expect((await call('releaseProduct', ofHoney())).status).toBe(200);
  expect((await call('releaseProduct', ofHoney())).status).toBe(409);
  expect(await isShown(honey)).toBe(true);
  expect(
    await query(
      shop.db,
      sql`select template from outbox_message where template like 'product-%' order by id`,
    ),
  ).toEqual([{ template: 'product-paused' }, { template: 'product-released' }]);
});

test('the category is corrected with its reason, and the shop cannot save over it unseen', async () => {
  const before = (await call('getSellerProduct', ofHoney(), owner)).body.data;
  const json = { categoriaPrincipal: fruit, categoriaSecundaria: null, motivo: 'Es del campo' };
  expect((await call('correctCategory', { ...ofHoney(), json: { ...json, motivo: '' } })).status).toBe(400);
  const unknown = { ...json, categoriaSecundaria: fruit };
  expect((await call('correctCategory', { ...ofHoney(), json: unknown })).status).toBe(409);
  expect((await call('correctCategory', { ...ofHoney(), json })).status).toBe(200);
  const product = (await call('getOperatorProduct', ofHoney())).body.data;
  expect(product).toMatchObject({ categoriaPrincipal: fruit, visible: true });
  expect(product.historia[0]).toMatchObject({ motivo: 'Es del campo' });
  const after = (await call('getSellerProduct', ofHoney(), owner)).body.data;
  expect(after.version).toBe(before.version + 1);
});

test('who may not moderate pauses nothing', async () => {
  const viewer = await logIn(shop.db, { roles: ['operator'], operatorRole: 'viewer' });
  expect((await call('getOperatorProduct', ofHoney(), viewer)).status).toBe(200);
  expect((await call('pauseProduct', { ...ofHoney(), json: { motivo: 'No' } }, viewer)).status).toBe(403);
  const finance = await logIn(shop.db, { roles: ['operator'], operatorRole: 'finance' });
  expect((await call('listOperatorProducts', {}, finance)).status).toBe(403);
});
