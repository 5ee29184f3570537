import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BoughtLine, reviewStanding } from './review-standing.ts';

const now = new Date('2026-05-31T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const line = (parts: Partial<BoughtLine>): BoughtLine => ({
  ...{ orderNumber: 1, line: 1, deliveredAt: daysAgo(3), review: null },
  ...parts,
});

test('who bought nothing, or waits for it, may not review; who has it may', () => {
  expect(reviewStanding([], now).state).toBe('not-bought');
  expect(reviewStanding([line({ deliveredAt: null })], now).state).toBe('not-delivered');
  expect(reviewStanding([line({})], now)).toMatchObject({ state: 'may-review', line: { orderNumber: 1 } });
});

test('a review may be changed for thirty days, to the moment', () => {
  const at = (days: number) => reviewStanding([line({ review: { id: 9, createdAt: daysAgo(days) } })], now);
  expect(at(29.9999)).toMatchObject({ state: 'editable', reviewId: 9 });
  expect(at(30)).toMatchObject({ state: 'written', reviewId: 9 });
});

test('however she bought: she may write exactly as long as a delivered line has no review', () => {
  const bought = fc.record({
    orderNumber: fc.nat(),
    line: fc.constant(1),
    deliveredAt: fc.option(fc.integer({ min: 0, max: 90 }).map(daysAgo)),
    review: fc.option(fc.record({ id: fc.nat(), createdAt: fc.integer({ min: 0, max: 90 }).map(daysAgo) })),
  });
  fc.assert(
    fc.property(fc.array(bought, { maxLength: 6 }), (lines) => {
      const standing = reviewStanding(lines, now);
      const isFree = lines.some(({ deliveredAt, review }) => deliveredAt && !review);
      expect(standing.state === 'may-review').toBe(isFree);
      if (standing.state === 'may-review') expect(standing.line.review).toBeNull();
    }),
  );
});
