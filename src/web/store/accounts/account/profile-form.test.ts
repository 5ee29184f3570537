import { expect, test } from 'vitest';
import type { User } from '../../../../domain/account.ts';
import { profileValues, typedPhone, validateProfile } from './profile-form.ts';

const user: User = {
  id: 1,
  customerId: 1,
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
  coordinates: null,
  imageUrl: null,
};

test('every field is required, with white space counting as nothing', () => {
  expect(validateProfile(profileValues(user), user)).toEqual({});
  const emptied = Object.fromEntries(Object.keys(profileValues(user)).map((field) => [field, ' ']));
  const errors = validateProfile(emptied as ReturnType<typeof profileValues>, user);
  expect(Object.keys(errors)).toHaveLength(9);
  expect(new Set(Object.values(errors))).toEqual(new Set(['Este campo es obligatorio.']));
});

test('a company needs no name of a person', () => {
  const company = {
    ...user,
    firstName: null,
    lastName: null,
    companyName: 'Frutas S.A.S.',
    personTypeId: '3',
  };
  expect(validateProfile(profileValues(company), company)).toEqual({});
  expect(Object.keys(validateProfile({ ...profileValues(company), personTypeId: '1' }, company))).toEqual([
    'firstName',
    'lastName',
  ]);
});

test('the phone keeps at most ten digits, however it is typed or pasted', () => {
  expect(typedPhone('+57 310 456 7821')).toBe('3104567821');
  expect(typedPhone('31a0-4567821999')).toBe('3104567821');
  expect(validateProfile({ ...profileValues(user), phone: '310' }, user)).toEqual({
    phone: 'Por favor, ingrese un número de teléfono válido (10 dígitos).',
  });
});

test('a number may have dots, but must fit its document', () => {
  const values = profileValues(user);
  expect(validateProfile({ ...values, documentNumber: '1.020.345.678' }, user)).toEqual({});
  expect(validateProfile({ ...values, documentNumber: '12' }, user)).toHaveProperty('documentNumber');
});
