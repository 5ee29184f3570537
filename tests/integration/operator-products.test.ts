import { afterAll, beforeAll, expect, test } from 'vitest';
import { query, queryOne, sql } from '../../src/server/db/sql.ts';
import { listOperatorProducts } from '../../src/server/modules/catalogue/moderation/operator-product.service.ts';
import type { ReadInput } from '../../src/server/panel-door.ts';
import { buildAttribute, buildCategory, buildProduct, buildStock } from '../support/catalog-factories.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import type { Aim } from '../support/personal-call.ts';
import { type CallName, read } from '../support/published-reads.ts';
import { buildShopOwner, type ShopOwner } from '../support/seller-order-factories.ts';
import { bodyOf, sendAim } from '../support/send-aim.ts';
import { type LoggedIn, logIn } from '../support/session-factories.ts';
import { workOf } from '../support/work.ts';

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

async function call(name: CallName, aim: Aim = {}, who: { cookies: Record<string, string> } = operator) {
  const reply = await sendAim(shop.app, name, aim, who.cookies);
  return { status: reply.statusCode, body: bodyOf(reply) };
}
const found = async (asked: ReadInput<'listOperatorProducts'>) =>
  (await read(shop.app, 'listOperatorProducts', asked, operator)).products.map(({ id }) => id);
const isShown = async (id: number) =>
  (await queryOne<{ active: boolean }>(shop.db, sql`select active from product where id = ${id}`))?.active;
const ofHoney = () => ({ params: { productId: honey } });

test('products of all shops are found without accents, by number, shop, category and state', async () => {
  expect(await found({})).toEqual([coffee, honey]);
  expect(await found({ search: 'PARAMO miel' })).toEqual([honey]);
  expect(await found({ search: String(coffee) })).toEqual([coffee]);
  expect(await found({ search: 'paramo', sellerId: other.sellerId })).toEqual([]);
  expect(await found({ sellerId: other.sellerId })).toEqual([coffee]);
  expect(await found({ categoryId: fruit })).toEqual([coffee]);
  expect(await found({ categoryId: 999_999 })).toEqual([]);
  expect(await found({ group: 'draft' })).toEqual([]);
  expect(await found({ group: 'active' })).toEqual([coffee, honey]);
  expect(await found({ cursor: coffee })).toEqual([honey]);
});

test('a paused product is gone for shoppers until the operator lifts it, whatever its shop does', async () => {
  expect((await call('pauseProduct', { ...ofHoney(), json: {} })).status).toBe(400);
  const reason = 'La etiqueta no muestra el registro sanitario';
  expect((await call('pauseProduct', { ...ofHoney(), json: { reason } })).status).toBe(204);
  expect((await call('pauseProduct', { ...ofHoney(), json: { reason } })).status).toBe(409);
  expect(await isShown(honey)).toBe(false);
  expect(await found({ group: 'held' })).toEqual([honey]);

  // Its shop pauses and activates it, and it stays away.
  for (const state of ['paused', 'active'])
    expect((await call('changeProductState', { ...ofHoney(), json: { state } }, owner)).status).toBe(200);
  expect(await isShown(honey)).toBe(false);
  const seen = (await call('getSellerProduct', ofHoney(), owner)).body;
  expect(seen).toMatchObject({ isShown: false, operatorReason: reason });
  const listed = (await call('listSellerProducts', {}, owner)).body.products;
  expect(listed).toMatchObject([{ id: honey, operatorReason: reason }]);
  const history = await read(shop.app, 'listProductChanges', { productId: honey }, owner);
  expect(JSON.stringify(history)).toContain('Plazuela');
  expect(JSON.stringify(history)).not.toContain(operator.email);

  expect((await call('releaseProduct', ofHoney())).status).toBe(204);
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
  const before = (await call('getSellerProduct', ofHoney(), owner)).body;
  const json = { mainCategoryId: fruit, subcategoryId: null, reason: 'Es del campo' };
  expect((await call('correctCategory', { ...ofHoney(), json: { ...json, reason: '' } })).status).toBe(400);
  const unknown = { ...json, subcategoryId: fruit };
  expect((await call('correctCategory', { ...ofHoney(), json: unknown })).status).toBe(409);
  expect((await call('correctCategory', { ...ofHoney(), json })).status).toBe(204);
  const product = await read(shop.app, 'getOperatorProduct', { productId: honey }, operator);
  expect(product).toMatchObject({ mainCategoryId: fruit, isShown: true });
  expect(product.events[0]).toMatchObject({ reason: 'Es del campo' });
  const after = (await call('getSellerProduct', ofHoney(), owner)).body;
  expect(after.version).toBe(before.version + 1);
});

test('who may not moderate pauses nothing', async () => {
  const viewer = await logIn(shop.db, { roles: ['operator'], operatorRole: 'viewer' });
  expect((await call('getOperatorProduct', ofHoney(), viewer)).status).toBe(200);
  expect((await call('pauseProduct', { ...ofHoney(), json: { reason: 'No' } }, viewer)).status).toBe(403);
  const finance = await logIn(shop.db, { roles: ['operator'], operatorRole: 'finance' });
  expect((await call('listOperatorProducts', {}, finance)).status).toBe(403);
});

test('each option is told with its own price, offer, units and state', async () => {
  const whole = await read(shop.app, 'getOperatorProduct', { productId: coffee }, operator);
  const { price, salePrice } = whole;
  expect(whole.stock).toMatchObject([{ label: '', price, salePrice, isActive: true }]);

  const mug = await buildProduct(shop.db, { sellerId: owner.sellerId, onHand: null });
  const { termIds } = await buildAttribute(shop.db, mug, 'Color', ['Azul', 'Rojo']);
  const [blue = 0, red = 0] = termIds;
  await buildStock(shop.db, mug, 4, [blue]);
  await buildStock(shop.db, mug, 0, [red]);
  await shop.db.query(`
    insert into product_variant (product_id, term_ids, seller_id, reference, price, sale_price, active) values
      (${mug}, '{${blue}}', ${owner.sellerId}, 'MUG-AZUL', 30000, 24000, true),
      (${mug}, '{${red}}', ${owner.sellerId}, 'MUG-ROJO', 35000, null, false)
    on conflict (product_id, term_ids) do update
      set price = excluded.price, sale_price = excluded.sale_price, active = excluded.active`);
  expect((await read(shop.app, 'getOperatorProduct', { productId: mug }, operator)).stock).toEqual([
    { label: 'Azul', onHand: 4, price: 30_000, salePrice: 24_000, isActive: true },
    { label: 'Rojo', onHand: 0, price: 35_000, salePrice: null, isActive: false },
  ]);
  await shop.db.query(`delete from product where id = ${mug}`);
});

test('what is sold out in every choice is listed page by page, over all shops and in one', async () => {
  const out: number[] = [];
  for (let index = 0; index < 30; index++)
    out.unshift(await buildProduct(shop.db, { sellerId: (index % 2 ? other : owner).sellerId, onHand: 0 }));
  const some = await buildProduct(shop.db, { sellerId: owner.sellerId, onHand: null });
  await buildStock(shop.db, some, 0, [1]);
  await buildStock(shop.db, some, 2, [2]);
  await buildStock(shop.db, out[0] ?? 0, 0, [1]);
  expect(await found({ soldOut: 'sold-out' })).toEqual(out.slice(0, 25));
  expect(await found({ soldOut: 'sold-out', cursor: out[24] })).toEqual(out.slice(25));
  const ofOwner = out.filter((_, index) => index % 2 === 1);
  expect(await found({ soldOut: 'sold-out', sellerId: owner.sellerId })).toEqual(ofOwner);
  expect(await found({ soldOut: 'sold-out', search: 'producto', group: 'draft' })).toEqual([]);
});

test('a page of what is sold out reads its own rows, however many others there are', async () => {
  await shop.db.query(`
    with added as (
      insert into product (seller_id, main_category_id, reference, name, description, price, image_url,
        weight_kilograms, height_centimetres, width_centimetres, length_centimetres, active)
      select ${owner.sellerId}, ${fruit}, 'AG-' || n, 'Agotado', '', 1000, '/x.webp', 1, 1, 1, 1, true
      from generate_series(1, 3000) n returning id
    )
    insert into stock (product_id, term_ids, on_hand) select id, '{}', 0 from added`);
  for (const table of ['product', 'stock', 'short_stock']) await shop.db.query(`vacuum analyze ${table}`);
  for (const asked of [{}, { sellerId: owner.sellerId }]) {
    const { blocks } = await workOf(shop.db, (write) =>
      listOperatorProducts({ write }, { soldOut: 'sold-out', ...asked }),
    );
    expect(blocks).toBeLessThan(600);
  }
});
