import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSamePerson, type KnownPerson } from './shop-people.ts';

const nobody: KnownPerson = { accountId: null, email: null, phone: null, documentNumber: null };
const person = fc.record({
  accountId: fc.option(fc.integer({ min: 1, max: 5 })),
  email: fc.option(fc.constantFrom('ana@gmail.com', 'A.NA+1@gmail.com', 'eva@x.co', '')),
  phone: fc.option(fc.constantFrom('3001234567', '3009999999', '')),
  documentNumber: fc.option(fc.constantFrom('52777111', '527771116', '52.777.111', '99', '')),
});

test.each([
  [{ accountId: 7 }, { accountId: 7 }],
  [{ email: 'Rosa+tienda@gmail.com' }, { email: 'ro.sa@gmail.com' }],
  [{ phone: '3001234567' }, { phone: '3001234567' }],
  [{ documentNumber: '52.777.111' }, { documentNumber: '52777111' }],
  [{ documentNumber: '52777111' }, { documentNumber: '527771116' }],
])('%j and %j are one person', (one, other) => {
  expect(isSamePerson({ ...nobody, ...one }, { ...nobody, ...other })).toBe(true);
});

test.each([
  [{ accountId: 7 }, { accountId: 8 }],
  [{ email: '' }, { email: '' }],
  [{ phone: '' }, { phone: '' }],
  [{ documentNumber: '' }, { documentNumber: '9' }],
  [{ documentNumber: '52777111' }, { documentNumber: '5277711' + '22' }],
])('%j and %j are two', (one, other) => {
  expect(isSamePerson({ ...nobody, ...one }, { ...nobody, ...other })).toBe(false);
});

test('it goes both ways, and who tells nothing is nobody', () => {
  fc.assert(
    fc.property(person, person, (one, other) => {
      expect(isSamePerson(one, other)).toBe(isSamePerson(other, one));
      expect(isSamePerson(one, nobody)).toBe(false);
    }),
  );
});
