import { expect, test } from 'vitest';
import { priceBars } from './price-bars.ts';

test('ten bars reach from the cheapest to the dearest, each price in one', () => {
  const prices = Array.from({ length: 200 }, (_, index) => 4_600 + index * 150);
  const bars = priceBars(prices, 1);
  expect(bars?.edges).toHaveLength(11);
  expect([bars?.edges[0], bars?.edges[10]]).toEqual([4_600, 4_600 + 199 * 150]);
  expect(bars?.counts.every((count) => count > 10)).toBe(true);
  const wide = priceBars([...prices, 4_000_000], 1);
  expect(
    wide?.counts.filter((count) => count > 0).length,
    'one dear thing does not hide the rest',
  ).toBeGreaterThan(3);
  expect(wide?.edges.toSorted((a, b) => a - b)).toEqual(wide?.edges);
  expect(priceBars([500, 500], 1)).toBeNull();
});
