import { afterAll, beforeAll, expect, test } from 'vitest';
import { query, queryOne, sql } from '../../src/server/db/sql.ts';
import { refreshSearch } from '../../src/server/modules/catalogue/search/search.service.ts';
import { buildCategory, buildProduct, buildSeller } from '../support/catalog-factories.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import type { Aim } from '../support/personal-call.ts';
import { pictureFile } from '../support/picture-file.ts';
import { type CallName, read } from '../support/published-reads.ts';
import { buildShopOwner } from '../support/seller-order-factories.ts';
import { bodyOf, sendAim } from '../support/send-aim.ts';
import { type LoggedIn, logIn } from '../support/session-factories.ts';

let shop: Shop;
let editor: LoggedIn;
beforeAll(async () => {
  shop = await openShop();
  editor = await logIn(shop.db, { roles: ['operator'], operatorRole: 'content' });
});
afterAll(() => shop.close());

async function call(name: CallName, aim: Aim = {}, who: { cookies: Record<string, string> } = editor) {
  const reply = await sendAim(shop.app, name, aim, who.cookies);
  return { status: reply.statusCode, body: bodyOf(reply) };
}
const tryToCreate = (name: string, parentId: number) => call('createCategory', { json: { name, parentId } });
const create = async (name: string, parentId = 0): Promise<number> =>
  (await tryToCreate(name, parentId)).body.id;
const move = (categoryId: number, parentId: number, beforeId: number | null) =>
  call('moveCategory', { params: { categoryId }, json: { parentId, beforeId } });
const merge = (categoryId: number, intoId: number) =>
  call('mergeCategory', { params: { categoryId }, json: { intoId } });
const remove = (categoryId: number) => call('deleteCategory', { params: { categoryId } });
const edit = (categoryId: number, changes: object) =>
  call('saveCategory', {
    params: { categoryId },
    json: { name: 'Nombre', hidden: false, imageAlt: '', withdrawalException: null, ...changes },
  });
const tree = () => read(shop.app, 'listCategoryTree', {}, editor);
const below = async (parentId: number) =>
  (await tree()).filter((category) => category.parentId === parentId).map(({ id }) => id);
const shownIds = async () =>
  (await shop.app.inject('/api/categorias'))
    .json()
    .map(({ codCategoria }: { codCategoria: number }) => codCategoria);
const placeOf = (id: number) =>
  queryOne(
    shop.db,
    sql`select main_category_id as main, subcategory_id as sub from product where id = ${id}`,
  );
const finds = async (text: string, name: string) =>
  (await shop.app.inject(`/api/productos/buscar?search=${text}`)).body.includes(name);

async function lastTags(): Promise<string[]> {
  const rows = await query<{ tags: string[] }>(
    shop.db,
    sql`select tags from catalogue_change order by id desc limit 3`,
  );
  return rows.flatMap(({ tags }) => tags);
}

async function productIn(mainCategoryId: number, subcategoryId: number | null, name: string) {
  const sellerId = await buildSeller(shop.db);
  const id = await buildProduct(shop.db, { sellerId, mainCategoryId, subcategoryId, name });
  await refreshSearch(shop.db, [id]);
  return { id, sellerId };
}

test('from nothing a tree of two levels grows, in the order it was made and dragged into', async () => {
  const [one, two, three] = [await create('Uno'), await create('Dos'), await create('Tres')];
  const level = async () => (await below(0)).filter((id) => [one, two, three].includes(id));
  expect(await level()).toEqual([one, two, three]);
  await move(three, 0, one);
  expect(await level()).toEqual([three, one, two]);
  await move(three, 0, null);
  expect(await level()).toEqual([one, two, three]);
  const child = await create('Uno A', one);
  await move(two, one, child);
  expect(await below(one)).toEqual([two, child]);
  expect((await move(one, three, null)).body.code).toBe('category-depth');
  expect((await tryToCreate('Nieta', child)).body.code).toBe('category-depth');
  expect((await tryToCreate('UNÓ', 0)).body.code).toBe('category-exists');
  expect(Object.keys((await tryToCreate(' ', 0)).body.campos)).toEqual(['name']);
});

test('products follow their category to another level, and the search knows them by their new place', async () => {
  const [market, dairy] = [await create('Mercado'), await create('Quesería')];
  const { id, sellerId } = await productIn(dairy, null, 'Queso campesino');
  await move(dairy, market, null);
  expect(await placeOf(id)).toEqual({ main: market, sub: dairy });
  expect(await finds('mercado', 'Queso campesino')).toBe(true);
  const tags = await lastTags();
  expect(tags).toEqual(expect.arrayContaining(['content', 'catalogue', `category:${dairy}`]));
  const told = await query<{ tags: string[] }>(shop.db, sql`select tags from catalogue_change`);
  expect(told.flatMap((one) => one.tags)).toContain(`seller:${sellerId}`);
  const counted = (await tree()).find(({ id }) => id === market);
  expect(counted?.productCount).toBe(1);
  await move(dairy, 0, null);
  expect(await placeOf(id)).toEqual({ main: dairy, sub: null });
});

test('a new name is found by the search and told to every page', async () => {
  const drinks = await create('Bebidas');
  await productIn(drinks, null, 'Panela molida');
  expect((await edit(drinks, { name: 'Refrescos' })).body.name).toBe('Refrescos');
  expect(await finds('refrescos', 'Panela molida')).toBe(true);
  expect(await lastTags()).toContain('content');
});

test('a hidden category leaves menus and lists; its address goes on', async () => {
  const hidden = await create('Temporada');
  const child = await create('Navidad', hidden);
  expect(await shownIds()).toEqual(expect.arrayContaining([hidden, child]));
  await edit(hidden, { name: 'Temporada', hidden: true });
  const shown = await shownIds();
  expect([shown.includes(hidden), shown.includes(child)]).toEqual([false, false]);
  expect((await shop.app.inject(`/api/categorias/${hidden}`)).json().nomCategoria).toBe('Temporada');
});

test('a merge moves products and subcategories, keeps the old addresses and the counts', async () => {
  const [fruit, fruits] = [await create('Fruta'), await create('Frutas')];
  const tropical = await create('Tropicales', fruit);
  const direct = await productIn(fruit, null, 'Guayaba');
  const nested = await productIn(fruit, tropical, 'Maracuyá');
  const merged = await merge(fruit, fruits);
  expect(merged.body.products).toBe(2);
  const told = await query(
    shop.db,
    sql`select seller_id, before, after from audit_entry
        where action = 'product.category-changed' order by id desc limit 2`,
  );
  const words = { before: { categoryId: 'Fruta' }, after: { categoryId: 'Frutas', products: 1 } };
  expect(told).toContainEqual({ sellerId: direct.sellerId, ...words });
  expect(told).toContainEqual({ sellerId: nested.sellerId, ...words });
  expect(await placeOf(direct.id)).toEqual({ main: fruits, sub: null });
  expect(await placeOf(nested.id)).toEqual({ main: fruits, sub: tropical });
  expect(await below(fruits)).toEqual([tropical]);
  expect(await below(0)).not.toContain(fruit);
  expect(await finds('frutas', 'Guayaba')).toBe(true);
  const located = async (id: number) => (await shop.app.inject(`/api/categorias/${id}`)).json();
  expect(await located(fruit)).toMatchObject({ codCategoria: fruits, totalProductos: 2 });
  // Its own turn: both old addresses lead to the last one.
  const market = await create('Plaza de mercado');
  await merge(tropical, fruits);
  expect(await placeOf(nested.id)).toEqual({ main: fruits, sub: null });
  await merge(fruits, market);
  expect((await located(fruit)).codCategoria).toBe(market);
  expect((await located(tropical)).codCategoria).toBe(market);
  expect((await merge(market, market)).body.code).toBe('category-itself');
});

test('only an empty category is deleted; a draft counts as a product', async () => {
  const [full, empty] = [await create('Llena'), await create('Vacía')];
  const { id } = await productIn(full, null, 'Borrador');
  await query(shop.db, sql`update product set active = false, state = 'draft' where id = ${id}`);
  expect((await remove(full)).body.code).toBe('category-not-empty');
  expect((await remove(empty)).status).toBe(204);
  expect((await remove(empty)).status).toBe(404);
  await create('Hija', full);
});

test('a picture is checked by its content and shown at once', async () => {
  const categoryId = await create('Con foto');
  const upload = (file: File) =>
    call('uploadCategoryPicture', { params: { categoryId }, form: { kind: 'square', file } });
  expect((await upload(new File(['<svg/>'], 'foto.png'))).status).toBe(400);
  const { imageUrl } = (await upload(await pictureFile())).body;
  expect(imageUrl).toMatch(/-640\.webp$/);
  for (const width of [160, 320, 640])
    expect((await shop.app.inject(imageUrl.replace('640', String(width)))).statusCode).toBe(200);
});

test('sellers are offered the attributes of subcategory and category', async () => {
  const clothes = await create('Ropa');
  const shirts = await create('Camisetas', clothes);
  const set = (categoryId: number, ...attributes: object[]) =>
    call('saveCategoryAttributes', { params: { categoryId }, json: { attributes } });
  await set(clothes, { name: 'Color', terms: ['Rojo', 'Azul', 'Rojo'] });
  await set(shirts, { name: 'Talla', terms: ['S', 'M', 'L'] });
  const owner = await buildShopOwner(shop.db);
  const query = { mainCategoryId: clothes, subcategoryId: shirts };
  expect((await call('listSuggestedAttributes', { query }, owner)).body).toEqual([
    { name: 'Talla', terms: ['S', 'M', 'L'] },
    { name: 'Color', terms: ['Rojo', 'Azul'] },
  ]);
  expect((await set(clothes, { name: 'Color', terms: [] })).status).toBe(400);
});

test('whoever may only look changes no category', async () => {
  const viewer = await logIn(shop.db, { roles: ['operator'], operatorRole: 'viewer' });
  const categoryId = await buildCategory(shop.db);
  expect((await call('listCategoryTree', {}, viewer)).status).toBe(200);
  const refused = await call('deleteCategory', { params: { categoryId } }, viewer);
  expect([refused.status, refused.body.code]).toEqual([403, 'operator-role']);
});
