import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  eventsToNextBand,
  LEVEL_KINDS,
  type LevelEvent,
  type LevelFigures,
  type LevelKind,
  levelBand,
  levelFigures,
  shopLevel,
} from './shop-level.ts';

const figure = fc
  .tuple(fc.integer({ min: 0, max: 400 }), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([count, share]) => ({ count, good: Math.round(count * share) }));
const figures: fc.Arbitrary<LevelFigures> = fc.record({
  ...{ dispatch: figure, sale: figure, claim: figure, answer: figure, rating: figure },
});
const kind = fc.constantFrom(...LEVEL_KINDS);
const worth = (level: number | null) => level ?? 3;
const with_ = (of: LevelFigures, which: LevelKind, count: number, good: number): LevelFigures => ({
  ...of,
  [which]: { count: of[which].count + count, good: of[which].good + good },
});

test('a better figure never lowers a level: a bad event that was good, or one more good event', () => {
  fc.assert(
    fc.property(figures, kind, (of, which) => {
      const before = shopLevel(of);
      if (before === null) return;
      if (of[which].good < of[which].count)
        expect(shopLevel(with_(of, which, 0, 1))).toBeGreaterThanOrEqual(before);
      expect(shopLevel(with_(of, which, 1, 1))).toBeGreaterThanOrEqual(before);
    }),
    { numRuns: 3_000 },
  );
});

test('a worse figure never lifts one', () => {
  fc.assert(
    fc.property(figures, kind, (of, which) => {
      const before = shopLevel(of);
      if (before !== null) expect(worth(shopLevel(with_(of, which, 1, 0)))).toBeLessThanOrEqual(before);
    }),
    { numRuns: 3_000 },
  );
});

test('few events are neither best nor, with less than three bad ones, bad', () => {
  fc.assert(
    fc.property(kind, fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 2 }), (which, count, bad) => {
      const band = levelBand(which, { count, good: Math.max(0, count - bad) });
      expect(band).not.toBe('best');
      if (which === 'dispatch' || which === 'answer' || which === 'rating') expect(band).toBe('common');
    }),
  );
});

test('one single bad event makes no figure bad, however small the shop', () => {
  for (const which of LEVEL_KINDS)
    for (let count = 1; count <= 30; count++)
      expect([which, count, levelBand(which, { count, good: count - 1 })]).not.toEqual([which, count, 'bad']);
});

test('a shop with fewer than ten sales is new, whatever else is known of it', () => {
  fc.assert(
    fc.property(figures, fc.integer({ min: 0, max: 9 }), (of, count) => {
      expect(shopLevel({ ...of, sale: { count, good: 0 } })).toBe(null);
    }),
  );
});

test('the levels: all best is 5, three of five 4, nothing sure 3, one bad 2, two 1', () => {
  const many = { count: 200, good: 200 };
  const some = { count: 12, good: 12 };
  const awful = { count: 100, good: 40 };
  const of = (parts: Partial<LevelFigures>): LevelFigures => ({
    ...{ dispatch: many, sale: many, claim: many, answer: many, rating: many, ...parts },
  });
  expect(shopLevel(of({}))).toBe(5);
  expect(shopLevel(of({ answer: { count: 0, good: 0 }, rating: some }))).toBe(4);
  expect(shopLevel(of({ dispatch: some, sale: some, claim: some, answer: some }))).toBe(3);
  expect(shopLevel(of({ dispatch: awful }))).toBe(2);
  expect(shopLevel(of({ dispatch: awful, rating: awful }))).toBe(1);
});

test('what lifts a figure lifts it with exactly so many', () => {
  fc.assert(
    fc.property(kind, figure, (which, one) => {
      const more = eventsToNextBand(which, one);
      if (more === null) return;
      const now = levelBand(which, one);
      const after = (steps: number) => levelBand(which, { count: one.count + steps, good: one.good + steps });
      expect(after(more)).not.toBe(now);
      if (more > 1) expect(after(more - 1)).toBe(now);
    }),
  );
});

test('what is excluded counts nowhere', () => {
  const event = (score: number, excluded: string): LevelEvent => ({
    ...{ kind: 'dispatch', reference: '1', day: '2026-11-01', score, excluded },
  });
  expect(levelFigures([event(1, ''), event(0, ''), event(0, 'Culpa de la transportadora')]).dispatch).toEqual(
    {
      ...{ count: 2, good: 1 },
    },
  );
});
