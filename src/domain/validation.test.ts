import { expect, test } from 'vitest';
import { isQuantity, missingFields } from './validation.ts';

test('empty, blank and absent fields are missing, in the order asked', () => {
  const values = { name: 'Ana', surname: '   ', phone: '', address: null, city: undefined };
  expect(missingFields(values, ['name', 'phone', 'surname', 'address', 'city'])).toEqual([
    'phone',
    'surname',
    'address',
    'city',
  ]);
});

test('a quantity is a whole number from 1 without upper limit', () => {
  expect([1, 10, 11, 5000].every(isQuantity)).toBe(true);
  expect([0, -1, 1.5, Number.NaN, '2', null].some(isQuantity)).toBe(false);
});
