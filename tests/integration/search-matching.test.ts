import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { explainMatches } from '../../src/server/modules/catalogue/search/explain-search.service.ts';
import {
  NO_FILTERS,
  NO_PLACEMENT,
  type Placement,
  refreshSearch,
  type SearchFilters,
  searchCatalogue,
} from '../../src/server/modules/catalogue/search/search.service.ts';
import { buildAttribute, buildProduct } from '../support/catalog-factories.ts';
import { openSearchCatalogue, type SearchCatalogue } from '../support/search-catalogue.ts';

let catalogue: SearchCatalogue;
let tubs: Record<'plain' | 'sold' | 'stuffed' | 'named', number>;

beforeAll(async () => {
  catalogue = await openSearchCatalogue();
  const { pool } = catalogue.api.database;
  const place = { sellerId: catalogue.finca, mainCategoryId: catalogue.campo };
  tubs = {
    plain: await buildProduct(pool, { ...place, name: 'Feijoa x 500 g', price: 3_000 }),
    sold: await buildProduct(pool, {
      ...place,
      name: 'Feijoa x 1 kg',
      onHand: 0,
      popularity: 900,
      price: 5_000,
    }),
    stuffed: await buildProduct(pool, {
      ...place,
      name: 'Vaso',
      description: 'feijoa '.repeat(500),
      popularity: 5_000,
    }),
    named: await buildProduct(pool, { ...place, name: 'Mermelada de feijoa', popularity: 800, price: 9_000 }),
  };
  await buildAttribute(pool, tubs.named, 'Tamaño', ['Grande', 'Mini']);
  await refreshSearch(pool, Object.values(tubs));
});
afterAll(() => catalogue.api.close());

async function idsOf(text: string, filters: Partial<SearchFilters> = {}, placement: Partial<Placement> = {}) {
  const found = await searchCatalogue(catalogue.api.database.pool, {
    text,
    filters: { ...NO_FILTERS, ...filters },
    placement: { ...NO_PLACEMENT, ...placement },
    sort: 'relevantes',
    skip: 0,
    take: 50,
    asTyped: false,
  });
  return found.productIds;
}

describe('the order', () => {
  test('is head, name, description; stuffing and popularity lift nothing, sold out comes last', async () => {
    expect(await idsOf('feijoa')).toEqual([tubs.plain, tubs.named, tubs.stuffed, tubs.sold]);
  });

  test('puts the amount that was asked for first', async () => {
    expect((await idsOf('feijoa 500 gramos'))[0]).toBe(tubs.plain);
  });

  test('follows what operators pin, lift and bury', async () => {
    const { plain, named, sold, stuffed } = tubs;
    expect(await idsOf('feijoa', {}, { pinned: [sold, stuffed] })).toEqual([sold, stuffed, plain, named]);
    expect(await idsOf('feijoa', {}, { buried: [plain] })).toEqual([named, stuffed, sold, plain]);
    // No higher than its level.
    expect(await idsOf('feijoa', {}, { lifted: [stuffed] })).toEqual([plain, named, stuffed, sold]);
  });

  test('is the cheapest first when that is asked for', async () => {
    expect((await idsOf('feijoa barata')).slice(0, 2)).toEqual([tubs.plain, tubs.named]);
  });
});

describe('filters', () => {
  test.each<[string, Partial<SearchFilters>, (keyof typeof tubs)[]]>([
    ['a range of prices', { minimumPrice: 3_000, maximumPrice: 5_000 }, ['plain', 'sold']],
    ['an option', { options: [{ name: 'tamaño', terms: ['MINI', 'Enorme'] }] }, ['named']],
    [
      'options of two names',
      {
        options: [
          { name: 'Tamaño', terms: ['Mini'] },
          { name: 'Color', terms: ['Rojo'] },
        ],
      },
      [],
    ],
    ['a municipality', { cityIds: ['11001'] }, ['plain', 'named', 'stuffed', 'sold']],
    ['another municipality', { cityIds: ['05001'] }, []],
    ['stars', { minimumRating: 4 }, []],
    ['offers', { onOffer: true }, []],
    ['what may be paid at the door', { cashOnDelivery: true }, ['plain', 'named', 'stuffed', 'sold']],
  ])('%s', async (_what, filters, expected) => {
    expect(await idsOf('feijoa', filters)).toEqual(expected.map((name) => tubs[name]));
  });

  test('go without words', async () => {
    const found = await idsOf('', { sellerIds: [catalogue.finca], maximumPrice: 3_000 });
    expect(found).toEqual([tubs.plain]);
    expect((await idsOf('', { mainCategoryIds: [catalogue.campo] })).length).toBeGreaterThan(15);
  });
});

describe('words', () => {
  const sameSet = async (left: string, right: string) =>
    expect((await idsOf(left)).toSorted()).toEqual((await idsOf(right)).toSorted());

  test.each([
    ['canasta familiar', 'familiar canasta'],
    ['canasta familiar campo', 'CAMPO canasta FAMILIAR'],
    ['aguacate hass', 'hass aguacate aguacate HASS'],
    ['ñame espino', 'name espino'],
    ['portatil yuca', 'yuca portátil'],
    ['cable reforzado lumaki', 'lumaki reforzado cable'],
    ['agucate hass', 'HASS agucate'],
    ['papelon aguacate', 'aguacate papelón'],
  ])('"%s" and "%s" find the same', sameSet);

  test.each([
    ['lavadora', 'nothing has it'],
    ['hass lavadora', 'no thing of the shop is asked for'],
  ])('"%s" finds nothing: %s', async (text) => {
    expect(await idsOf(text)).toEqual([]);
  });

  test('of several, the thing must be met; what it lacks is named', async () => {
    const page = await catalogue.api.get('/productos/buscar?search=aguacate verde');
    expect(page).toMatchObject({ total: 1, sinCoincidenciaExacta: true, palabrasOmitidas: ['verde'] });
  });

  test('that the ticks leave nothing of are not exchanged for what comes near', async () => {
    expect(await idsOf('mermelada feijoa')).toEqual([tubs.named]);
    expect(await idsOf('mermelada feijoa', { maximumPrice: 5_000 })).toEqual([]);
    expect(await idsOf('marmita feijoa', { maximumPrice: 5_000 })).toEqual([tubs.plain, tubs.sold]);
  });

  test('as typed, none is corrected', async () => {
    expect(await catalogue.api.get('/productos/buscar?search=aguacte&exacta=true')).toMatchObject({
      total: 0,
    });
  });
});

test('an operator is told which word stands where, and what the order is made of', async () => {
  const { pool } = catalogue.api.database;
  const told = await explainMatches(pool, 'mermelada feijoa grande', { limit: 5 });
  expect(told.matches[0]).toMatchObject({
    productId: tubs.named,
    words: [
      { word: 'mermelada', found: 'Mermelada', level: 'head', isSynonym: false },
      { word: 'feijoa', found: 'feijoa', level: 'name', isSynonym: false },
    ],
    score: { isSoldOut: false, rating: 3.5 },
  });
  const slipped = await explainMatches(pool, 'feijoha', { limit: 9 });
  expect(slipped.correctedText).toBe('feijoa');
  expect(slipped.matches.map(({ words }) => words[0]?.level)).toEqual([
    'head',
    'name',
    'description',
    'head',
  ]);
});

test('a search that finds is one statement for its matches', async () => {
  const { pool } = catalogue.api.database;
  let statements = 0;
  const counting = new Proxy(pool, {
    get: (target, name) => {
      if (name === 'query') statements++;
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const kept = { find: async (_key: string, make: () => Promise<{ value: object }>) => (await make()).value };
  const request = {
    filters: NO_FILTERS,
    placement: NO_PLACEMENT,
    sort: 'relevantes',
    skip: 0,
    take: 25,
    asTyped: false,
  };
  const count = async (text: string) => {
    statements = 0;
    await searchCatalogue(counting, { ...request, sort: 'relevantes', text }, kept as never);
    return statements;
  };
  // One of them reads the synonyms, which a server keeps.
  expect(await count('aguacate hass')).toBe(2);
  expect(await count('agucate')).toBeLessThanOrEqual(4);
  expect(await count('hass lavadora')).toBeLessThanOrEqual(6);
});
