import { expect, test } from 'vitest';
import { countedQuery } from './counted-query.ts';

test('words are the same however they were typed', () => {
  expect(countedQuery('  Café   MOLIDO ')).toBe('cafe molido');
  expect(countedQuery('iPhone 15 128 GB')).toBe('iphone 15 128 gb');
});

test.each([
  ['an address of mail', 'ana@correo.co'],
  ['one in words', 'ana arroba gmail'],
  ['one without its sign', 'ana.gomez gmail.com'],
  ['a phone', 'llamar 3001234567'],
  ['a phone in groups', 'tel 300 123 45 67'],
  ['a document', 'cc 1.020.304'],
  ['a document alone', '1020304050'],
  ['a link', 'https://mal.test/x'],
  ['one letter', 'a'],
  ['signs', '¿?!'],
  ['a letter of complaint', 'x'.repeat(61)],
])('%s is not kept', (_what, typed) => {
  expect(countedQuery(typed)).toBeNull();
});
