import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute, sql } from '../../src/server/db/sql.ts';
import { forgetBuyer } from '../../src/server/modules/buyers/forget-buyer.service.ts';
import { createList } from '../../src/server/modules/buyers/lists/list.service.ts';
import { setListLine } from '../../src/server/modules/buyers/lists/list-lines.service.ts';
import { buildAttribute, buildProduct, buildSeller, buildStock } from '../support/catalog-factories.ts';
import { count, openShop, type Shop } from '../support/order-factories.ts';
import { type LoggedIn, logIn } from '../support/session-factories.ts';

let shop: Shop;
let sellerId: number;
let ana: LoggedIn;
let eva: LoggedIn;
beforeAll(async () => {
  shop = await openShop();
  sellerId = await buildSeller(shop.db, { displayName: 'La Huerta' });
  [ana, eva] = [await logIn(shop.db), await logIn(shop.db)];
});
afterAll(() => shop.close());

async function call(who: LoggedIn | null, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) {
  const reply = await shop.app.inject({
    method,
    url: `/api${url}`,
    cookies: who?.cookies ?? {},
    ...(payload && { payload }),
  });
  return { status: reply.statusCode, body: reply.json() };
}

const make = async (who: LoggedIn, nombre: string): Promise<number> =>
  (await call(who, 'POST', '/listas', { nombre })).body.datos.codLista;
const put = (who: LoggedIn, list: number, codProducto: number, cantidad = 1, terminos: number[] = []) =>
  call(who, 'POST', `/listas/${list}/productos`, { codProducto, cantidad, terminos });
const linesOf = async (who: LoggedIn, list: number) =>
  (await call(who, 'GET', `/listas/${list}`)).body.datos.lineas as Record<string, unknown>[];
const build = (parts: Parameters<typeof buildProduct>[1] = {}) =>
  buildProduct(shop.db, { sellerId, ...parts });

test('a list is made, filled, renamed and deleted', async () => {
  const list = await make(ana, 'La finca');
  const productId = await build({ name: 'Panela', price: 6_900 });
  expect((await put(ana, list, productId, 3)).status).toBe(200);
  expect((await put(ana, list, productId, 5)).status).toBe(200);
  expect(await linesOf(ana, list)).toMatchObject([
    { nomProducto: 'Panela', precioProducto: 6_900, cantidad: 5, disponible: true, existencias: 10 },
  ]);
  expect((await call(ana, 'PUT', `/listas/${list}`, { nombre: 'La finca de Ana' })).status).toBe(200);
  expect((await call(ana, 'GET', '/listas')).body.listas).toMatchObject([
    { codLista: list, nombre: 'La finca de Ana', productos: 1, llave: null },
  ]);
  expect((await put(ana, list, productId, 0)).status).toBe(200);
  expect(await linesOf(ana, list)).toEqual([]);
  expect((await call(ana, 'POST', `/listas/${list}/eliminar`)).status).toBe(200);
  expect((await call(ana, 'GET', `/listas/${list}`)).status).toBe(404);
});

test('each combination is a line of its own; without a choice the line asks for one', async () => {
  const list = await make(ana, 'Con opciones');
  const productId = await build({ stockPerCombination: true, onHand: null });
  const { termIds } = await buildAttribute(shop.db, productId, 'Molienda', ['Fina', 'Media']);
  const [fine = 0, medium = 0] = termIds;
  await buildStock(shop.db, productId, 4, [fine]);
  await buildStock(shop.db, productId, 0, [medium]);
  await execute(shop.db, sql`update product_variant set price = 10000 where product_id = ${productId}`);
  for (const terms of [[fine], [medium], []])
    expect((await put(ana, list, productId, 1, terms)).status).toBe(200);
  const lines = await linesOf(ana, list);
  expect(lines).toHaveLength(3);
  const of = (term: string | undefined) =>
    lines.find((line) => (line.atributos as { nomTermino: string }[])[0]?.nomTermino === term);
  expect(of('Fina')).toMatchObject({ disponible: true, existencias: 4, faltaElegir: false });
  expect(of('Media')).toMatchObject({ disponible: true, existencias: 0, faltaElegir: false });
  expect(of(undefined)).toMatchObject({ disponible: false, faltaElegir: true });
  expect((await put(ana, list, productId, 1, [999_999])).status).toBe(404);
});

test('what nobody may see cannot be put in, and says nothing of itself', async () => {
  const list = await make(ana, 'Escondido');
  const hidden = await build({ name: 'Borrador secreto', active: false });
  const reply = await put(ana, list, hidden);
  expect(reply.status).toBe(404);
  expect(JSON.stringify(reply.body)).not.toContain('Borrador');
  expect((await put(ana, list, 1_999_999)).status).toBe(404);
  const other = await build();
  expect((await put(ana, list, other, -1)).status).toBe(400);
  expect((await put(ana, list, other, 1_000)).status).toBe(400);
});

test('a list is its owner’s alone: to others it is as if there were none', async () => {
  const list = await make(ana, 'Secreta');
  const productId = await build();
  await put(ana, list, productId, 2);
  expect((await call(eva, 'GET', `/listas/${list}`)).status).toBe(404);
  expect((await call(eva, 'PUT', `/listas/${list}`, { nombre: 'De Eva' })).status).toBe(404);
  expect((await put(eva, list, productId, 9)).status).toBe(404);
  expect((await put(eva, list, productId, 0)).status).toBe(404);
  expect((await call(eva, 'POST', `/listas/${list}/compartir`, { compartida: true })).status).toBe(404);
  expect((await call(eva, 'POST', `/listas/${list}/eliminar`)).status).toBe(404);
  expect(await linesOf(ana, list)).toMatchObject([{ cantidad: 2 }]);
  expect((await call(null, 'GET', `/listas/${list}`)).status).toBe(401);
});

test('a link shows the list to anybody, her name only if she wants, and ends for good', async () => {
  const list = await make(ana, 'Para compartir');
  await put(ana, list, await build({ name: 'Bocadillo' }));
  const share = async (payload: object) =>
    (await call(ana, 'POST', `/listas/${list}/compartir`, payload)).body.datos.llave as string;
  const token = await share({ compartida: true });
  expect(token).toMatch(/^[\w-]{24}$/);
  expect(await share({ compartida: true, muestraNombre: true })).toBe(token);
  const read = () => call(null, 'GET', `/listas/compartidas/${token}`);
  expect((await read()).body.datos).toMatchObject({
    nombre: 'Para compartir',
    de: 'Ana',
    lineas: [{ nomProducto: 'Bocadillo' }],
  });
  await share({ compartida: true });
  const { body } = await read();
  expect(body.datos.de).toBeNull();
  expect(JSON.stringify(body)).not.toContain(ana.email);
  expect(await share({ compartida: false })).toBeNull();
  expect((await read()).status).toBe(404);
  expect(await share({ compartida: true })).not.toBe(token);
  expect((await read()).status).toBe(404);
});

test('a name is hers once, whatever its capitals', async () => {
  await make(ana, 'Regalos');
  const second = await make(ana, 'Oficina');
  expect((await call(ana, 'POST', '/listas', { nombre: ' regalos ' })).body.campos).toHaveProperty('nombre');
  expect((await call(ana, 'PUT', `/listas/${second}`, { nombre: 'REGALOS' })).body.campos).toHaveProperty(
    'nombre',
  );
  expect((await call(ana, 'PUT', `/listas/${second}`, { nombre: 'OFICINA' })).status).toBe(200);
  expect((await call(ana, 'POST', '/listas', { nombre: ' ' })).status).toBe(400);
  expect(await make(eva, 'Regalos')).toBeGreaterThan(0);
});

test('tabs that make lists and add products at once come to no more than fit', async () => {
  const { id: accountId } = await logIn(shop.db);
  const made = await Promise.all(
    Array.from({ length: 25 }, (_, n) => createList(shop.context, { accountId, name: `Lista ${n}` })),
  );
  expect(made.filter(({ ok }) => ok)).toHaveLength(20);
  expect(made.find(({ ok }) => !ok)).toMatchObject({ reason: 'lists-full' });
  const listId = made.flatMap((one) => (one.ok ? [one.value.id] : []))[0] ?? 0;
  await execute(
    shop.db,
    sql`with made as (
          insert into product (seller_id, main_category_id, reference, name, description, price, image_url, image_alt,
            weight_kilograms, height_centimetres, width_centimetres, length_centimetres, tax_class)
          select seller_id, main_category_id, 'MUCHAS-' || n, name, description, 1000, image_url, image_alt, 1, 1, 1, 1, tax_class
          from (select * from product order by id limit 1) model, generate_series(1, 198) n returning id)
        insert into product_list_line (list_id, product_id, term_ids, quantity, added_at)
        select ${listId}, id, '{}', 1, now() from made`,
  );
  const products = await Promise.all(Array.from({ length: 6 }, () => build()));
  const put = (productId: number) =>
    setListLine(shop.context, { accountId, listId }, { productId, termIds: [], quantity: 1 });
  const added = await Promise.all(products.map(put));
  expect(added.filter(({ ok }) => ok)).toHaveLength(2);
  expect(added.find(({ ok }) => !ok)).toMatchObject({ reason: 'list-full' });
  // What is in it already can still change.
  const kept = products[added.findIndex(({ ok }) => ok)] ?? 0;
  expect(await put(kept)).toMatchObject({ ok: true });
});

test('lists are in her data, and go with her account', async () => {
  const luz = await logIn(shop.db);
  const list = await make(luz, 'De Luz');
  await put(luz, list, await build({ name: 'Arequipe' }), 2);
  expect((await call(luz, 'GET', '/mis-datos')).body.listas).toMatchObject([
    { nombre: 'De Luz', compartida: false, productos: [{ producto: 'Arequipe', cantidad: 2 }] },
  ]);
  await forgetBuyer(shop.db, luz, new Date());
  expect(await count(shop.db, sql`select count(*) from product_list where id = ${list}`)).toBe(0);
});
