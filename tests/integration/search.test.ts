import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  NO_FILTERS,
  NO_PLACEMENT,
  refreshSearch,
  searchCatalogue,
} from '../../src/server/modules/catalogue/search/search.service.ts';
import { SEARCH_SORTS } from '../../src/wire/catalogue/catalog.ts';
import { type CatalogApi, walk } from '../support/catalog-api.ts';
import { buildProduct } from '../support/catalog-factories.ts';
import { openSearchCatalogue } from '../support/search-catalogue.ts';

let api: CatalogApi;
let campo: number;
let finca: number;
let pixel: number;
let namesFor: (text: string) => Promise<string[]>;

beforeAll(async () => {
  ({ api, campo, finca, pixel, namesFor } = await openSearchCatalogue());
});
afterAll(() => api.close());

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

  test('wants every word: of contradictory ones it shows what comes near, and says so', async () => {
    const page = await api.get('/productos/buscar?search=portatil yuca');
    expect(page).toMatchObject({ total: 2, sinCoincidenciaExacta: true, correccion: null });
    expect(page.palabrasOmitidas).toHaveLength(1);
    expect(await api.get('/productos/buscar?search=portatil yuca&exacta=true')).toMatchObject({
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

  test.each(['una unidad de aguacate', 'un par de canastas', 'yuca x 1'])(
    '%s wants one, as every product is one',
    async (typed) => {
      const page = await api.get(`/productos/buscar?search=${typed}`);
      expect(page.total).toBeGreaterThan(0);
      expect(page.sinCoincidenciaExacta).toBeUndefined();
      expect(await api.get(`/productos/buscar?search=${typed.replace(/una? |1/, '7 ')}`)).toMatchObject({
        sinCoincidenciaExacta: true,
      });
    },
  );

  test('takes the last word as a beginning when it is no word', async () => {
    const page = await api.get('/productos/buscar?search=cable refor');
    expect(page.productos.map(({ nomProducto }) => nomProducto)).toEqual(['Cable USB-C 100% reforzado']);
    expect(page.correccion).toBe(null);
  });

  for (const sort of SEARCH_SORTS) {
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
        filters: NO_FILTERS,
        placement: NO_PLACEMENT,
        sort: 'popular',
        asTyped: false,
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
    expect(await namesFor('yuca | portatil')).toEqual(await namesFor('yuca portatil'));
    expect(await namesFor('100%')).toEqual(['Cable USB-C 100% reforzado']);
  });
});
