import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numbersBeginning } from './jump.ts';

test('finds exactly the numbers that begin with what was typed', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 999_999_999 }),
      fc.integer({ min: 1, max: 99_999 }),
      (number, typed) => {
        const { lows, highs } = numbersBeginning(String(typed));
        const isFound = lows.some((low, index) => number >= low && number <= (highs[index] ?? 0));
        expect(isFound).toBe(String(number).startsWith(String(typed)));
      },
    ),
  );
});

test('reads the number as people write it, and words not at all', () => {
  expect(numbersBeginning(' N.º 100014 ').lows[0]).toBe(100_014);
  expect(numbersBeginning('#100014').highs[0]).toBe(100_014);
  expect(numbersBeginning('100014 ana').lows).toEqual([]);
  expect(numbersBeginning('0012').lows).toEqual([]);
  expect(numbersBeginning('1234567890').lows).toEqual([]);
});
