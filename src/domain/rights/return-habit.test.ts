import { expect, test } from 'vitest';
import { RETURN_HABIT_LIMITS, returnHabit, returnHabitLimitOn } from './return-habit.ts';

const limit = RETURN_HABIT_LIMITS[0];

test('a habit takes several cases and a large part of the orders', () => {
  expect(returnHabit({ cases: 3, orders: 3 }, limit).isFrequent).toBe(false);
  expect(returnHabit({ cases: 4, orders: 8 }, limit).isFrequent).toBe(true);
  expect(returnHabit({ cases: 4, orders: 9 }, limit).isFrequent).toBe(false);
  expect(returnHabit({ cases: 30, orders: 100 }, limit).isFrequent).toBe(false);
});

test('each limit has its first day and says why', () => {
  for (const { validFrom, reason } of RETURN_HABIT_LIMITS) {
    expect(returnHabitLimitOn(validFrom).validFrom).toBe(validFrom);
    expect(reason.length).toBeGreaterThan(40);
  }
  expect(returnHabitLimitOn('2020-01-01')).toBe(limit);
});
