import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { User } from '../../domain/account.ts';
import { userEntity } from '../../wire/accounts/identity-entities.ts';
import { storedTextOf, userOfStoredText } from './session-storage.ts';

const user: User = {
  id: 31,
  customerId: 31,
  firstName: 'Ana',
  lastName: 'Ríos',
  companyName: null,
  email: 'ana@correo.co',
  phone: '3104567821',
  personTypeId: '1',
  documentTypeId: 'CC',
  documentNumber: '1020345678',
  address: 'Carrera 15 # 88-21',
  cityId: '11001',
  departmentId: '11',
  coordinates: { latitude: 4.67, longitude: -74.05 },
  imageUrl: null,
};

test('the browser keeps the user in the words of the wire', () => {
  expect(JSON.parse(storedTextOf(user))).toEqual(z.encode(userEntity, user));
  const nowhere = { ...user, coordinates: null };
  expect(JSON.parse(storedTextOf(nowhere))).toEqual(z.encode(userEntity, nowhere));
});

test('what was stored is read again for display', () => {
  expect(userOfStoredText(storedTextOf(user))).toMatchObject({
    userId: '31',
    displayName: 'Ana',
    departmentId: '11',
    cityId: '11001',
    address: 'Carrera 15 # 88-21',
  });
});

test('a company is greeted by its name', () => {
  const company = { ...user, firstName: null, lastName: null, companyName: 'La Loma S.A.S.' };
  expect(userOfStoredText(storedTextOf(company))?.displayName).toBe('La Loma S.A.S.');
});

test.each(['', 'null', '[]', '{"nomUsuario":"Ana"}', '{"codUsuario":{}}', '{'])(
  '%j is no user of ours',
  (text) => {
    expect(userOfStoredText(text)).toBeNull();
  },
);
