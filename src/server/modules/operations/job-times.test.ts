import { expect, test } from 'vitest';
import { nextTime, retryTime } from './job-times.ts';

const after = (moment: string, cron: string) => nextTime(cron, new Date(moment)).toISOString();

test('the next time is by the clock of Bogotá and never the moment itself', () => {
  expect(after('2026-03-10T07:29:59.999Z', '30 2 * * *')).toBe('2026-03-10T07:30:00.000Z');
  expect(after('2026-03-10T07:30:00.000Z', '30 2 * * *')).toBe('2026-03-11T07:30:00.000Z');
  expect(after('2026-12-31T23:59:30.000Z', '* * * * *')).toBe('2027-01-01T00:00:00.000Z');
  expect(after('2026-03-10T07:04:00.000Z', '*/5 * * * *')).toBe('2026-03-10T07:05:00.000Z');
  expect(after('2026-03-10T07:08:00.000Z', '7 * * * *')).toBe('2026-03-10T08:07:00.000Z');
});

test('a failing job is tried again after 30, 60 and 120 seconds', () => {
  const now = new Date('2026-03-10T12:00:00Z');
  const seconds = (attempts: number) => {
    const time = retryTime(attempts, now);
    return time && (time.getTime() - now.getTime()) / 1_000;
  };
  expect([1, 2, 3, 4, 5].map(seconds)).toEqual([30, 60, 120, null, null]);
});
