import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  countTicks,
  isByPlace,
  type ListingQuery,
  listingHref,
  NO_TICKS,
  readListingQuery,
  readPesos,
  sortLabels,
} from './listing-query.ts';

const NOTHING: ListingQuery = { ...NO_TICKS, sort: 'popular', expanded: [], cursor: null };

const read = (text: string) => readListingQuery(new URLSearchParams(text));

test('a link of the page and a form without JavaScript say the same', () => {
  const expected = { ...NOTHING, categoryIds: [70, 71], sellerIds: [73], sort: 'precio-asc' };
  expect(read('categorias=70,71&vendedores=73&orden=precio-asc')).toEqual(expected);
  expect(read('categorias=70&categorias=71&vendedores=73&orden=precio-asc')).toEqual(expected);
});

test('what nobody can mean is left out', () => {
  expect(read('categorias=70,x,-1,99999999999,70,&vendedores=0&orden=constructor')).toEqual({
    ...NOTHING,
    categoryIds: [70],
  });
  expect(read('ciudades=5,11001&calificacion=9&precioDesde=-1&enOferta=si&opcion=talla&opcion==m')).toEqual({
    ...NOTHING,
    cityIds: ['11001'],
  });
  expect(read('opcion=talla=m%00&opcion=ta%00lla=m&opcion=talla=%00&opcion=talla=l').options).toEqual([
    'talla=l',
  ]);
  expect(read(`cursor=${'a'.repeat(201)}`).cursor).toBeNull();
  expect(read(`categorias=${Array.from({ length: 40 }, (_, index) => index + 1)}`).categoryIds).toHaveLength(
    20,
  );
});

test('an address without filters is the bare path', () => {
  expect(listingHref('/productos', NOTHING)).toBe('/productos');
  expect(listingHref('/resultados?search=caf%C3%A9', { sellerIds: [75] })).toBe(
    '/resultados?search=caf%C3%A9&vendedores=75',
  );
});

test('every query survives the address', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 2_147_483_647 }), { maxLength: 20 });
  const queries = fc.record({
    categoryIds: ids,
    sellerIds: ids,
    cityIds: fc.uniqueArray(fc.stringMatching(/^\d{5}$/), { maxLength: 5 }),
    options: fc.uniqueArray(fc.stringMatching(/^[a-zñ ]{1,9}=[^\0]{1,9}$/), { maxLength: 5 }),
    minimumPrice: fc.option(fc.integer({ min: 1, max: 2_147_483_647 })),
    maximumPrice: fc.option(fc.integer({ min: 1, max: 2_147_483_647 })),
    minimumRating: fc.constantFrom(null, 3, 4),
    onOffer: fc.boolean(),
    inStock: fc.boolean(),
    cashOnDelivery: fc.boolean(),
    arrivesBy: fc.constantFrom(undefined, 'any', '2026-11-27'),
    freeShipping: fc.constantFrom(undefined, true as const),
    minimumLanded: fc.option(fc.integer({ min: 1, max: 2_147_483_647 }), { nil: undefined }),
    maximumLanded: fc.option(fc.integer({ min: 1, max: 2_147_483_647 }), { nil: undefined }),
    placeId: fc.constantFrom('05001', '11001'),
    sort: fc.constantFrom(
      ...(Object.keys(sortLabels) as (keyof typeof sortLabels)[]).filter((sort) => sort !== 'relevantes'),
    ),
    expanded: fc.uniqueArray(fc.stringMatching(/^[a-zñ,& -]{1,12}$/), { maxLength: 3 }),
    cursor: fc.option(fc.string({ minLength: 1, maxLength: 200 })),
  });
  fc.assert(
    fc.property(queries, (asked) => {
      const query = { ...asked, placeId: isByPlace(asked) ? asked.placeId : undefined };
      expect(readListingQuery(new URL(listingHref('/productos', query), 'http://a').searchParams)).toEqual(
        query,
      );
    }),
  );
});

test('a search begins with what was meant, a list with what people like', () => {
  expect(readListingQuery(new URLSearchParams('orden=relevantes')).sort).toBe('popular');
  expect(readListingQuery(new URLSearchParams(''), 'relevantes').sort).toBe('relevantes');
  expect(listingHref('/resultados?search=x', { sort: 'relevantes' })).toBe('/resultados?search=x');
  expect(listingHref('/resultados?search=x', { sort: 'popular' })).toBe('/resultados?search=x&orden=popular');
});

test('prices are read as people write them, and a range is one filter', () => {
  expect([
    readPesos('$ 22.500'),
    readPesos('22 500'),
    readPesos('abc'),
    readPesos(''),
    readPesos('0'),
  ]).toEqual([22_500, 22_500, null, null, null]);
  expect(countTicks({ ...NO_TICKS, minimumPrice: 1, maximumPrice: 2, options: ['talla=m', 'talla=l'] })).toBe(
    3,
  );
});

test('a place stands in the address only while something is asked by it', () => {
  expect(read('ciudad=05001').placeId).toBeUndefined();
  expect(read('ciudad=05001&orden=puesto-asc').placeId).toBe('05001');
  expect(listingHref('/productos', { ...NOTHING, placeId: '05001' })).toBe('/productos');
  expect(listingHref('/productos', { ...NOTHING, placeId: '05001', arrivesBy: 'any' })).toBe(
    '/productos?llega=si&ciudad=05001',
  );
});

test('who names no place, or none that can be, means the assumed one', () => {
  expect(read('orden=llega-primero').placeId).toBe('11001');
  expect(read('llega=2026-11-27&ciudad=medellin')).toMatchObject({
    placeId: '11001',
    arrivesBy: '2026-11-27',
  });
  for (const none of ['manana', '2026-13-01', '2026-02-30', '2026-00-10', '1999-01-01', '2026-11-27a'])
    expect(read(`llega=${none}&ciudad=05001`), none).toEqual(NOTHING);
});
