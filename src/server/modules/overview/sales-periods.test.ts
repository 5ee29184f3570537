import { expect, test } from 'vitest';
import { averageOf, comparedDays, totalOf } from './sales-periods.ts';

const sales = [
  { day: '2026-10-31', amount: 10_000, orders: 1 },
  { day: '2026-11-07', amount: 30_000, orders: 1 },
  { day: '2026-11-14', amount: 20_000, orders: 2 },
];

test('every day stands beside the one of the period before', () => {
  const days = comparedDays(sales, '2026-11-14', 7);
  expect(days.map(({ day }) => day)).toEqual(
    [8, 9, 10, 11, 12, 13, 14].map((day) => `2026-11-${String(day).padStart(2, '0')}`),
  );
  expect(days.at(-1)).toEqual({ day: '2026-11-14', amount: 20_000, previousAmount: 30_000 });
  expect(days[0]).toEqual({ day: '2026-11-08', amount: 0, previousAmount: 0 });
});

test('a period holds its first and its last day', () => {
  expect(totalOf(sales, '2026-11-14', 8)).toEqual({ amount: 50_000, orders: 3 });
  expect(totalOf(sales, '2026-11-14', 7)).toEqual({ amount: 20_000, orders: 2 });
  expect(averageOf(totalOf(sales, '2026-11-14', 7))).toBe(10_000);
  expect(averageOf({ amount: 0, orders: 0 })).toBe(0);
});
