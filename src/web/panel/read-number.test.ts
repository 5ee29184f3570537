import { expect, test } from 'vitest';
import { readNumber } from './read-number.ts';

test('points group whole numbers by three; any other point makes no number, least of all a hundredfold one', () => {
  expect(['18900', '$ 18.900', '1.018.900', ' 7 '].map((text) => readNumber(text, 0))).toEqual([
    18_900, 18_900, 1_018_900, 7,
  ]);
  for (const text of [
    '18900.00',
    '18.900.00',
    '12.5',
    '1.5',
    '1890.0000',
    '18,900',
    '18900,00',
    '.500',
    '-1',
  ])
    expect([text, readNumber(text, 0)]).toEqual([text, 'unreadable']);
  expect(readNumber('  ', 0)).toBeNull();
});

test('measures are read with comma or point; thousands only beside a comma', () => {
  expect(['0,35', '0.35', '1.500,5', '1500,5', '12'].map((text) => readNumber(text, 2))).toEqual([
    0.35, 0.35, 1_500.5, 1_500.5, 12,
  ]);
  for (const text of ['1.5,3', '15.00,5', '1,5,3']) expect(readNumber(text, 2)).toBe('unreadable');
});
