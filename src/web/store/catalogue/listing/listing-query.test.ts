import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listingHref, readId, readListingQuery, sortLabels } from './listing-query.ts';

const read = (text: string) => readListingQuery(new URLSearchParams(text));

test('a link of the page and a form without JavaScript say the same', () => {
  const expected = { categoryIds: [70, 71], sellerIds: [73], sort: 'precio-asc', cursor: null };
  expect(read('categorias=70,71&vendedores=73&orden=precio-asc')).toEqual(expected);
  expect(read('categorias=70&categorias=71&vendedores=73&orden=precio-asc')).toEqual(expected);
});

test('what nobody can mean is left out', () => {
  expect(read('categorias=70,x,-1,99999999999,70,&vendedores=0&orden=constructor')).toEqual({
    categoryIds: [70],
    sellerIds: [],
    sort: 'popular',
    cursor: null,
  });
  expect(read(`cursor=${'a'.repeat(201)}`).cursor).toBeNull();
  expect(read(`categorias=${Array.from({ length: 40 }, (_, index) => index + 1)}`).categoryIds).toHaveLength(
    20,
  );
});

test('an address without filters is the bare path', () => {
  expect(listingHref('/productos', { categoryIds: [], sellerIds: [], sort: 'popular', cursor: null })).toBe(
    '/productos',
  );
  expect(listingHref('/resultados?search=caf%C3%A9', { sellerIds: [75] })).toBe(
    '/resultados?search=caf%C3%A9&vendedores=75',
  );
});

test('every query survives the address', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 2_147_483_647 }), { maxLength: 20 });
  const queries = fc.record({
    categoryIds: ids,
    sellerIds: ids,
    sort: fc.constantFrom(...(Object.keys(sortLabels) as (keyof typeof sortLabels)[])),
    cursor: fc.option(fc.string({ minLength: 1, maxLength: 200 })),
  });
  fc.assert(
    fc.property(queries, (query) => {
      expect(readListingQuery(new URL(listingHref('/productos', query), 'http://a').searchParams)).toEqual(
        query,
      );
    }),
  );
});

test('an id beyond what the database holds is none', () => {
  expect([readId('12'), readId('2147483648'), readId('1e3'), readId('-1'), readId(undefined)]).toEqual([
    12,
    null,
    null,
    null,
    null,
  ]);
});
