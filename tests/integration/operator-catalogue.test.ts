import { afterAll, beforeAll, expect, test } from 'vitest';
import { query, queryOne, sql } from '../../src/server/db/sql.ts';
import { refreshSearch } from '../../src/server/modules/catalogue/search/search.service.ts';
import { buildCategory, buildProduct, buildSeller } from '../support/catalog-factories.ts';
import { formOf } from '../support/identity-api.ts';
import { callConsole, type OperatorCall } from '../support/operator-console.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import { pictureFile } from '../support/picture-file.ts';
import { buildShopOwner } from '../support/seller-order-factories.ts';
import { type LoggedIn, logIn } from '../support/session-factories.ts';
import { callCentre } from '../support/team-factories.ts';

let shop: Shop;
let editor: LoggedIn;
beforeAll(async () => {
  shop = await openShop();
  editor = await logIn(shop.db, { roles: ['operator'], operatorRole: 'content' });
});
afterAll(() => shop.close());

const call = (what: OperatorCall, payload?: object) =>
  callConsole(
    shop,
    editor,
    `${what.split(' ')[0]} /catalogo/categorias${what.split(' ')[1]}` as OperatorCall,
    payload,
  );
const create = async (nomCategoria: string, codPadre = 0): Promise<number> =>
  (await call('POST ', { nomCategoria, codPadre })).body.data.codCategoria;
const move = (id: number, codPadre: number, antesDe: number | null) =>
  call(`POST /${id}/mover`, { codPadre, antesDe });
const edit = (id: number, changes: object) =>
  call(`PUT /${id}`, {
    nomCategoria: 'Nombre',
    oculta: false,
    textoImagen: '',
    sinRetracto: null,
    ...changes,
  });
const below = async (parentId: number) =>
  (await call('GET ')).body.categorias
    .filter(({ codPadre }: { codPadre: number }) => codPadre === parentId)
    .map(({ codCategoria }: { codCategoria: number }) => codCategoria);
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
  const level = async () => (await below(0)).filter((id: number) => [one, two, three].includes(id));
  expect(await level()).toEqual([one, two, three]);
  await move(three, 0, one);
  expect(await level()).toEqual([three, one, two]);
  await move(three, 0, null);
  expect(await level()).toEqual([one, two, three]);
  const child = await create('Uno A', one);
  await move(two, one, child);
  expect(await below(one)).toEqual([two, child]);
  expect((await move(one, three, null)).body.code).toBe('category-depth');
  expect((await call('POST ', { nomCategoria: 'Nieta', codPadre: child })).body.code).toBe('category-depth');
  expect((await call('POST ', { nomCategoria: 'UNÓ', codPadre: 0 })).body.code).toBe('category-exists');
  expect(Object.keys((await call('POST ', { nomCategoria: ' ', codPadre: 0 })).body.campos)).toEqual([
    'nomCategoria',
  ]);
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
  const counted = (await call('GET ')).body.categorias.find(
    ({ codCategoria }: { codCategoria: number }) => codCategoria === market,
  );
  expect(counted.totalProductos).toBe(1);
  await move(dairy, 0, null);
  expect(await placeOf(id)).toEqual({ main: dairy, sub: null });
});

test('a new name is found by the search and told to every page', async () => {
  const drinks = await create('Bebidas');
  await productIn(drinks, null, 'Panela molida');
  expect((await edit(drinks, { nomCategoria: 'Refrescos' })).body.data.nomCategoria).toBe('Refrescos');
  expect(await finds('refrescos', 'Panela molida')).toBe(true);
  expect(await lastTags()).toContain('content');
});

test('a hidden category leaves menus and lists; its address goes on', async () => {
  const hidden = await create('Temporada');
  const child = await create('Navidad', hidden);
  expect(await shownIds()).toEqual(expect.arrayContaining([hidden, child]));
  await edit(hidden, { nomCategoria: 'Temporada', oculta: true });
  const shown = await shownIds();
  expect([shown.includes(hidden), shown.includes(child)]).toEqual([false, false]);
  expect((await shop.app.inject(`/api/categorias/${hidden}`)).json().nomCategoria).toBe('Temporada');
});

test('a merge moves products and subcategories, keeps the old addresses and the counts', async () => {
  const [fruit, fruits] = [await create('Fruta'), await create('Frutas')];
  const tropical = await create('Tropicales', fruit);
  const direct = await productIn(fruit, null, 'Guayaba');
  const nested = await productIn(fruit, tropical, 'Maracuyá');
  const merged = await call(`POST /${fruit}/unir`, { con: fruits });
  expect(merged.body.data.productos).toBe(2);
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
  await call(`POST /${tropical}/unir`, { con: fruits });
  expect(await placeOf(nested.id)).toEqual({ main: fruits, sub: null });
  await call(`POST /${fruits}/unir`, { con: market });
  expect((await located(fruit)).codCategoria).toBe(market);
  expect((await located(tropical)).codCategoria).toBe(market);
  expect((await call(`POST /${market}/unir`, { con: market })).body.code).toBe('category-itself');
});

test('only an empty category is deleted; a draft counts as a product', async () => {
  const [full, empty] = [await create('Llena'), await create('Vacía')];
  const { id } = await productIn(full, null, 'Borrador');
  await query(shop.db, sql`update product set active = false, state = 'draft' where id = ${id}`);
  expect((await call(`DELETE /${full}`)).body.code).toBe('category-not-empty');
  expect((await call(`DELETE /${empty}`)).status).toBe(200);
  expect((await call(`DELETE /${empty}`)).status).toBe(404);
  await create('Hija', full);
});

test('a picture is checked by its content and shown at once', async () => {
  const id = await create('Con foto');
  const upload = async (archivo: File) =>
    shop.app.inject({
      method: 'POST',
      url: `/api/operacion/catalogo/categorias/${id}/imagen`,
      cookies: editor.cookies,
      payload: formOf({ tipo: 'cuadrada', archivo }),
    });
  expect((await upload(new File(['<svg/>'], 'foto.png'))).statusCode).toBe(400);
  const reply = await upload(await pictureFile());
  const { imagen } = reply.json().data;
  expect(imagen).toMatch(/-640\.webp$/);
  for (const width of [160, 320, 640])
    expect((await shop.app.inject(imagen.replace('640', String(width)))).statusCode).toBe(200);
});

test('sellers are offered the attributes of subcategory and category', async () => {
  const clothes = await create('Ropa');
  const shirts = await create('Camisetas', clothes);
  const set = (id: number, ...atributos: object[]) => call(`PUT /${id}/atributos`, { atributos });
  await set(clothes, { nombre: 'Color', opciones: ['Rojo', 'Azul', 'Rojo'] });
  await set(shirts, { nombre: 'Talla', opciones: ['S', 'M', 'L'] });
  const owner = await buildShopOwner(shop.db);
  const path = `/atributos-sugeridos?categoria=${clothes}&subcategoria=${shirts}` as const;
  expect((await callCentre(shop, owner, `GET ${path}`)).body.atributos).toEqual([
    { nombre: 'Talla', opciones: ['S', 'M', 'L'] },
    { nombre: 'Color', opciones: ['Rojo', 'Azul'] },
  ]);
  expect((await set(clothes, { nombre: 'Color', opciones: [] })).status).toBe(400);
});

test('whoever may only look changes no category', async () => {
  const viewer = await logIn(shop.db, { roles: ['operator'], operatorRole: 'viewer' });
  const id = await buildCategory(shop.db);
  expect((await callConsole(shop, viewer, 'GET /catalogo/categorias')).status).toBe(200);
  const refused = await callConsole(shop, viewer, `DELETE /catalogo/categorias/${id}`);
  expect([refused.status, refused.body.code]).toEqual([403, 'operator-role']);
});
