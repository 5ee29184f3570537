import { expect, test } from 'vitest';
import { DOCUMENT_NUMBER_MESSAGE } from '../../../../domain/identity-document.ts';
import { NIT_MESSAGES } from '../../../../domain/nit.ts';
import { PASSWORD_MESSAGES } from '../../../../domain/password.ts';
import { RUT_TYPE_MESSAGE } from '../../../../domain/rut-file.ts';
import { REQUIRED_MESSAGE } from '../../../../domain/validation.ts';
import { type BuyerValues, buyerFields, buyerProblem } from './buyer-form.ts';
import { type SellerValues, sellerFields, sellerProblem } from './seller-form.ts';

const common = {
  personTypeId: '1',
  departmentId: '11',
  cityId: '11001',
  address: 'Carrera 15 # 88-21',
  password: 'Plazuela#2026',
  repeatedPassword: 'Plazuela#2026',
  termsAccepted: 'true',
  marketingAccepted: '',
};
const buyer: BuyerValues = {
  ...common,
  firstName: 'Ana',
  lastName: 'Ríos',
  documentTypeId: 'CC',
  documentNumber: '1.020.345.678',
};
const seller: SellerValues = {
  ...common,
  companyName: '',
  firstName: 'Jorge',
  lastName: 'Loma',
  documentTypeId: 'CC',
  nit: '9001234568',
  rut: 'rut.pdf',
  paymentProviderId: '48392',
};
const rut = { name: 'rut.pdf', type: 'application/pdf', size: 400_000 };

const problemsOf = <Field extends string>(fields: readonly Field[], of: (field: Field) => string | null) =>
  Object.fromEntries(fields.map((field) => [field, of(field)]).filter(([, message]) => message !== null));
const sellerProblems = (change: Partial<SellerValues>, file: typeof rut | null = rut, paysOnline = true) =>
  problemsOf(sellerFields, (field) =>
    sellerProblem(field, { ...seller, ...change }, { rut: file, paysOnline }),
  );
const buyerProblems = (change: Partial<BuyerValues>) =>
  problemsOf(buyerFields, (field) => buyerProblem(field, { ...buyer, ...change }));

test('a complete form has no problem', () => {
  expect(buyerProblems({})).toEqual({});
  expect(sellerProblems({})).toEqual({});
});

test('every field but the advertisement is required', () => {
  const empty = Object.fromEntries(buyerFields.map((field) => [field, ' '])) as BuyerValues;
  const problems = buyerProblems({ ...empty, termsAccepted: '' });
  expect(Object.keys(problems)).toEqual(buyerFields.filter((field) => field !== 'marketingAccepted'));
  expect(problems.address).toBe(REQUIRED_MESSAGE);
});

test('a company gives its name, everybody else first and last name', () => {
  const nameless = { firstName: '', lastName: '' };
  expect(sellerProblems({ ...nameless, personTypeId: '3', companyName: 'La Loma S.A.S.' })).toEqual({});
  expect(Object.keys(sellerProblems({ personTypeId: '3' }))).toEqual(['companyName']);
  expect(Object.keys(sellerProblems(nameless))).toEqual(['firstName', 'lastName']);
});

test('the receiver of online payments is asked for where there are any', () => {
  expect(sellerProblems({ paymentProviderId: '' })).toEqual({ paymentProviderId: REQUIRED_MESSAGE });
  expect(sellerProblems({ paymentProviderId: '' }, rut, false)).toEqual({});
});

test('the password follows the rules and is repeated', () => {
  expect(buyerProblems({ password: 'corta', repeatedPassword: 'Corta' })).toEqual({
    password: PASSWORD_MESSAGES.registration,
    repeatedPassword: PASSWORD_MESSAGES.registrationMismatch,
  });
});

test('numbers of papers are checked by their kind', () => {
  expect(buyerProblems({ documentNumber: '10A' })).toEqual({ documentNumber: DOCUMENT_NUMBER_MESSAGE });
  expect(sellerProblems({ nit: '900-1' })).toEqual({ nit: NIT_MESSAGES.length });
  expect(sellerProblems({ nit: '9001234567' })).toEqual({ nit: NIT_MESSAGES['check-digit'] });
});

test('the RUT is a PDF of at most 1 MB', () => {
  expect(sellerProblems({}, null)).toEqual({ rut: REQUIRED_MESSAGE });
  expect(sellerProblems({}, { ...rut, type: 'image/png' })).toEqual({ rut: RUT_TYPE_MESSAGE });
  expect(sellerProblems({}, { ...rut, size: 2 * 1024 * 1024 })).toEqual({
    rut: 'El archivo pesa 2 MB. Tamaño máximo permitido: 1 MB.',
  });
});
