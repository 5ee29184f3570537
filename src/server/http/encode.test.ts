import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { browsePageEntity } from '../../wire/catalogue/catalog.ts';
import { productEntity } from '../../wire/catalogue/catalog-entities.ts';
import { entity, field, listIn, valueIn } from '../../wire/entity.ts';
import { calendarDay, isoDate, pesos, salePriceText } from '../../wire/scalars.ts';
import { encode } from './encode.ts';

const card = {
  id: 7,
  name: 'Panela',
  price: 4_500,
  salePrice: null,
  imageUrl: '/p.webp',
  imageAlt: '',
  sellerId: 2,
  inStock: true,
};
const page = {
  status: true,
  products: [card, { ...card, salePrice: 4_000 }],
  nextCursor: null,
  previousCursor: 'x',
  total: 2,
  totalIsExact: true,
  categories: [{ id: 1, name: 'Dulces', count: 2 }],
  sellers: [],
  filters: {
    isExact: true,
    cities: [{ id: '11001', name: 'Bogotá', count: 2 }],
    options: [{ name: 'Talla', key: 'talla', terms: [{ value: 'talla=m', name: 'M', count: 1 }] }],
    ratings: [{ id: 4, count: 1 }],
    offers: 1,
    inStock: 2,
    cashOnDelivery: 2,
    prices: { edges: [1, 2], counts: [2] },
  },
  correctedText: null,
};

test('a value leaves as zod would send it, property by property', () => {
  expect(JSON.stringify(encode(browsePageEntity, page))).toBe(
    JSON.stringify(z.encode(browsePageEntity, page)),
  );
  const odd = entity('Rara', {
    day: field('dia', calendarDay),
    at: field('hora', isoDate),
    given: field('dado', z.optional(z.string())),
    missing: field('falta', z.optional(z.string())),
    short: field('corto', z.string().check(z.maxLength(3))),
    kind: field('clase', z.enum(['a', 'b'])),
    stars: field('estrellas', z.literal([1, 2])),
  });
  const value = {
    day: '2026-03-01',
    at: new Date(0),
    given: 'sí',
    short: 'abc',
    kind: 'a' as const,
    stars: 2 as const,
  };
  for (const schema of [listIn('datos', odd), valueIn('data', z.array(odd))])
    expect(JSON.stringify(encode(schema, [value]))).toBe(JSON.stringify(z.encode(schema, [value])));
});

test('what does not fit is refused as zod refuses it', () => {
  const unfit: [z.ZodMiniType, unknown][] = [
    [browsePageEntity, { ...page, total: '2' }],
    [browsePageEntity, { ...page, total: Number.NaN }],
    [browsePageEntity, { ...page, nextCursor: undefined }],
    [browsePageEntity, { ...page, products: [{ ...card, price: -1 }] }],
    [browsePageEntity, { ...page, products: [{ ...card, salePrice: 1.5 }] }],
    [browsePageEntity, { ...page, products: card }],
    [browsePageEntity, null],
    [productEntity, { ...card }],
    [pesos, 2_000_000_001],
    [pesos, '5'],
    [salePriceText, ''],
    [entity('Corta', { short: field('corto', z.string().check(z.maxLength(3))) }), { short: 'largo' }],
    [entity('Tal vez', { given: field('dado', z.optional(z.string())) }), { given: 5 }],
    [entity('Estrellas', { stars: field('estrellas', z.literal([1, 2])) }), { stars: 3 }],
  ];
  for (const [schema, value] of unfit) {
    expect(() => z.encode(schema, value as never), JSON.stringify(value)).toThrow();
    expect(() => encode(schema, value), JSON.stringify(value)).toThrow();
  }
});
