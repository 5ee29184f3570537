import { expect, test } from 'vitest';
import { BANKS, findBank, maskedAccount } from './banks.ts';

test('every bank has a code of four digits of its own', () => {
  expect(new Set(BANKS.map(({ code }) => code)).size).toBe(BANKS.length);
  for (const { code } of BANKS) expect(code).toMatch(/^1\d{3}$/);
  expect(findBank('1507')).toEqual({ code: '1507', name: 'Nequi' });
  expect(findBank('9999')).toBeNull();
});

test('a masked account shows four digits at most', () => {
  expect(maskedAccount('03112345678')).toBe('••••5678');
});
