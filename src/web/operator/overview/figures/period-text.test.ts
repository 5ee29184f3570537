import { expect, test } from 'vitest';
import { periodText } from './period-text.ts';

test('a period is compared with as many days before it, and a day with the one before', () => {
  expect(periodText({ from: '2026-12-01', to: '2026-12-07', days: Array(7).fill(null) })).toBe(
    'Del 1 dic al 7 dic, comparado con los 7 días anteriores',
  );
  expect(periodText({ from: '2026-12-01', to: '2026-12-01', days: [null] })).toBe(
    'Del 1 dic al 1 dic, comparado con el día anterior',
  );
});
