import { expect, test } from 'vitest';
import { tallyRows } from './facet-tally.ts';
import { countFilters } from './filter-counts.ts';
import { type FacetedProduct, facetsOf, readFacet } from './product-facets.ts';

const product = {
  mainCategoryId: 69,
  subcategoryId: 70,
  sellerId: 73,
  cityId: '11001',
  ratingAverage: 4.5,
  isOffer: true,
  isInStock: false,
  options: [{ name: 'Talla', terms: ['M', 'm', 'L'] }],
};
const numbered: string[] = [];

/** As the read model writes it: each facet has a number. */
function rowOf(price: number, faceted: FacetedProduct): string {
  const facets = facetsOf(faceted);
  for (const facet of facets) if (!numbered.includes(facet)) numbered.push(facet);
  return [price, ...facets.map((facet) => numbered.indexOf(facet) + 1)].join(' ');
}

const lines = [
  rowOf(9900, product),
  rowOf(20000, { ...product, options: [], subcategoryId: null, ratingAverage: 0, isOffer: false }),
  rowOf(50000, { ...product, isInStock: true }),
].join('\n');

function count(rows: { lines: string | null; step: number; isExact: boolean }, cashLimit: number) {
  const facetOf = (number: number) => {
    const facet = numbered[number - 1];
    return facet === undefined ? undefined : readFacet(facet);
  };
  const { step, isExact } = rows;
  return countFilters({ tally: tallyRows(rows.lines), step, isExact }, facetOf, cashLimit);
}

test('products are counted under all that they have, an option that is written twice once', () => {
  const counts = count({ lines, step: 1, isExact: true }, 20_000);
  expect(counts).toMatchObject({
    total: 3,
    mainCategories: [{ id: 69, count: 3 }],
    subcategories: [{ id: 70, count: 2 }],
    cities: [{ id: '11001', count: 3 }],
    ratings: [
      { id: 4, count: 2 },
      { id: 3, count: 2 },
    ],
    offers: 2,
    inStock: 1,
    cashOnDelivery: 2,
  });
  expect(counts.options).toEqual([
    {
      name: 'Talla',
      key: 'talla',
      count: 2,
      terms: [
        { value: 'talla=l', name: 'L', count: 2 },
        { value: 'talla=m', name: 'M', count: 2 },
      ],
    },
  ]);
});

test('a term that products write in several ways is one', () => {
  const rows = [product, { ...product, options: [{ name: 'TALLA', terms: ['m '] }] }].map((one) =>
    rowOf(500, one),
  );
  const [size] = count({ lines: rows.join('\n'), step: 1, isExact: true }, 1).options;
  expect(size).toMatchObject({ key: 'talla', name: 'Talla', count: 2 });
  expect(size?.terms).toMatchObject([
    { value: 'talla=m', count: 2 },
    { value: 'talla=l', count: 1 },
  ]);
});

test('rows of a sample speak for as many as its step says', () => {
  const counts = count({ lines, step: 32, isExact: false }, 20_000);
  expect([counts.total, counts.offers, counts.cashOnDelivery, counts.isExact]).toEqual([96, 64, 64, false]);
  expect(counts.prices?.counts.reduce((sum, one) => sum + one, 0)).toBe(96);
});

test('nothing is counted as nothing, and a row that is not written yet by its price alone', () => {
  expect(count({ lines: null, step: 1, isExact: true }, 1)).toMatchObject({ total: 0, prices: null });
  expect(count({ lines: '500 ', step: 1, isExact: true }, 1)).toMatchObject({ total: 1, sellers: [] });
});
