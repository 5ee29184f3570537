import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { chartScale, linePath, shortAmount, shownLabels } from './chart-scale.ts';

test('marks are round, begin at zero and reach above every value', () => {
  expect(chartScale([948_000])).toEqual({
    maximum: 1_000_000,
    ticks: [0, 250_000, 500_000, 750_000, 1_000_000],
  });
  fc.assert(
    fc.property(fc.array(fc.nat(2_000_000_000), { maxLength: 60 }), (values) => {
      const { maximum, ticks } = chartScale(values);
      expect(maximum).toBeGreaterThanOrEqual(Math.max(0, ...values));
      expect(ticks.at(-1)).toBe(maximum);
      expect(ticks.length).toBeLessThanOrEqual(6);
    }),
  );
});

test('a line goes from edge to edge with zero at the bottom', () => {
  expect(linePath([0, 50, 100], 100)).toBe('M0 100L50 50L100 0');
  expect(linePath([7], 10)).toBe('M0 30');
});

test('at most five days are named, the last one always', () => {
  for (const count of [1, 2, 7, 14, 30]) {
    expect(shownLabels(count).at(-1)).toBe(count - 1);
    expect(shownLabels(count).length).toBeLessThanOrEqual(5);
  }
});

test('amounts on the axis are short', () => {
  expect([0, 500, 250_000, 1_500_000].map(shortAmount)).toEqual(['0', '500', '250 mil', '1,5 M']);
});
