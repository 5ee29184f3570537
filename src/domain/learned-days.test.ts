import { expect, test } from 'vitest';
import { addBusinessDays } from './business-days.ts';
import { countedDay, type DispatchRule, promiseDelivery } from './delivery-promise.ts';
import { LEARNED_PACKAGES, learnedHandling, learnedTransit, percentile } from './learned-days.ts';

const rule: DispatchRule = {
  weekdays: [1, 2, 3, 4, 5],
  cutOffMinutes: 15 * 60,
  minimumHandlingDays: 1,
  maximumHandlingDays: 1,
  holiday: null,
};

test('a percentile is a value that was there, by nearest rank', () => {
  expect(percentile([5, 1, 3, 2, 4], 0.8)).toBe(4);
  expect(percentile([7], 0.05)).toBe(7);
});

test('a few parcels teach nothing, many late ones make the promise longer, quick ones only its beginning', () => {
  expect(learnedHandling(rule, Array(9).fill(6))).toBeNull();
  expect(learnedHandling(rule, [...Array(6).fill(0), ...Array(4).fill(4)])).toEqual({
    minimumHandlingDays: 0,
    maximumHandlingDays: 4,
  });
  expect(learnedHandling(rule, Array(60).fill(0))).toEqual({
    minimumHandlingDays: 0,
    maximumHandlingDays: 1,
  });
});

test('a carrier that is quicker than its tariff is promised so', () => {
  expect(learnedTransit(Array(30).fill(2))).toEqual({
    minimumDays: 2,
    maximumDays: 2,
  });
});

test('of 1,000 orders replayed over seven years 95 % arrive inside what was promised from the parcels before', () => {
  const random = numbers(20_261_122);
  let inside = 0;
  const [shops, each] = [20, 50];
  for (let shop = 0; shop < shops; shop++) {
    const slowness = random() * 2;
    const handle = () => Math.floor(-Math.log(1 - random()) * slowness);
    const travel = () => 1 + Math.floor((random() + random()) * 2.5);
    const past = <Days>(count: number, draw: () => Days) => Array.from({ length: count }, draw);
    const learned = { ...rule, ...learnedHandling(rule, past(LEARNED_PACKAGES, handle)) };
    const transit = learnedTransit(past(300, travel)) ?? { minimumDays: 2, maximumDays: 5 };
    for (let order = 0; order < each; order++) {
      const moment = new Date(Date.parse('2024-01-01T05:00:00Z') + random() * 7 * 365 * 86_400_000);
      const promise = promiseDelivery(learned, transit, moment);
      const left = addBusinessDays(countedDay(rule, moment), handle());
      const arrived = addBusinessDays(left, travel());
      if (arrived >= promise.from && arrived <= promise.to) inside += 1;
    }
  }
  expect(inside / (shops * each)).toBeGreaterThanOrEqual(0.95);
});

/** Reproducible numbers from 0 to 1 (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
