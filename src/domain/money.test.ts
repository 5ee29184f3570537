import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPesos, isPesos, sumPesos } from './money.ts';

const pesos = fc.integer({ min: 0, max: 1_000_000_000_000 });

test.each([
  [0, '$ 0'],
  [999, '$ 999'],
  [1000, '$ 1.000'],
  [1234567, '$ 1.234.567'],
  [1234.5, '$ 1.235'],
  [999.4, '$ 999'],
  [-5000, '-$ 5.000'],
  [-0.4, '$ 0'],
])('writes %d as %s', (amount, written) => {
  expect(formatPesos(amount)).toBe(written);
});

test('a written amount reads back as the same amount and has the spec form', () => {
  fc.assert(
    fc.property(pesos, (amount) => {
      const written = formatPesos(amount);
      expect(written).toMatch(/^\$ \d{1,3}(\.\d{3})*$/);
      expect(Number(written.slice(2).replaceAll('.', ''))).toBe(amount);
    }),
  );
});

test('a sum does not depend on the order of the amounts', () => {
  fc.assert(
    fc.property(fc.array(pesos), (amounts) => {
      expect(sumPesos(amounts.toReversed())).toBe(sumPesos(amounts));
      expect(sumPesos([...amounts, 1])).toBe(sumPesos(amounts) + 1);
    }),
  );
});

test('only whole numbers from zero are pesos', () => {
  expect([0, 1, 9900].every(isPesos)).toBe(true);
  expect([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, '9900', null].some(isPesos)).toBe(false);
});
