import { expect, test } from 'vitest';
import { countedSearch } from './missed-search.ts';

test('words are counted however they were typed', () => {
  expect(countedSearch('  Café   MOLIDO ')).toBe('café molido');
  expect(countedSearch('iPhone 15')).toBe('iphone 15');
});

test.each([
  ['an address of mail', 'ana@correo.co'],
  ['a phone', 'llamar 3001234567'],
  ['a document', '1020304050'],
  ['a link', 'https://mal.test/x'],
  ['one letter', 'a'],
  ['signs', '¿?!'],
  ['a letter of complaint', 'x'.repeat(61)],
])('%s is not kept', (_what, typed) => {
  expect(countedSearch(typed)).toBeNull();
});
