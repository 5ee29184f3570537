import fc from 'fast-check';
import { expect, test } from 'vitest';
import { invitationWindow } from './review-invitation.ts';
import { bogotaDay } from './spanish-dates.ts';

const DAY = 24 * 60 * 60_000;
const dayNumber = (moment: Date) => Date.parse(bogotaDay(moment.getTime())) / DAY;

test('a delivery is due from the third day of the calendar on, whatever the hours of both', () => {
  const delivered = new Date('2026-11-20T23:59:00-05:00');
  const due = (now: string) => delivered < invitationWindow(new Date(now)).until;
  expect(due('2026-11-22T23:59:00-05:00')).toBe(false);
  expect(due('2026-11-23T00:00:00-05:00')).toBe(true);
  const early = new Date('2026-11-21T00:00:00-05:00');
  expect(early < invitationWindow(new Date('2026-11-23T23:59:00-05:00')).until).toBe(false);
});

test('due are the deliveries of 3 to 30 days ago; those of 10 days ago wait for nobody', () => {
  const moment = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(moment, fc.integer({ min: 0, max: 40 * DAY }), (now, before) => {
      const delivered = new Date(now.getTime() - before);
      const days = dayNumber(now) - dayNumber(delivered);
      const { since, until, aloneUntil } = invitationWindow(now);
      expect(delivered >= since && delivered < until).toBe(days >= 3 && days <= 30);
      expect(delivered < aloneUntil).toBe(days >= 10);
    }),
  );
});
