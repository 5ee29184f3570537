import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emailKey } from './email-key.ts';

test.each([
  ['ana@gmail.com', 'A.N.A+cine@Gmail.com'],
  ['ana@gmail.com', 'ana@googlemail.com'],
  ['ana.maria@empresa.co', ' Ana.Maria+2@EMPRESA.co '],
])('%s is also written %s', (plain, written) => {
  expect(emailKey(written)).toBe(plain);
});

test('dots tell mailboxes apart outside of Gmail', () => {
  expect(emailKey('a.na@empresa.co')).not.toBe(emailKey('ana@empresa.co'));
});

test('the key of a key is the key', () => {
  fc.assert(fc.property(fc.emailAddress(), (email) => emailKey(emailKey(email)) === emailKey(email)));
});
