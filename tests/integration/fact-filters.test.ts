import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WrittenField } from '../../src/domain/category-rules.ts';
import { fillSearch } from '../../src/server/modules/catalogue/search/search.jobs.ts';
import { buildCategory } from '../support/catalog-factories.ts';
import { openSellerShop, type SellerShop } from '../support/seller-shop.ts';
import { sendAim } from '../support/send-aim.ts';
import { type LoggedIn, logIn } from '../support/session-factories.ts';

let shop: SellerShop;
let operator: LoggedIn;
let main: number;
let sub: number;
const products: Record<string, number> = {};

const ORIGIN: Partial<WrittenField> = { key: 'origen', name: 'País de origen', filterable: true };
const ROAST: Partial<WrittenField> = {
  key: 'tueste',
  name: 'Tueste',
  kind: 'choice',
  terms: ['Medio', 'Oscuro'],
  filterable: true,
};
const SECRET: Partial<WrittenField> = { key: 'lote', name: 'Lote', filterable: false };

beforeAll(async () => {
  shop = await openSellerShop();
  operator = await logIn(shop.db, { roles: ['operator'], operatorRole: 'content' });
  main = await buildCategory(shop.db);
  sub = await buildCategory(shop.db, { parentId: main });
  await ask(main, [ORIGIN, SECRET]);
  await ask(sub, [ROAST]);
  await add('Café de Huila', { origen: 'Colombia', lote: 'A1', tueste: 'Medio' });
  await add('Café de Nariño', { origen: 'Colombia', lote: 'A1', tueste: 'Oscuro' });
  await add('Café de Lima', { origen: 'Perú', lote: 'A1', tueste: 'Medio' });
  await write();
});
afterAll(() => shop.close());

async function ask(categoryId: number, fields: Partial<WrittenField>[]) {
  const attributes = fields.map((field) => ({ kind: 'text', variantMaking: false, ...field }));
  const reply = await sendAim(
    shop.app,
    'saveCategoryAttributes',
    { params: { categoryId }, json: { attributes } },
    operator.cookies,
  );
  expect(reply.statusCode).toBe(200);
}

async function add(name: string, facts: Record<string, string>) {
  const form = shop.wholeForm({
    name,
    mainCategoryId: main,
    subcategoryId: sub,
    facts: Object.entries(facts).map(([key, value]) => ({ key, value })),
  });
  const { id } = await shop.create(form);
  expect((await shop.changeState(id, 'active')).status).toBe(200);
  products[name] = id;
}

/** What the job of the search does every few seconds. */
const write = () => fillSearch({ write: shop.db });

interface ShownPage {
  total: number;
  productos: { nomProducto: string }[];
  filtros: { opciones: { nombre: string; terminos: { valor: string; cantidad: number }[] }[] };
}

async function list(path: string): Promise<ShownPage> {
  const reply = await shop.app.inject(`/api${path}&conFiltros=true`);
  expect(reply.statusCode).toBe(200);
  return reply.json();
}

const ticks = (page: ShownPage) =>
  Object.fromEntries(
    page.filtros.opciones.flatMap(({ terminos }) => terminos.map(({ valor, cantidad }) => [valor, cantidad])),
  );

test.each([
  ['its list', () => `/productos?categoria=${main}&subcategoria=${sub}`],
  ['the shop', () => `/productos?vendedor=${shop.sellerId}`],
  ['a search', () => '/productos/buscar?search=cafe'],
])('what a category lets filter by is counted and narrows %s, also from its parent', async (_, path) => {
  expect(ticks(await list(path()))).toEqual({
    'pais de origen=colombia': 2,
    'pais de origen=peru': 1,
    'tueste=medio': 2,
    'tueste=oscuro': 1,
  });
  const narrow = await list(`${path()}&opcion=pais de origen=colombia&opcion=tueste=medio`);
  expect(narrow.productos.map(({ nomProducto }) => nomProducto)).toEqual(['Café de Huila']);
  expect(ticks(narrow)).toEqual({
    'pais de origen=colombia': 1,
    'pais de origen=peru': 1,
    'tueste=medio': 1,
    'tueste=oscuro': 1,
  });
});

test('what it does not let filter by is neither shown nor does it find anything', async () => {
  const page = await list(`/productos?categoria=${main}`);
  expect(page.filtros.opciones.map(({ nombre }) => nombre)).not.toContain('Lote');
  expect((await list(`/productos?categoria=${main}&opcion=lote=a1`)).total).toBe(0);
});

test('another fact of a product, and another schema of its category, change its filters', async () => {
  const id = products['Café de Lima'] ?? 0;
  const { version, form } = await shop.get(id);
  const facts = [{ key: 'origen', value: 'Brasil' }];
  expect((await shop.edit(id, version, { ...form, facts })).status).toBe(200);
  await write();
  expect((await list(`/productos?categoria=${main}&opcion=pais de origen=peru`)).total).toBe(0);
  expect((await list(`/productos?categoria=${main}&opcion=pais de origen=brasil`)).total).toBe(1);
  await ask(main, [
    { ...ORIGIN, filterable: false },
    { ...SECRET, filterable: true },
  ]);
  await write();
  expect((await list(`/productos?categoria=${main}&opcion=pais de origen=colombia`)).total).toBe(0);
  expect((await list(`/productos?categoria=${main}&opcion=lote=a1`)).total).toBe(2);
});
