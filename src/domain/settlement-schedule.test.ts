import { expect, test } from 'vitest';
import {
  DEFAULT_SETTLEMENT_SCHEDULE,
  dueSettlementDay,
  readSettlementSchedule,
} from './settlement-schedule.ts';

test.each([
  ['before its hour', '2026-11-20T04:59:59.999-05:00', null],
  ['at its hour', '2026-11-20T05:00:00-05:00', '2026-11-20'],
  ['late in the evening, another day in UTC', '2026-11-20T23:59:00-05:00', '2026-11-20'],
  ['on a Saturday', '2026-11-21T12:00:00-05:00', null],
  ['on a holiday', '2026-11-16T12:00:00-05:00', null],
])('%s', (_case, moment, day) => {
  expect(dueSettlementDay(DEFAULT_SETTLEMENT_SCHEDULE, new Date(moment))).toBe(day);
});

test('a schedule that is off is never due', () => {
  const off = { ...DEFAULT_SETTLEMENT_SCHEDULE, enabled: false };
  expect(dueSettlementDay(off, new Date('2026-11-20T12:00:00-05:00'))).toBeNull();
});

test.each([
  null,
  5,
  {},
  { enabled: true, hour: 24, weekdays: [1] },
  { enabled: true, hour: 5, weekdays: [6] },
])('what is no schedule counts as the default: %j', (stored) => {
  expect(readSettlementSchedule(stored)).toEqual(DEFAULT_SETTLEMENT_SCHEDULE);
});

test('a stored schedule is taken', () => {
  const stored = { enabled: false, hour: 14, weekdays: [2, 4] };
  expect(readSettlementSchedule(stored)).toEqual(stored);
});
