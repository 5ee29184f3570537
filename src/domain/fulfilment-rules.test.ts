import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  DEFAULT_FULFILMENT_RULES,
  mergeFulfilmentRules,
  overdueBefore,
  overdueLimits,
  packageDeadline,
  STAGES_WITH_DEADLINE,
  stageDeadline,
} from './fulfilment-rules.ts';

const rules = DEFAULT_FULFILMENT_RULES;

test('an order is to be accepted within 24 hours', () => {
  const received = new Date('2026-12-24T20:00:00Z');
  expect(stageDeadline('to-accept', received, rules)).toEqual(new Date('2026-12-25T20:00:00Z'));
});

test.each([
  // Thursday; Friday and, over the weekend, Monday.
  ['2026-11-19T15:00:00Z', '2026-11-24T05:00:00Z'],
  // Late in Bogotá it is still Thursday, whatever UTC says.
  ['2026-11-20T04:30:00Z', '2026-11-24T05:00:00Z'],
  // Monday 7 December; the 8th is a holiday: Wednesday, Thursday.
  ['2026-12-07T15:00:00Z', '2026-12-11T05:00:00Z'],
  // Wednesday before Easter 2026: Thursday and Friday are holy, so Monday and Tuesday.
  ['2026-04-01T15:00:00Z', '2026-04-08T05:00:00Z'],
])('accepted at %s, a package leaves before %s', (accepted, deadline) => {
  expect(stageDeadline('to-prepare', new Date(accepted), rules)).toEqual(new Date(deadline));
  expect(stageDeadline('to-send', new Date(accepted), rules)).toEqual(new Date(deadline));
});

test('what is overdue by its deadline is what began before the moment that lists ask for', () => {
  const moments = fc.date({ min: new Date('2025-01-01'), max: new Date('2028-12-31'), noInvalidDate: true });
  const anyRules = fc.record({
    ...{ cashReminderHour: fc.constant(18), cashReminderSms: fc.constant(0) },
    freightBackBusinessDays: fc.constant(0),
    freightBackShopPercent: fc.constant(100),
    acceptHours: fc.integer({ min: 1, max: 100 }),
    dispatchBusinessDays: fc.integer({ min: 1, max: 10 }),
  });
  fc.assert(
    fc.property(
      moments,
      fc.integer({ min: 0, max: 20 * 24 * 60 }),
      fc.constantFrom(...STAGES_WITH_DEADLINE),
      anyRules,
      (from, minutes, stage, own) => {
        const now = new Date(from.getTime() + minutes * 60_000);
        const isOverdue = stageDeadline(stage, from, own) < now;
        const isAtEnd = stageDeadline(stage, from, own).getTime() === now.getTime();
        if (!isAtEnd) expect(from < overdueBefore(stage, now, own)).toBe(isOverdue);
      },
    ),
  );
});

test('a package is due when its promise says, before it is taken on and without a promise when the rule says', () => {
  const from = new Date('2026-11-19T15:00:00Z');
  const promised = { from, dispatchBy: '2026-11-20' };
  for (const stage of ['to-prepare', 'to-send'])
    expect(packageDeadline({ ...promised, stage }, rules)).toEqual(new Date('2026-11-21T05:00:00Z'));
  expect(packageDeadline({ ...promised, stage: 'to-accept' }, rules)).toEqual(
    new Date('2026-11-20T15:00:00Z'),
  );
  expect(packageDeadline({ from, stage: 'to-send', dispatchBy: null }, rules)).toEqual(
    new Date('2026-11-24T05:00:00Z'),
  );
  for (const stage of ['on-the-way', 'delivered', 'cancelled'])
    expect(packageDeadline({ ...promised, stage }, rules)).toBeNull();
  const atItsEnd = new Date('2026-11-21T05:00:00Z');
  expect(overdueLimits(atItsEnd, rules).dispatchBy > '2026-11-20').toBe(false);
  expect(overdueLimits(new Date(atItsEnd.getTime() + 1), rules).dispatchBy > '2026-11-20').toBe(true);
});

test('a stored rule counts only when it can be one', () => {
  expect(mergeFulfilmentRules({ acceptHours: 48, dispatchBusinessDays: 0 })).toEqual({
    acceptHours: 48,
    dispatchBusinessDays: 2,
    cashReminderHour: 18,
    cashReminderSms: 0,
    freightBackBusinessDays: 0,
    freightBackShopPercent: 100,
  });
  const [off, none] = [{ freightBackBusinessDays: 0 }, { freightBackShopPercent: 0 }];
  expect(mergeFulfilmentRules({ ...off, ...none })).toMatchObject({ ...off, ...none });
  expect(mergeFulfilmentRules({ freightBackBusinessDays: 31, freightBackShopPercent: 101 })).toEqual(rules);
  for (const stored of [null, 'x', [], { acceptHours: '12' }, { acceptHours: 1.5, dispatchBusinessDays: 99 }])
    expect(mergeFulfilmentRules(stored)).toEqual(rules);
});
