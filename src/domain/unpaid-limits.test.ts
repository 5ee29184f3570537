import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_MONEY_RULES, mergeMoneyRules } from './money-rules.ts';
import { mayHold, reservationMinutes, unitsBeyondShare } from './unpaid-limits.ts';

const limits = DEFAULT_MONEY_RULES.unpaidOrders;
const claim = fc.record({ onHand: fc.nat(500), held: fc.nat(500), wanted: fc.nat(500) });

test('ordinary carts pass: the last unit, six of eight, four unique pieces, a market basket', () => {
  expect(mayHold([{ onHand: 1, held: 0, wanted: 1 }], limits)).toBe(true);
  expect(mayHold([{ onHand: 8, held: 0, wanted: 6 }], limits)).toBe(true);
  expect(mayHold(Array(4).fill({ onHand: 1, held: 0, wanted: 1 }), limits)).toBe(true);
  expect(mayHold(Array(20).fill({ onHand: 60, held: 0, wanted: 5 }), limits)).toBe(true);
});

test('all the stock of twenty products does not, however it is spread over orders', () => {
  expect(mayHold(Array(20).fill({ onHand: 12, held: 0, wanted: 12 }), limits)).toBe(false);
  const held = Array(10).fill({ onHand: 0, held: 1, wanted: 0 });
  expect(mayHold([...held, { onHand: 1, held: 0, wanted: 1 }], limits)).toBe(false);
});

test('what is left to others is what the share says, but for the units allowed beyond', () => {
  fc.assert(
    fc.property(fc.array(claim, { maxLength: 8 }), fc.nat(100), (claims, stockSharePercent) => {
      if (!mayHold(claims, { ...limits, stockSharePercent })) return;
      for (const { onHand, held, wanted } of claims) {
        const left = onHand - wanted;
        const owed = Math.ceil(((onHand + held) * (100 - stockSharePercent)) / 100);
        expect(left).toBeGreaterThanOrEqual(owed - limits.unitsBeyondShare);
      }
    }),
  );
});

test('more on sale never makes a claim worse, more wanted never better', () => {
  fc.assert(
    fc.property(claim, fc.nat(50), (one, more) => {
      const beyond = unitsBeyondShare(one, 50);
      expect(unitsBeyondShare({ ...one, onHand: one.onHand + more }, 50)).toBeLessThanOrEqual(beyond);
      expect(unitsBeyondShare({ ...one, wanted: one.wanted + more }, 50)).toBeGreaterThanOrEqual(beyond);
    }),
  );
});

test('two attempts have the whole time, later ones half of the one before, never less than the shortest', () => {
  const minutes = (unpaidBefore: number) => reservationMinutes(DEFAULT_MONEY_RULES, unpaidBefore);
  expect([0, 1, 2, 3, 4, 50].map(minutes)).toEqual([30, 30, 15, 8, 5, 5]);
  const short = mergeMoneyRules({
    cardReservationMinutes: 5,
    unpaidOrders: { shortestReservationMinutes: 9 },
  });
  expect(reservationMinutes(short, 9)).toBe(5);
});
