import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  countCombinations,
  emptyProductForm,
  formProblems,
  listChoices,
  missingToPublish,
  priceAt,
} from './product-form.ts';
import { canMoveProduct } from './product-state.ts';

const sizes = {
  id: null,
  name: 'Talla',
  terms: [
    { id: null, name: 'S' },
    { id: null, name: 'M' },
  ],
};

test('a draft needs its name alone', () => {
  expect(formProblems(emptyProductForm({ name: 'Café' }))).toEqual({});
  expect(formProblems(emptyProductForm({ name: '  ' }))).toHaveProperty('name');
});

test('publishing needs price, category, picture, description, weight and measures', () => {
  expect(Object.keys(missingToPublish(emptyProductForm({ name: 'Café' })))).toEqual([
    'price',
    'mainCategoryId',
    'images',
    'description',
    'weightKilograms',
    'heightCentimetres',
    'widthCentimetres',
    'lengthCentimetres',
  ]);
});

test('an offer is below the price and ends after it starts', () => {
  const offered = (offer: object) =>
    formProblems(
      emptyProductForm({
        name: 'Café',
        price: 1_000,
        offer: { salePrice: 900, startsAt: null, endsAt: null, ...offer },
      }),
    );
  expect(offered({})).toEqual({});
  expect(offered({ salePrice: 1_000 })).toHaveProperty('offer');
  expect(offered({ startsAt: '2026-01-01T00:00:00Z' })).toHaveProperty('offer');
  expect(offered({ startsAt: '2026-01-02T00:00:00Z', endsAt: '2026-01-01T00:00:00Z' })).toHaveProperty(
    'offer',
  );
});

test('names of attributes and of the terms of one attribute differ, whatever their case', () => {
  const twice = { ...sizes, name: 'talla' };
  expect(formProblems(emptyProductForm({ name: 'Café', attributes: [sizes, twice] }))).toHaveProperty(
    'attributes',
  );
  const repeated = {
    ...sizes,
    terms: [
      { id: null, name: 'm' },
      { id: null, name: 'M ' },
    ],
  };
  expect(formProblems(emptyProductForm({ name: 'Café', attributes: [repeated] }))).toHaveProperty(
    'attributes',
  );
});

test('every combination of terms is listed once', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 3 }), (counts) => {
      const attributes = counts.map((count) => ({ terms: Array.from({ length: count }) }));
      const choices = listChoices(attributes);
      expect(new Set(choices.map(String)).size).toBe(countCombinations(attributes));
      expect(choices.every((choice) => choice.every((term, at) => term < (counts[at] ?? 0)))).toBe(true);
    }),
  );
});

test('archived products come back paused, and drafts never become paused', () => {
  expect(canMoveProduct('archived', 'paused')).toBe(true);
  expect(canMoveProduct('archived', 'active')).toBe(false);
  expect(canMoveProduct('draft', 'paused')).toBe(false);
});

test('the price is that of the offer while it lasts', () => {
  const at = (day: string) => new Date(`2026-11-${day}T12:00:00Z`);
  const offer = { salePrice: 8_000, startsAt: at('10').toISOString(), endsAt: at('20').toISOString() };
  expect(['05', '15', '25'].map((day) => priceAt({ price: 10_000, offer }, at(day)))).toEqual([
    10_000, 8_000, 10_000,
  ]);
  expect(
    priceAt({ price: 10_000, offer: { salePrice: 8_000, startsAt: null, endsAt: null } }, at('05')),
  ).toBe(8_000);
  expect(priceAt({ price: 10_000, offer: null }, at('05'))).toBe(10_000);
});
