import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  confirmedByTimeAt,
  type Delivery,
  lastObjectionDay,
  mayObject,
  unopposedBefore,
} from './delivery-confirmation.ts';

const reported: Delivery = {
  deliveredAt: new Date('2026-11-18T22:00:00-05:00'),
  confirmedAt: null,
  confirmedBy: null,
  disputedAt: null,
  isReleased: false,
};

test('a buyer has five whole days after the report, whatever the hour and UTC say', () => {
  expect(lastObjectionDay(reported.deliveredAt, 5)).toBe('2026-11-23');
  expect(confirmedByTimeAt(reported.deliveredAt, 5)).toEqual(new Date('2026-11-24T00:00:00-05:00'));
});

test('at any moment the deliveries that count by time are those whose last day is over', () => {
  const moments = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-12-31'), noInvalidDate: true });
  const minutes = fc.integer({ min: 0, max: 40 * 24 * 60 });
  fc.assert(
    fc.property(moments, minutes, fc.integer({ min: 1, max: 30 }), (deliveredAt, later, days) => {
      const now = new Date(deliveredAt.getTime() + later * 60_000);
      expect(deliveredAt < unopposedBefore(now, days)).toBe(confirmedByTimeAt(deliveredAt, days) <= now);
    }),
  );
});

test('a buyer may object until she says it came, her shop has the money, or a month is over', () => {
  const now = new Date('2026-11-20T10:00:00-05:00');
  const confirmedAt = now;
  expect(mayObject(reported, now)).toBe(true);
  for (const confirmedBy of ['proof', 'time', 'remittance'] as const)
    expect(mayObject({ ...reported, confirmedAt, confirmedBy }, now)).toBe(true);
  expect(mayObject({ ...reported, confirmedAt, confirmedBy: 'buyer' }, now)).toBe(false);
  expect(mayObject({ ...reported, disputedAt: now }, now)).toBe(false);
  expect(mayObject({ ...reported, isReleased: true }, now)).toBe(false);
  expect(mayObject(reported, new Date('2026-12-18T23:59:00-05:00'))).toBe(true);
  expect(mayObject(reported, new Date('2026-12-19T00:00:00-05:00'))).toBe(false);
});
