import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLowStock, LOW_STOCK_UNITS, stockKey, stockNeeds, stockShortages } from './stock.ts';

const stockLine = fc.record({
  productId: fc.integer({ min: 1, max: 5 }),
  termIds: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 3 }),
  quantity: fc.integer({ min: 1, max: 50 }),
  stockPerCombination: fc.boolean(),
});

test('lines of one product with different terms draw on one stock', () => {
  const needs = stockNeeds([
    { productId: 9, termIds: [1], quantity: 1, stockPerCombination: false },
    { productId: 4, termIds: [], quantity: 5, stockPerCombination: false },
    { productId: 9, termIds: [2], quantity: 3, stockPerCombination: false },
  ]);
  expect(needs).toEqual([
    { productId: 4, termIds: [], quantity: 5 },
    { productId: 9, termIds: [], quantity: 4 },
  ]);
});

test('a product with stock per combination is counted by its terms in any order', () => {
  const needs = stockNeeds([
    { productId: 9, termIds: [21, 3], quantity: 1, stockPerCombination: true },
    { productId: 9, termIds: [3, 21], quantity: 2, stockPerCombination: true },
    { productId: 9, termIds: [3], quantity: 4, stockPerCombination: true },
  ]);
  expect(needs).toEqual([
    { productId: 9, termIds: [3], quantity: 4 },
    { productId: 9, termIds: [3, 21], quantity: 3 },
  ]);
});

test('no unit is lost, and every cart locks the same stocks in the same order', () => {
  fc.assert(
    fc.property(fc.array(stockLine), (lines) => {
      const needs = stockNeeds(lines);
      expect(total(needs)).toBe(total(lines));
      expect(stockNeeds(lines.toReversed())).toEqual(needs);
      expect(new Set(needs.map(keyOfNeed)).size).toBe(needs.length);
    }),
  );
});

test('shortages name what is missing and what is there', () => {
  const needs = [
    { productId: 1, termIds: [], quantity: 3 },
    { productId: 2, termIds: [7], quantity: 2 },
    { productId: 3, termIds: [], quantity: 1 },
  ];
  const onHand = new Map([
    [stockKey(1, []), 3],
    [stockKey(2, [7]), 1],
  ]);
  expect(stockShortages(needs, onHand)).toEqual([
    { productId: 2, termIds: [7], quantity: 2, available: 1 },
    { productId: 3, termIds: [], quantity: 1, available: 0 },
  ]);
});

function keyOfNeed(need: { productId: number; termIds: number[] }): string {
  return stockKey(need.productId, need.termIds);
}

function total(amounts: readonly { quantity: number }[]): number {
  return amounts.reduce((sum, { quantity }) => sum + quantity, 0);
}

test('stock is low at the limit and below it, also when there is none', () => {
  expect([LOW_STOCK_UNITS + 1, LOW_STOCK_UNITS, 0].map(isLowStock)).toEqual([false, true, true]);
});
