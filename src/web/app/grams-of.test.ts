import { expect, test } from 'vitest';
import { gramsOf } from './grams-of.ts';

test('a weight is read in kilos as people write them, or in grams where they say so', () => {
  expect(['1,25', '1.25', '12 kg', '12KG', '1,5 kilos', '1250 g', '800 gramos', ' 2 '].map(gramsOf)).toEqual([
    1_250, 1_250, 12_000, 12_000, 1_500, 1_250, 800, 2_000,
  ]);
});

test('what says no weight is told apart from what says nothing', () => {
  expect(['', '  '].map(gramsOf)).toEqual([null, null]);
  for (const text of ['-1', '0', 'dos', '1,5,3', '1e3', '0,0001'])
    expect([text, gramsOf(text)]).toEqual([text, 'unreadable']);
});
