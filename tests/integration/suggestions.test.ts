import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { execute, sql } from '../../src/server/db/sql.ts';
import { createKeptValues } from '../../src/server/kept/kept-values.ts';
import { refreshSearch } from '../../src/server/modules/catalogue/search/search.service.ts';
import {
  refreshSuggestions,
  writeSuggestions,
} from '../../src/server/modules/catalogue/search/suggestion.jobs.ts';
import { createSuggest } from '../../src/server/modules/catalogue/search/suggestion.service.ts';
import { announceChange } from '../../src/server/modules/pages/catalogue-change.service.ts';
import type { CatalogApi } from '../support/catalog-api.ts';
import { buildAttribute, buildCategory, buildProduct, buildSeller } from '../support/catalog-factories.ts';
import { openSearchCatalogue } from '../support/search-catalogue.ts';

interface Reply {
  correccion: string | null;
  busquedas: string[];
  productos: {
    codProducto: number;
    nomProducto: string;
    precioProducto: number;
    precioRebajado: string;
    desde: boolean;
    hayExistencias: boolean;
  }[];
  categorias: { codCategoria: number; nomCategoria: string; nomPadre: string | null }[];
  tiendas: { codVendedor: number; nomVendedor: string; ciudad: string }[];
}

let api: CatalogApi;
let coffee: number;
let despensa: number;
let cafetal: number;

const ask = (text: string) => api.get<Reply>(`/sugerencias?search=${encodeURIComponent(text)}`);
const texts = async (text: string) =>
  (await api.get<{ datos: string[] }>(`/productos/sugerencias?search=${encodeURIComponent(text)}`)).datos;

beforeAll(async () => {
  ({ api } = await openSearchCatalogue());
  const { pool } = api.database;
  cafetal = await buildSeller(pool, { displayName: 'Cafetal Quindibara' });
  despensa = await buildCategory(pool, { name: 'Despensa' });
  const cafes = await buildCategory(pool, { name: 'Café y chocolate', parentId: despensa });
  const place = { sellerId: cafetal, mainCategoryId: despensa, subcategoryId: cafes };
  coffee = await buildProduct(pool, {
    ...place,
    name: 'Café de origen Pitalito x 500 g',
    price: 36_900,
    salePrice: 32_900,
    popularity: 800,
  });
  await buildAttribute(pool, coffee, 'Molienda', ['En grano', 'Fina']);
  await buildProduct(pool, { ...place, name: 'Chocolate de mesa x 500 g', popularity: 300 });
  await buildProduct(pool, { ...place, name: 'Yogur griego x 500 g', popularity: 200 });
  await api.runJobs();
});
afterAll(() => api.close());

describe('suggestions', () => {
  test('come in groups from the first letter', async () => {
    const found = await ask('c');
    expect(found.busquedas).toContain('café de origen');
    expect(found.productos[0]).toMatchObject({
      codProducto: coffee,
      nomProducto: 'Café de origen Pitalito x 500 g',
      precioProducto: 36_900,
      precioRebajado: '32900',
      nomVendedor: 'Cafetal Quindibara',
      ciudad: 'Ciudad 11001',
    });
    expect(found.categorias).toContainEqual(
      expect.objectContaining({ nomCategoria: 'Café y chocolate', codPadre: despensa, nomPadre: 'Despensa' }),
    );
    expect(found.tiendas).toEqual([
      { codVendedor: cafetal, nomVendedor: 'Cafetal Quindibara', ciudad: 'Ciudad 11001' },
    ]);
    expect(found.correccion).toBeNull();
  });

  test.each([
    ['cafe de or', 'the words as they stand'],
    ['CAFÉ pita', 'the first and a later word'],
    ['pitalito c', 'a later word and the first'],
    ['origen pit', 'words within the name'],
    ['cafe en gr', 'an option'],
    ['desp', 'its category'],
  ])('%s finds the coffee: %s', async (typed) => {
    expect((await ask(typed)).productos.map(({ codProducto }) => codProducto)).toContain(coffee);
  });

  test('searches are made of names and of options that agree with them', async () => {
    expect((await ask('caf')).busquedas).toEqual(['café', 'café de origen', 'café en grano']);
    expect((await ask('cafe en ')).busquedas).toEqual(['café en grano']);
    expect((await ask('500')).busquedas).toEqual([]);
  });

  test('a space ends a word', async () => {
    expect((await ask('caf ')).busquedas).toEqual([]);
    expect((await ask('cafe ')).busquedas).toContain('café');
  });

  test.each([
    ['chocholate', 'chocolate'],
    ['chocoalte', 'chocolate'],
    ['llogur', 'yogur'],
    ['iogur', 'yogur'],
    ['llogur grie', 'yogur grie'],
    ['kafe', 'cafe'],
    ['aguakate', 'aguacate'],
    ['ortatil', 'portatil'],
  ])('%s is read as %s when nothing begins so', async (typed, meant) => {
    const found = await ask(typed);
    expect(found.correccion).toBe(meant);
    expect(found.productos.length).toBeGreaterThan(0);
  });

  test('what nobody could have meant finds nothing', async () => {
    for (const typed of ['xyzxyz', 'qqq', 'yuca portatil'])
      expect(await ask(typed)).toMatchObject({
        correccion: null,
        busquedas: [],
        productos: [],
        categorias: [],
        tiendas: [],
      });
  });

  test('words that begin no name show what the search finds by them', async () => {
    // A synonym, and one that is not whole yet.
    for (const text of ['cafe molido', 'tinto', 'cafe xyz'])
      expect((await ask(text)).productos[0], text).toMatchObject({ codProducto: coffee });
  });

  test('what people searched and opened is suggested, and what one person typed is not', async () => {
    const today = new Date().toISOString().slice(0, 10);
    await execute(
      api.database.pool,
      sql`insert into search_day (day, words, searches, clicks, outcome) values
            (${today}, 'regalo cafetero', 12, 4, 'exact'), (${today}, 'regalo raro', 12, 0, 'exact'),
            (${today}, 'regalo de uno', 2, 2, 'exact'), (${today}, 'regalo lejano', 12, 4, 'partial')`,
    );
    await writeSuggestions(api.database.pool);
    expect((await ask('regalo')).busquedas).toEqual(['regalo cafetero']);
  });

  test('an empty field is answered with what is popular, signs alone with nothing', async () => {
    const { busquedas, productos } = await ask('');
    expect(busquedas).toHaveLength(6);
    expect(busquedas).toContain('café');
    expect(productos).toEqual([]);
    expect((await ask('%_')).busquedas).toEqual([]);
  });

  test('no group is longer than what is shown', async () => {
    const { busquedas, productos, categorias, tiendas } = await ask('ca');
    expect([busquedas.length, productos.length, categorias.length, tiendas.length]).toEqual([
      expect.toSatisfy((count: number) => count <= 6),
      4,
      expect.toSatisfy((count: number) => count <= 3),
      expect.toSatisfy((count: number) => count <= 2),
    ]);
  });

  test.each([
    "';drop table suggestion--",
    '\\',
    '%',
    '_',
    "a' or 1=1",
    '\u{1f600}',
    '\ud800',
    'ñ'.repeat(80),
  ])('hostile text %j is a text like others', async (typed) => {
    const response = await api.app.inject(
      `/api/sugerencias?search=${encodeURIComponent(typed.toWellFormed())}`,
    );
    expect(response.statusCode).toBe(200);
  });

  test('longer texts than a search may be and control characters are refused', async () => {
    expect(await api.statusOf('/sugerencias?search=a%00')).toBe(400);
    expect(await api.statusOf(`/sugerencias?search=${'a'.repeat(81)}`)).toBe(400);
  });
});

describe('what shoppers may not see', () => {
  test('is not suggested, also when it was hidden a moment ago', async () => {
    const { pool } = api.database;
    expect((await ask('escondido')).productos).toEqual([]);
    expect((await ask('bloqueado')).productos).toEqual([]);
    expect((await ask('griego')).productos).toHaveLength(1);
    await execute(pool, sql`update product set active = false where name like 'Yogur%'`);
    expect((await ask('griego')).productos).toEqual([]);
    await execute(pool, sql`update product set active = true where name like 'Yogur%'`);
    await execute(pool, sql`update seller set status = 3 where id = ${cafetal}`);
    expect(await ask('griego')).toMatchObject({ productos: [] });
    expect((await ask('cafetal')).tiendas).toEqual([]);
    await execute(pool, sql`update seller set status = 2 where id = ${cafetal}`);
    await execute(pool, sql`update category set hidden = true where id = ${despensa}`);
    expect((await ask('cafe y')).categorias).toEqual([]);
    await execute(pool, sql`update category set hidden = false where id = ${despensa}`);
  });
});

test('products say whether their price is the least of several, and whether there are any', async () => {
  const { pool } = api.database;
  const shown = async () => (await ask('pitalito')).productos[0];
  expect(await shown()).toMatchObject({ codProducto: coffee, desde: false, hayExistencias: true });
  await execute(pool, sql`update product set has_price_range = true where id = ${coffee}`);
  await execute(pool, sql`update stock set on_hand = 0 where product_id = ${coffee}`);
  expect(await shown()).toMatchObject({ codProducto: coffee, desde: true, hayExistencias: false });
  await execute(pool, sql`update product set has_price_range = false where id = ${coffee}`);
  await execute(pool, sql`update stock set on_hand = 10 where product_id = ${coffee}`);
});

describe('a beginning that many share', () => {
  test('has the best of each kind kept, the same that all its starts give', async () => {
    const { pool } = api.database;
    for (let index = 0; index < 60; index++)
      await buildProduct(pool, {
        sellerId: cafetal,
        mainCategoryId: despensa,
        name: `Zumo zarzamora variedad ${index}`,
        popularity: index,
      });
    await api.runJobs();
    const best = ['59', '58', '57', '56'].map((number) => `Zumo zarzamora variedad ${number}`);
    for (const typed of ['z', 'zumo', 'zumo zarz', 'zarzamora zu'])
      expect((await ask(typed)).productos.map(({ nomProducto }) => nomProducto)).toEqual(best);
    const { rows } = await pool.query(
      "select count(*)::int as count from suggestion_top where beginning = 'z' and kind = 2",
    );
    expect(rows[0].count).toBe(8);
  });

  test('rows that stay as they are are not written again', async () => {
    const { pool } = api.database;
    const read = async () =>
      (await pool.query('select xmin::text, * from suggestion_start order by 2, 3')).rows;
    const before = await read();
    await writeSuggestions(pool);
    expect(await read()).toEqual(before);
    expect(before.length).toBeGreaterThan(300);
  });
});

describe('the job', () => {
  test('follows products that were announced, and rests when none was', async () => {
    const { pool } = api.database;
    await refreshSuggestions({ write: pool });
    expect(await refreshSuggestions({ write: pool })).toBe(false);
    const id = await buildProduct(pool, {
      sellerId: cafetal,
      mainCategoryId: despensa,
      name: 'Gulupa x 500 g',
    });
    await refreshSearch(pool, [id]);
    await announceChange(pool, [`product:${id}`]);
    expect((await ask('gulu')).busquedas).toEqual([]);
    expect(await refreshSuggestions({ write: pool })).toBe(true);
    expect(await ask('gulu')).toMatchObject({ busquedas: ['gulupa'], productos: [{ codProducto: id }] });
  });
});

describe('kept answers', () => {
  test('are those of at most three letters, until what they show changes', async () => {
    const { pool } = api.database;
    const kept = createKeptValues();
    kept.begin();
    const suggest = createSuggest(pool, kept);
    const pricesOf = async (typed: string) =>
      (await suggest.groups(typed)).products.map(({ price }) => price);
    for (const typed of ['pit', 'pita']) expect((await pricesOf(typed))[0]).toBe(36_900);
    await execute(pool, sql`update product set price = 40000 where id = ${coffee}`);
    expect((await pricesOf('PÍT'))[0]).toBe(36_900);
    expect((await pricesOf('pita'))[0]).toBe(40_000);
    kept.drop([`product:${coffee}`]);
    expect((await pricesOf('pit'))[0]).toBe(40_000);
  });
});

describe('the call with plain texts', () => {
  test('goes on from the start of any word, accents and case apart', async () => {
    expect(await texts('agua')).toEqual(['Aguacate Hass x 1 kg']);
    expect(await texts('HASS')).toEqual(['Aguacate Hass x 1 kg']);
    expect(await texts('portá')).toEqual(['Portátil Lumaki 14"']);
    expect((await texts('tecno'))[0]).toBe('Tecnología');
    expect(await texts('100%')).toEqual(['Cable USB-C 100% reforzado']);
  });

  test('answers at most eight, categories and sellers first, and nothing for nothing', async () => {
    const found = await texts('ca');
    expect(found).toHaveLength(8);
    expect(found).toEqual([...new Set(found)]);
    expect(found.slice(0, 2).toSorted()).toEqual(['Café y chocolate', 'Del Campo']);
    expect(await texts('%')).toEqual([]);
    expect(await texts('')).toEqual([]);
  });
});
