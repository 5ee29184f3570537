import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DispatchRule } from './delivery-promise.ts';
import { latePromise } from './late-promise.ts';
import { bogotaDay } from './spanish-dates.ts';

const dispatch: DispatchRule = {
  weekdays: [1, 2, 3, 4, 5],
  cutOffMinutes: 900,
  minimumHandlingDays: 1,
  maximumHandlingDays: 2,
  holiday: null,
};
const transit = { minimumDays: 1, maximumDays: 3 };

test('a late parcel on its way comes within what its carrier takes, one that has not left within what its shop takes too', () => {
  const friday = new Date('2026-11-27T08:00:00-05:00');
  expect(latePromise({ dispatch, transit, isOnTheWay: true }, friday)).toEqual({
    from: '2026-11-30',
    to: '2026-12-02',
  });
  expect(latePromise({ dispatch, transit, isOnTheWay: false }, friday)).toEqual({
    from: '2026-12-01',
    to: '2026-12-04',
  });
});

test('the new days are always ahead', () => {
  const moments = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, fc.boolean(), fc.nat({ max: 6 }), (now, isOnTheWay, maximumDays) => {
      const days = { minimumDays: Math.min(1, maximumDays), maximumDays };
      const { from, to } = latePromise({ dispatch, transit: days, isOnTheWay }, now);
      expect(from <= to && to > bogotaDay(now.getTime())).toBe(true);
    }),
  );
});
