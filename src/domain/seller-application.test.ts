import { expect, test } from 'vitest';
import { approvalHoursLeft } from './seller-application.ts';

const HOUR = 60 * 60 * 1000;

test('the hours that remain of the promise count down from 24 and go on below nothing', () => {
  const sent = Date.parse('2026-11-21T10:00:00-05:00');
  expect(approvalHoursLeft(sent, sent)).toBe(24);
  expect(approvalHoursLeft(sent, sent + 61_000)).toBe(23);
  expect(approvalHoursLeft(sent, sent + 18 * HOUR)).toBe(6);
  expect(approvalHoursLeft(sent, sent + 24 * HOUR)).toBe(0);
  expect(approvalHoursLeft(sent, sent + 30 * HOUR)).toBe(-6);
});
