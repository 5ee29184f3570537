import { expect, test } from 'vitest';
import { isAuthPath, safeReturnTo } from './return-to.ts';

test('only paths of our own are places to return to', () => {
  expect(safeReturnTo('/checkout?x=1#y')).toBe('/checkout?x=1#y');
  for (const foreign of [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '\\/evil.example',
    'javascript:alert(1)',
    'cart',
    '',
    null,
    undefined,
    `/${'a'.repeat(3_000)}`,
  ])
    expect(safeReturnTo(foreign), String(foreign)).toBeNull();
});

test('nobody is sent back to a page for logged-out people', () => {
  expect(safeReturnTo('/login?returnTo=%2Fcart')).toBeNull();
  expect(isAuthPath('/olvido-contrase%C3%B1a')).toBe(true);
  expect(isAuthPath('/registro-vendedor/email')).toBe(true);
  expect(isAuthPath('/registro-vendedores')).toBe(false);
  expect(isAuthPath('/%E0%A4%A')).toBe(false);
});
