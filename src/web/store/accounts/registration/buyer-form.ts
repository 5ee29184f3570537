import {
  DOCUMENT_NUMBER_MESSAGE,
  isDocumentNumber,
  isDocumentTypeId,
} from '../../../../domain/identity-document.ts';
import { type CommonField, commonProblem, plainNumber } from './common-fields.ts';

export type BuyerField = 'firstName' | 'lastName' | 'documentTypeId' | 'documentNumber' | CommonField;
export type BuyerValues = Record<BuyerField, string>;

/** In the order of the form. */
export const buyerFields: readonly BuyerField[] = [
  'personTypeId',
  'firstName',
  'lastName',
  'documentTypeId',
  'documentNumber',
  'departmentId',
  'cityId',
  'address',
  'password',
  'repeatedPassword',
  'termsAccepted',
  'marketingAccepted',
];

/** Spec 5, Registration forms. */
export function buyerProblem(field: BuyerField, values: BuyerValues): string | null {
  const problem = commonProblem(field, values);
  if (problem || field !== 'documentNumber' || !isDocumentTypeId(values.documentTypeId)) return problem;
  const isRight = isDocumentNumber(values.documentTypeId, plainNumber(values.documentNumber));
  return isRight ? null : DOCUMENT_NUMBER_MESSAGE;
}
