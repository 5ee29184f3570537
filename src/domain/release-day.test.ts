import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lastReleasableDelivery, paymentDueDay, releaseDay } from './release-day.ts';

test.each([
  ['2026-11-20', 5, '2026-11-28'],
  // Good Friday week of 2026: Thursday 2 and Friday 3 April are holidays.
  ['2026-03-30', 5, '2026-04-09'],
  ['2026-12-31', 1, '2027-01-05'],
  ['2026-11-20', 0, '2026-11-21'],
])('money of a delivery on %s is held %i business days, until %s', (deliveredOn, days, released) => {
  expect(releaseDay(deliveredOn, days)).toBe(released);
});

test('the last releasable delivery is released today, the next one is not', () => {
  const day = fc
    .date({ min: new Date('2024-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(day, fc.nat({ max: 15 }), (today, days) => {
      const last = lastReleasableDelivery(today, days);
      expect(releaseDay(last, days) <= today).toBe(true);
      const next = new Date(Date.parse(last) + 86_400_000).toISOString().slice(0, 10);
      expect(releaseDay(next, days) > today).toBe(true);
    }),
  );
});

test('sellers are paid within 45 calendar days', () => {
  expect(paymentDueDay('2026-11-20')).toBe('2027-01-04');
});
