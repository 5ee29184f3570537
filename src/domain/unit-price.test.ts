import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NET_CONTENT_UNITS, type NetContent } from './net-content.ts';
import { spokenUnitPrice, unitPrice, unitPriceText } from './unit-price.ts';

const prices = fc.integer({ min: 1, max: 1_000_000_000 });
const contents: fc.Arbitrary<NetContent> = fc.record({
  amount: fc.integer({ min: 1, max: 5_000_000 }).map((thousandths) => thousandths / 1_000),
  unit: fc.constantFrom(...NET_CONTENT_UNITS),
  pieces: fc.integer({ min: 1, max: 500 }),
});

test.each<[number, NetContent, string]>([
  [8_400, { amount: 500, unit: 'g', pieces: 1 }, '$ 16.800 / kg'],
  [12_900, { amount: 18, unit: 'unidad', pieces: 1 }, '$ 717 / unidad'],
  [15_000, { amount: 330, unit: 'ml', pieces: 6 }, '$ 7.576 / L'],
  [4_900, { amount: 1.1, unit: 'l', pieces: 1 }, '$ 4.455 / L'],
  [30_000, { amount: 150, unit: 'cm', pieces: 2 }, '$ 10.000 / m'],
  [64_000, { amount: 2.5, unit: 'm2', pieces: 1 }, '$ 25.600 / m²'],
])('%i for %o is %s', (price, content, text) => {
  const found = unitPrice(price, content);
  expect(found && unitPriceText(found)).toBe(text);
});

test('one single unit, or no content, has nothing to compare by', () => {
  expect(unitPrice(9_900, null)).toBeNull();
  expect(unitPrice(9_900, { amount: 1, unit: 'unidad', pieces: 1 })).toBeNull();
  expect(unitPrice(1_000_000_000, { amount: 0.001, unit: 'g', pieces: 1 })).toBeNull();
});

test('it is read aloud in words', () => {
  expect(spokenUnitPrice({ price: 16_800, per: 'kg' })).toBe('16.800 pesos por kilo');
  expect(spokenUnitPrice({ price: 1, per: 'm²' })).toBe('1 peso por metro cuadrado');
});

test('it is the nearest whole peso: times the content, it is the price but for half a peso of each base', () => {
  const bases = { g: 1e-3, kg: 1, ml: 1e-3, l: 1, cm: 1e-2, m: 1, m2: 1, unidad: 1 };
  fc.assert(
    fc.property(prices, contents, (price, content) => {
      const found = unitPrice(price, content);
      if (!found) return;
      const total = content.amount * content.pieces * bases[content.unit];
      expect(Number.isInteger(found.price)).toBe(true);
      expect(Math.abs(found.price * total - price)).toBeLessThanOrEqual(total * 0.5 + 1e-6 * price);
    }),
  );
});

test('the same content in grams or kilos, in pieces or as a whole, costs the same', () => {
  const whole = fc.integer({ min: 1, max: 50_000 });
  fc.assert(
    fc.property(prices, whole, fc.integer({ min: 1, max: 24 }), (price, grams, pieces) => {
      const inGrams = unitPrice(price, { amount: grams, unit: 'g', pieces });
      expect(unitPrice(price, { amount: grams / 1_000, unit: 'kg', pieces })).toEqual(inGrams);
      expect(unitPrice(price, { amount: grams * pieces, unit: 'g', pieces: 1 })).toEqual(inGrams);
    }),
  );
});

test('more for the same money is never dearer, less money for the same neither', () => {
  fc.assert(
    fc.property(prices, contents, (price, content) => {
      const one = unitPrice(price, content)?.price ?? Number.POSITIVE_INFINITY;
      const two = unitPrice(price, { ...content, pieces: content.pieces + 1 })?.price ?? one;
      const offer = unitPrice(Math.ceil(price / 2), content)?.price ?? one;
      expect(two).toBeLessThanOrEqual(one);
      expect(offer).toBeLessThanOrEqual(one);
    }),
  );
});
