import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addBusinessDays,
  dayNumber,
  isBusinessDay,
  isPublicHoliday,
  type Weekday,
  weekdayOf,
} from './business-days.ts';
import { countedDay, type DispatchRule, dispatchDaysBetween, promiseDelivery } from './delivery-promise.ts';
import { bogotaDay } from './spanish-dates.ts';

const weekdays: Weekday[] = [1, 2, 3, 4, 5];
const rule: DispatchRule = {
  weekdays,
  cutOffMinutes: 15 * 60,
  minimumHandlingDays: 1,
  maximumHandlingDays: 1,
  holiday: null,
};
const transit = { minimumDays: 1, maximumDays: 3 };
const at = (text: string) => new Date(`${text}-05:00`);

describe('the days of a promise', () => {
  test('what is ordered on a Sunday night counts for Monday and never promises the next day', () => {
    expect(promiseDelivery(rule, transit, at('2026-11-22T23:00:00'))).toEqual({
      dispatchBy: '2026-11-24',
      from: '2026-11-25',
      to: '2026-11-27',
      orderBefore: at('2026-11-23T15:00:00'),
    });
  });

  test('the minute of the cut-off is too late for the day', () => {
    expect(promiseDelivery(rule, transit, at('2026-11-24T14:59:59')).to).toBe('2026-11-30');
    expect(promiseDelivery(rule, transit, at('2026-11-24T15:00:00')).to).toBe('2026-12-01');
  });

  test('public holidays and a holiday of the shop are no days', () => {
    const beforeChristmas = at('2026-12-24T10:00:00');
    expect(promiseDelivery({ ...rule, maximumHandlingDays: 0 }, transit, beforeChristmas)).toMatchObject({
      dispatchBy: '2026-12-24',
      from: '2026-12-28',
    });
    const holiday = { from: '2026-11-24', until: '2026-11-30' };
    expect(promiseDelivery({ ...rule, holiday }, transit, at('2026-11-23T10:00:00')).dispatchBy).toBe(
      '2026-12-01',
    );
  });

  test('a shop that hands over on Saturdays sends then, the carrier goes on Monday', () => {
    const saturday: DispatchRule = { ...rule, weekdays: [6], maximumHandlingDays: 0 };
    expect(promiseDelivery(saturday, { minimumDays: 1, maximumDays: 1 }, at('2026-11-18T10:00:00'))).toEqual({
      dispatchBy: '2026-11-21',
      from: '2026-11-23',
      to: '2026-11-23',
      orderBefore: at('2026-11-21T15:00:00'),
    });
  });
});

const anyMoment = fc
  .integer({ min: Date.parse('2024-01-01T05:00:00Z'), max: Date.parse('2030-12-31T05:00:00Z') })
  .map((time) => new Date(time));
const anyRule = fc.record({
  weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }).map((days) => days as Weekday[]),
  cutOffMinutes: fc.integer({ min: 0, max: 24 * 60 }),
  minimumHandlingDays: fc.integer({ min: 0, max: 4 }),
  maximumHandlingDays: fc.integer({ min: 0, max: 10 }),
  holiday: fc.option(
    fc.tuple(anyMoment, fc.integer({ min: 0, max: 40 })).map(([day, days]) => ({
      from: bogotaDay(day.getTime()),
      until: bogotaDay(day.getTime() + days * 24 * 60 * 60_000),
    })),
  ),
});
const anyTransit = fc
  .tuple(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 0, max: 8 }))
  .map(([minimumDays, more]) => ({ minimumDays, maximumDays: minimumDays + more }));

describe('every promise between 2024 and 2030', () => {
  test('leaves on a day of the shop, arrives in its order, and only business days pass on the way', () => {
    fc.assert(
      fc.property(anyRule, anyTransit, anyMoment, (shop, carrier, moment) => {
        const promise = promiseDelivery(shop, carrier, moment);
        const { dispatchBy, from, to, orderBefore } = promise;
        const today = bogotaDay(moment.getTime());
        expect(dispatchBy >= today && from <= to).toBe(true);
        expect(shop.weekdays).toContain(weekdayOf(dayNumber(dispatchBy)));
        expect(isPublicHoliday(dayNumber(dispatchBy))).toBe(false);
        expect(to).toBe(addBusinessDays(dispatchBy, carrier.maximumDays));
        expect(carrier.minimumDays === 0 || isBusinessDay(from)).toBe(true);
        expect(orderBefore > moment).toBe(true);
        const { holiday } = shop;
        expect(!holiday || dispatchBy < holiday.from || dispatchBy > holiday.until).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  test('is the same for whoever orders before its moment, and never sooner for who orders later', () => {
    fc.assert(
      fc.property(anyRule, anyTransit, anyMoment, (shop, carrier, moment) => {
        const promise = promiseDelivery(shop, carrier, moment);
        const lastMoment = new Date(promise.orderBefore.getTime() - 1);
        expect(promiseDelivery(shop, carrier, lastMoment)).toEqual(promise);
        const later = promiseDelivery(shop, carrier, promise.orderBefore);
        expect(later.orderBefore > promise.orderBefore && later.to >= promise.to).toBe(true);
        expect(later.from >= promise.from && later.dispatchBy >= promise.dispatchBy).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  test('its days of the shop can be counted back', () => {
    fc.assert(
      fc.property(anyRule, anyMoment, (shop, moment) => {
        const { dispatchBy } = promiseDelivery(shop, { minimumDays: 0, maximumDays: 0 }, moment);
        expect(dispatchDaysBetween(shop, countedDay(shop, moment), dispatchBy)).toBe(
          shop.maximumHandlingDays,
        );
      }),
      { numRuns: 500 },
    );
  });
});
