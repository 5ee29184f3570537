import { expect, test } from 'vitest';
import { isPassword } from './password.ts';

test.each(['Plazuela#2026', 'Ñandúes_', 'ABCDEFG!', '  Aa-1234'])('%s meets the rules', (text) => {
  expect(isPassword(text)).toBe(true);
});

test.each([
  ['seven characters', 'Abcde#1'],
  ['no uppercase letter', 'plazuela#2026'],
  ['no special character', 'Plazuela2026'],
  ['an accent is not special', 'Plazuéla2026'],
  ['a space is not special', 'Plazuela 2026'],
])('%s: refused', (_, text) => {
  expect(isPassword(text)).toBe(false);
});
