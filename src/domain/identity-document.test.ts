import { expect, test } from 'vitest';
import { type DocumentTypeId, isDocumentNumber, isDocumentTypeId } from './identity-document.ts';

test.each<[DocumentTypeId, string]>([
  ['CC', '1020304050'],
  ['CC', '41234'],
  ['CE', '384712'],
  ['CE', 'E384712'],
  ['NIT', '8909039388'],
  ['PA', 'AB123456'],
  ['TI', '10203040506'],
  ['PPT', '5123456'],
])('%s %s is accepted', (type, number) => {
  expect(isDocumentNumber(type, number)).toBe(true);
});

test.each<[DocumentTypeId, string]>([
  ['CC', '1.020.304.050'],
  ['CC', '10203040501'],
  ['CC', 'A1020304'],
  ['CE', '12'],
  ['NIT', '8909039387'],
  ['PA', 'AB 12345'],
  ['TI', '123456789'],
  ['PPT', 'P512345'],
  ['CC', ''],
])('%s %j is refused', (type, number) => {
  expect(isDocumentNumber(type, number)).toBe(false);
});

test('inherited property names are no document types', () => {
  expect(['CC', 'NIT', 'PPT'].every(isDocumentTypeId)).toBe(true);
  expect(['toString', '', 'XX', 13, null].some(isDocumentTypeId)).toBe(false);
});
