import fc from 'fast-check';
import { expect, test } from 'vitest';
import { colombianClock, parseRecoveryMoment } from './recovery-moment.ts';

const now = new Date('2026-11-24T12:00:00Z');

test('every second of the past is read as the clock of Colombia shows it', () => {
  const past = fc.date({ min: new Date('2020-01-01T00:00:00Z'), max: now, noInvalidDate: true });
  fc.assert(
    fc.property(past, (moment) => {
      const second = new Date(Math.floor(moment.getTime() / 1_000) * 1_000);
      expect(parseRecoveryMoment(colombianClock(second), now)).toEqual({ ok: true, value: second });
    }),
  );
});

test('a minute is its beginning, five hours behind universal time', () => {
  const moment = { ok: true, value: new Date('2026-11-21T20:04:00Z') };
  expect(parseRecoveryMoment('2026-11-21 15:04', now)).toEqual(moment);
  expect(parseRecoveryMoment('2026-11-21T15:04:00', now)).toEqual(moment);
});

test.each([
  '',
  'ayer',
  '2026-11-21',
  '2026-02-30 10:00',
  '2026-11-21 24:00',
  '2026-11-21 15:60',
  '21/11/2026 15:04',
])('%j is no moment', (typed) =>
  expect(parseRecoveryMoment(typed, now)).toMatchObject({ reason: 'not-a-moment' }),
);

test('what has not been yet is refused', () => {
  expect(parseRecoveryMoment('2026-11-24 07:01', now)).toMatchObject({ reason: 'in-the-future' });
});
