import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { execute, sql } from '../../src/server/db/sql.ts';
import { refreshSearch, searchCatalogue } from '../../src/server/modules/search/search.service.ts';
import { createSuggest } from '../../src/server/modules/search/suggestion.service.ts';
import { SORTS } from '../../src/wire/catalog.ts';
import { type CatalogApi, startCatalogApi, walk } from '../support/catalog-api.ts';
import { buildCategory, buildProduct, buildSeller } from '../support/catalog-factories.ts';

let api: CatalogApi;
let campo: number;
let tecnologia: number;
let finca: number;
let pixel: number;
const idByName: Record<string, number> = {};

beforeAll(async () => {
  api = await startCatalogApi();
  const { pool } = api.database;
  campo = await buildCategory(pool, { name: 'Del Campo' });
  const tuberculos = await buildCategory(pool, { name: 'Tubérculos y plátanos', parentId: campo });
  tecnologia = await buildCategory(pool, { name: 'Tecnología' });
  finca = await buildSeller(pool, { displayName: 'La Finca' });
  pixel = await buildSeller(pool, { displayName: 'Pixelquindo' });
  const blocked = await buildSeller(pool, { status: 3 });
  const products = [
    { name: 'Ñame espino', sellerId: finca, mainCategoryId: campo, subcategoryId: tuberculos },
    { name: 'Yuca fresca x 1 kg', sellerId: finca, mainCategoryId: campo, subcategoryId: tuberculos },
    {
      name: 'Aguacate Hass x 1 kg',
      sellerId: finca,
      mainCategoryId: campo,
      description: 'Para hacer guacamole',
    },
    {
      name: 'Portátil Lumaki 14"',
      sellerId: pixel,
      mainCategoryId: tecnologia,
      description: 'Procesador rápido',
    },
    { name: 'Cable USB-C 100% reforzado', sellerId: pixel, mainCategoryId: tecnologia },
    { name: 'Celular Lumaki escondido', sellerId: pixel, mainCategoryId: tecnologia, active: false },
    { name: 'Celular Lumaki bloqueado', sellerId: blocked, mainCategoryId: tecnologia },
  ];
  for (const product of products) idByName[product.name] = await buildProduct(pool, product);
  for (let index = 0; index < 30; index++) {
    const isFarm = index % 3 === 0;
    await buildProduct(pool, {
      name: `Canasta familiar ${index}`,
      sellerId: isFarm ? finca : pixel,
      mainCategoryId: index % 2 === 0 ? campo : tecnologia,
      price: 20_000 + (index % 4) * 1_000,
      popularity: index % 5,
    });
  }
  await api.runJobs();
});
afterAll(() => api.close());

async function namesFor(text: string): Promise<string[]> {
  const { productos } = await api.get(`/productos/buscar?search=${encodeURIComponent(text)}`);
  return productos.map(({ nomProducto }) => nomProducto);
}

describe('a search', () => {
  test.each([
    ['NAME', 'Ñame espino'],
    ['ñame', 'Ñame espino'],
    ['PORTATIL', 'Portátil Lumaki 14"'],
    ['pórtàtil', 'Portátil Lumaki 14"'],
    ['usb-c', 'Cable USB-C 100% reforzado'],
  ])('for %s finds %s: accents and case do not matter', async (typed, name) => {
    expect(await namesFor(typed)).toEqual([name]);
  });

  test('looks in the description and in the names of both categories', async () => {
    expect(await namesFor('guacamole')).toEqual(['Aguacate Hass x 1 kg']);
    expect((await namesFor('tuberculos')).toSorted()).toEqual(['Yuca fresca x 1 kg', 'Ñame espino']);
    expect(await namesFor('yuca campo')).toEqual(['Yuca fresca x 1 kg']);
  });

  test('puts words of the name before words of the description', async () => {
    const { pool } = api.database;
    const inText = await buildProduct(pool, {
      sellerId: finca,
      mainCategoryId: campo,
      description: 'Con curuba',
    });
    const inName = await buildProduct(pool, { sellerId: finca, mainCategoryId: campo, name: 'Curuba' });
    await refreshSearch(pool, [inText, inName]);
    const { productos } = await api.get('/productos/buscar?search=curuba');
    expect(productos.map(({ codProducto }) => codProducto)).toEqual([inName, inText]);
  });

  test('wants every word: contradictory ones find nothing', async () => {
    expect(await api.get('/productos/buscar?search=portatil yuca')).toMatchObject({
      productos: [],
      total: 0,
      categorias: [],
      correccion: null,
    });
  });

  test('shows neither hidden products nor those of blocked sellers', async () => {
    expect(await namesFor('escondido')).toEqual([]);
    expect(await namesFor('bloqueado')).toEqual([]);
  });

  test('corrects a mistyped word and says so, also when a filter is ticked', async () => {
    for (const [typed, corrected] of [
      ['aguacte', 'aguacate'],
      ['portatli lumaki', 'portatil lumaki'],
      ['canazta', 'canasta'],
    ]) {
      const page = await api.get(`/productos/buscar?search=${typed}`);
      expect(page.correccion).toBe(corrected);
      expect(page.total).toBeGreaterThan(0);
    }
    const filtered = await api.get(`/productos/buscar?search=aguacte&vendedores=${finca}`);
    expect(filtered).toMatchObject({ correccion: 'aguacate', total: 1 });
    const elsewhere = await api.get(`/productos/buscar?search=aguacate&vendedores=${pixel}`);
    expect(elsewhere).toMatchObject({ correccion: null, total: 0 });
  });

  test('takes the last word as a beginning when it is no word', async () => {
    const page = await api.get('/productos/buscar?search=cable refor');
    expect(page.productos.map(({ nomProducto }) => nomProducto)).toEqual(['Cable USB-C 100% reforzado']);
    expect(page.correccion).toBe(null);
  });

  for (const sort of SORTS) {
    test(`by ${sort} shows every match exactly once, there and back`, async () => {
      const { forth, back } = await walk(api, `/productos/buscar?search=canasta&orden=${sort}&limit=7`);
      expect(new Set(forth.flat()).size).toBe(30);
      expect(forth.flat()).toHaveLength(30);
      expect(back.toReversed()).toEqual(forth);
    });
  }

  test('by price goes by what the buyer pays', async () => {
    const { productos } = await api.get('/productos/buscar?search=canasta&orden=precio-asc&limit=50');
    const prices = productos.map(({ precioProducto }) => precioProducto);
    expect(prices).toEqual(prices.toSorted((left, right) => left - right));
  });

  test('announces in its filters as many products as ticking them shows', async () => {
    const page = await api.get('/productos/buscar?search=canasta');
    expect(page.categorias).toHaveLength(2);
    for (const [kind, options] of [
      ['categorias', page.categorias],
      ['vendedores', page.vendedores],
    ] as const) {
      for (const { codigo, cantidad } of options) {
        const ticked = await api.get(`/productos/buscar?search=canasta&${kind}=${codigo}&limit=50`);
        expect(ticked.total).toBe(cantidad);
        expect(ticked.productos).toHaveLength(cantidad);
        expect(kind === 'categorias' ? ticked.categorias : ticked.vendedores).toEqual(options);
      }
    }
    const both = await api.get(
      `/productos/buscar?search=canasta&categorias=${campo}&vendedores=${finca}&limit=50`,
    );
    expect(both.total).toBe(both.productos.length);
    expect(both.categorias.find(({ codigo }) => codigo === campo)?.cantidad).toBe(both.total);
    expect(both.vendedores.find(({ codigo }) => codigo === finca)?.cantidad).toBe(both.total);
  });
});

describe('hostile input', () => {
  const texts = [
    '\u0000',
    'a\u0000b',
    '%',
    '_',
    '%%%',
    "'",
    "''';drop table product;--",
    '"',
    '\\',
    '&',
    '|',
    '!',
    '<->',
    ':*',
    'a:*',
    '!!! | & ( ) <2> :A',
    '((((',
    '* -- /*',
    '-canasta',
    '💥',
    '\u202e\ufeff',
    '​',
    'ﷺ'.repeat(50),
    'a'.repeat(80),
    'canasta '.repeat(10),
    'de la el los',
    '½½½',
    '⑴⑴⑴',
    'ⅧⅧⅧ',
    'abc½',
    'm:1 | s:1',
    '\ud800',
    '🏳️‍🌈'.repeat(20),
    '1e400',
    'http://a.co:80/x?y=%00',
  ];

  test.each(texts)('%j in the address never ends in a server error', async (text) => {
    const encoded = encodeURIComponent(text.toWellFormed());
    for (const path of [`/productos/buscar?search=${encoded}`, `/productos/sugerencias?search=${encoded}`]) {
      expect(await api.statusOf(path)).toBeLessThan(500);
    }
  });

  test.each([...texts, 'canasta '.repeat(25_000), '\u0000'.repeat(200_000), 'é'.repeat(200_000)])(
    'a page may pass %.20j on as it came',
    async (text) => {
      const found = await searchCatalogue(api.database.pool, {
        text,
        mainCategoryIds: [],
        sellerIds: [],
        sort: 'popular',
        skip: 0,
        take: 5,
      });
      expect(found.total).toBeGreaterThanOrEqual(0);
    },
  );

  test('broken cursors, ids and sorts are refused', async () => {
    for (const query of [
      'cursor=x',
      'cursor=cy45OTk5',
      'categorias=a',
      'vendedores=1;2',
      'orden=azar',
      'limit=0',
    ]) {
      expect(await api.statusOf(`/productos/buscar?search=canasta&${query}`)).toBe(400);
    }
  });

  test('operators are words like any other', async () => {
    expect(await namesFor('!yuca')).toEqual(['Yuca fresca x 1 kg']);
    expect(await namesFor('yuca | portatil')).toEqual([]);
    expect(await namesFor('100%')).toEqual(['Cable USB-C 100% reforzado']);
  });
});

describe('the read model', () => {
  test('follows a product in the transaction that changes it', async () => {
    const { pool } = api.database;
    const id = await buildProduct(pool, { sellerId: finca, mainCategoryId: campo, name: 'Guayaba' });
    expect(await namesFor('guayaba')).toEqual([]);
    await refreshSearch(pool, [id]);
    expect(await namesFor('guayaba')).toEqual(['Guayaba']);
    await execute(pool, sql`update product set name = 'Feijoa' where id = ${id}`);
    await refreshSearch(pool, [id]);
    expect(await namesFor('feijoa')).toEqual(['Feijoa']);
    expect(await namesFor('guayaba')).toEqual([]);
    await execute(pool, sql`update product set active = false where id = ${id}`);
    await refreshSearch(pool, [id]);
    expect(await namesFor('feijoa')).toEqual([]);
  });

  test('never shows a product that was hidden without telling it', async () => {
    const { pool } = api.database;
    const id = await buildProduct(pool, { sellerId: finca, mainCategoryId: campo, name: 'Zapote' });
    await refreshSearch(pool, [id]);
    await execute(pool, sql`update product set active = false where id = ${id}`);
    expect(await namesFor('zapote')).toEqual([]);
    await api.runJobs();
    expect(await api.get('/productos/buscar?search=zapote')).toMatchObject({ total: 0 });
  });
});

describe('suggestions', () => {
  const suggest = async (text: string) =>
    (await api.get<{ datos: string[] }>(`/productos/sugerencias?search=${encodeURIComponent(text)}`)).datos;

  test('go on from the start of any word, accents and case apart', async () => {
    expect(await suggest('agua')).toEqual(['Aguacate Hass x 1 kg']);
    expect(await suggest('HASS')).toEqual(['Aguacate Hass x 1 kg']);
    expect(await suggest('portá')).toEqual(['Portátil Lumaki 14"']);
    expect(await suggest('tecno')).toEqual(['Tecnología']);
  });

  test('are at most eight, categories and sellers first', async () => {
    const found = await suggest('ca');
    expect(found).toHaveLength(8);
    expect(found[0]).toBe('Del Campo');
  });

  test('take % and _ as they are, and nothing as nothing', async () => {
    expect(await suggest('%')).toEqual([]);
    expect(await suggest('a_')).toEqual([]);
    expect(await suggest('')).toEqual([]);
    expect(await suggest('100%')).toEqual(['Cable USB-C 100% reforzado']);
  });

  test('leave out what shoppers may not see', async () => {
    expect(await suggest('escondido')).toEqual([]);
    expect(await suggest('bloqueado')).toEqual([]);
  });

  test('for one or two letters are kept for a minute, longer ones are always fresh', async () => {
    const { pool } = api.database;
    let millis = 0;
    const suggestAt = createSuggest(pool, () => new Date(millis));
    expect(await suggestAt('xy')).toEqual([]);
    await execute(pool, sql`insert into search_suggestion values ('xylofon', 'Xylofon', 1)`);
    expect(await suggestAt('XY')).toEqual([]);
    expect(await suggestAt('xyl')).toEqual(['Xylofon']);
    millis = 60_001;
    expect(await suggestAt('xy')).toEqual(['Xylofon']);
  });
});
