import { expect, test } from 'vitest';
import { areEquivalent, type ComparedProduct } from './equivalent-product.ts';

const panela: ComparedProduct = {
  name: 'Panela redonda x 500 g',
  gtin: '7701234567897',
  categoryId: 12,
  content: { amount: 500, unit: 'g', pieces: 1 },
};

test('the same bar code is the same product, whatever it is called', () => {
  expect(areEquivalent(panela, { ...panela, name: 'Dulce', categoryId: 3, content: null })).toBe(true);
  expect(areEquivalent({ ...panela, gtin: null }, { ...panela, gtin: null, name: 'Dulce' })).toBe(false);
});

test('alike is the same category, as much in it and a name that shares its words', () => {
  const other = { ...panela, gtin: null, name: 'Panela redonda orgánica x 0,5 kg' };
  expect(areEquivalent(panela, { ...other, content: { amount: 0.5, unit: 'kg', pieces: 1 } })).toBe(true);
  expect(areEquivalent(panela, { ...other, content: { amount: 1, unit: 'kg', pieces: 1 } })).toBe(false);
  expect(areEquivalent(panela, { ...other, content: null })).toBe(false);
  expect(areEquivalent(panela, { ...other, categoryId: 13 })).toBe(false);
  expect(areEquivalent(panela, { ...other, name: 'Panela pulverizada con limón y jengibre x 500 g' })).toBe(
    false,
  );
});
