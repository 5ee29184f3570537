import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FeeRule, feeOn, holdsOn, marketplaceFee, percentText, readPercent } from './fee-rule.ts';

const DAYS = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'] as const;
const day = fc.constantFrom(...DAYS);
const sold = { sellerId: 73, categoryIds: [5, 1], basePercent: 10 };

const anyRule: fc.Arbitrary<FeeRule> = fc
  .record({
    id: fc.nat(),
    sellerId: fc.constantFrom(73, 74, null),
    categoryId: fc.constantFrom(5, 1, 9, null),
    percent: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
    validFrom: day,
    validUntil: fc.option(day, { nil: null }),
  })
  .filter(({ sellerId, categoryId }) => sellerId !== null || categoryId !== null);

/** As the table holds them: one rule for one target on one day. */
const anyRules = fc
  .array(anyRule, { maxLength: 12 })
  .map((rules) =>
    rules.filter(
      (rule, index) =>
        !rules
          .slice(0, index)
          .some(
            (one) =>
              targetOf(one) === targetOf(rule) && DAYS.some((on) => holdsOn(one, on) && holdsOn(rule, on)),
          ),
    ),
  );

const targetOf = ({ sellerId, categoryId }: FeeRule) => `${sellerId} ${categoryId}`;

/** 1 is the strongest. */
function rank({ sellerId, categoryId }: FeeRule): number {
  if (sellerId === 73) return categoryId === 5 ? 1 : categoryId === 1 ? 2 : 3;
  return categoryId === 5 ? 4 : 5;
}

function concerns({ sellerId, categoryId }: FeeRule): boolean {
  return (
    (sellerId === null || sellerId === 73) && (categoryId === null || sold.categoryIds.includes(categoryId))
  );
}

test('the strongest rule of the day decides, whatever their order, and without one the base', () => {
  fc.assert(
    fc.property(anyRules, day, (rules, on) => {
      const candidates = rules.filter((rule) => holdsOn(rule, on) && concerns(rule));
      const strongest = candidates.toSorted((left, right) => rank(left) - rank(right))[0];
      const fee = feeOn(on, sold, rules);
      expect(fee).toEqual({ percent: strongest?.percent ?? 10, rule: strongest ?? null });
      expect(feeOn(on, sold, rules.toReversed())).toEqual(fee);
    }),
  );
});

test('rules of others, of other categories and of other days change nothing', () => {
  fc.assert(
    fc.property(anyRules, day, (rules, on) => {
      const relevant = rules.filter((rule) => holdsOn(rule, on) && concerns(rule));
      expect(feeOn(on, sold, rules)).toEqual(feeOn(on, sold, relevant));
    }),
  );
});

test('a rule holds on its first and on its last day, not before and not after', () => {
  const rule = { id: 1, sellerId: 73, categoryId: null, percent: 4, validFrom: DAYS[1], validUntil: DAYS[2] };
  expect(DAYS.map((on) => feeOn(on, sold, [rule]).percent)).toEqual([10, 4, 4, 10]);
});

test.each([
  ['8', 8],
  ['8,5', 8.5],
  [' 12.25 % ', 12.25],
  ['100', 100],
  ['0', 0],
  ['100,01', null],
  ['8,555', null],
  ['-1', null],
  ['ocho', null],
  ['', null],
])('%j is the percent %j', (text, percent) => {
  expect(readPercent(text)).toBe(percent);
});

test('a percent is written with a comma', () => {
  expect(percentText(8.5)).toBe('8,5 %');
});

test('the fee is rounded from hundredths of a percent, half a peso upwards', () => {
  expect(marketplaceFee(10_000, 8.5)).toBe(850);
  // 1.15 % of 1,000 is 11.5 pesos; as binary fractions it would be a little less.
  expect(marketplaceFee(1_000, 1.15)).toBe(12);
  expect(marketplaceFee(99, 100)).toBe(99);
  expect(marketplaceFee(5_000_000, 0)).toBe(0);
});
