import { expect, test } from 'vitest';
import { gramsOf } from './grams-of.ts';

test('a weight is read in kilos as people write them, or in grams where they say so', () => {
  expect(['1,25', '1.25', '12 kg', '12KG', '1,5 kilos', ' 2 '].map(gramsOf)).toEqual([
    1_250, 1_250, 12_000, 12_000, 1_500, 2_000,
  ]);
  expect(['1250 g', '1.250 g', '2.500g', '800 gramos'].map(gramsOf)).toEqual([1_250, 1_250, 2_500, 800]);
});

test('what says no weight is told apart from what says nothing', () => {
  expect(['', '  '].map(gramsOf)).toEqual([null, null]);
  for (const text of ['-1', '0', 'dos', '1,5,3', '1e3', '0,0001', '2 libras', '12 unid', '800 mg', '1,5 g'])
    expect([text, gramsOf(text)]).toEqual([text, 'unreadable']);
});
