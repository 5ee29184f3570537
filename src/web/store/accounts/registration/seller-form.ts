import { COMPANY_PERSON_TYPE_ID } from '../../../../domain/account.ts';
import { checkNit, NIT_MESSAGES } from '../../../../domain/nit.ts';
import { rutFileMessage } from '../../../../domain/rut-file.ts';
import { REQUIRED_MESSAGE } from '../../../../domain/validation.ts';
import { type CommonField, commonProblem, plainNumber } from './common-fields.ts';

export type SellerField =
  | 'companyName'
  | 'firstName'
  | 'lastName'
  | 'documentTypeId'
  | 'nit'
  | 'rut'
  | 'paymentProviderId'
  | CommonField;
export type SellerValues = Record<SellerField, string>;

/** In the order of the form. */
export const sellerFields: readonly SellerField[] = [
  'personTypeId',
  'companyName',
  'firstName',
  'lastName',
  'documentTypeId',
  'nit',
  'rut',
  'paymentProviderId',
  'departmentId',
  'cityId',
  'address',
  'password',
  'repeatedPassword',
  'termsAccepted',
  'marketingAccepted',
];

type RutFile = Parameters<typeof rutFileMessage>[0];

/** Spec 5: a company gives its name, everybody else first and last name. */
export function isCompany({ personTypeId }: Pick<SellerValues, 'personTypeId'>): boolean {
  return personTypeId === COMPANY_PERSON_TYPE_ID;
}

interface SellerFacts {
  rut: RutFile | null;
  /** False: the shop takes no online payments, whose receiver she would be. */
  paysOnline: boolean;
}

/** Spec 5, Registration forms, NIT and RUT file. */
export function sellerProblem(
  field: SellerField,
  values: SellerValues,
  { rut, paysOnline }: SellerFacts,
): string | null {
  const unasked = isCompany(values) ? ['firstName', 'lastName'] : ['companyName'];
  if (unasked.includes(field) || (field === 'paymentProviderId' && !paysOnline)) return null;
  if (field === 'rut') return rut ? rutFileMessage(rut) : REQUIRED_MESSAGE;
  const problem = commonProblem(field, values);
  if (problem || field !== 'nit') return problem;
  const nit = checkNit(plainNumber(values.nit));
  return nit.ok ? null : NIT_MESSAGES[nit.reason];
}
