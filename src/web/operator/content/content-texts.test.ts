import { expect, test } from 'vitest';
import { contentSummary } from './content-texts.ts';

test('chosen categories are counted, also a single one', () => {
  const summary = (categoryIds: number[]) => contentSummary({ popular: { categoryIds } });
  expect([[], [4], [4, 8]].map(summary)).toEqual([
    'Las categorías con más productos',
    '1 categoría escogida',
    '2 categorías escogidas',
  ]);
});
