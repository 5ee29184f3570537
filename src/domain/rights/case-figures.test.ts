import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CaseSum, caseFigures, FEWEST_CASES } from './case-figures.ts';
import { CASE_KINDS } from './case-kind.ts';

const sum = fc
  .record({
    month: fc.constantFrom('2026-08', '2026-09', '2026-10'),
    kind: fc.constantFrom(...CASE_KINDS),
    opened: fc.integer({ min: 1, max: 30 }),
    closedShare: fc.double({ min: 0, max: 1, noNaN: true }),
    days: fc.integer({ min: 0, max: 300 }),
  })
  .map(({ closedShare, ...one }): CaseSum => {
    const closed = Math.floor(one.opened * closedShare);
    return { ...one, closed, days: closed > 0 ? one.days : 0, forAsker: closed, answered: 0, refused: 0 };
  });
const sums = fc.uniqueArray(sum, { maxLength: 20, selector: ({ month, kind }) => `${month} ${kind}` });

test('no group of fewer than five is told, nor one by what is missing in its list', () => {
  fc.assert(
    fc.property(sums, (all) => {
      const total = all.reduce((count, { opened }) => count + opened, 0);
      const { months, kinds } = caseFigures(all);
      for (const list of [months, kinds]) {
        const told = list.flatMap(({ opened }) => opened ?? []);
        for (const count of told) expect(count).toBeGreaterThanOrEqual(FEWEST_CASES);
        const missing = total - told.reduce((count, one) => count + one, 0);
        const hidden = list.filter(({ opened }) => opened === null).length;
        if (missing > 0 && told.length > 0) {
          expect(missing).toBeGreaterThanOrEqual(FEWEST_CASES);
          expect(hidden).toBeGreaterThan(1);
        }
        for (const { closed, averageDays } of list) {
          expect(closed === null || closed === 0 || closed >= FEWEST_CASES).toBe(true);
          if (closed === null || closed === 0) expect(averageDays).toBe(null);
        }
      }
    }),
  );
});

test('counts, mean days and shares of what was closed', () => {
  const base = { month: '2026-10', kind: 'warranty' } as const;
  const { months } = caseFigures([
    { ...base, opened: 12, closed: 10, days: 84, forAsker: 6, answered: 1, refused: 2 },
  ]);
  expect(months).toEqual([
    { month: '2026-10', opened: 12, closed: 10, averageDays: 8, forAsker: 60, answered: 10, refused: 20 },
  ]);
});
