import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitTax } from './tax-split.ts';

const taxClass = fc.constantFrom('19', '5', 'exento', 'excluido' as const);

test('base and tax add up to the amount, and the tax is its rate of the base to the peso', () => {
  fc.assert(
    fc.property(fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }), taxClass, (amount, of) => {
      const { rate, base, tax } = splitTax(amount, of as '19');
      expect(base + tax).toBe(amount);
      expect(Math.abs((base * rate) / 100 - tax)).toBeLessThanOrEqual(1);
    }),
  );
});

test.each([
  [119_000, '19', { rate: 19, base: 100_000, tax: 19_000 }],
  [10_500, '5', { rate: 5, base: 10_000, tax: 500 }],
  [10_000, 'exento', { rate: 0, base: 10_000, tax: 0 }],
  [10_000, 'excluido', { rate: 0, base: 10_000, tax: 0 }],
] as const)('%d of class %s', (amount, of, split) => {
  expect(splitTax(amount, of)).toEqual(split);
});
