import { COMPANY_PERSON_TYPE_ID, type User } from '../../../../domain/account.ts';
import {
  DOCUMENT_NUMBER_MESSAGE,
  isDocumentNumber,
  isDocumentTypeId,
} from '../../../../domain/identity-document.ts';
import { isPhone, keepDigits, PHONE_DIGITS, PHONE_MESSAGE } from '../../../../domain/phone.ts';
import { REQUIRED_MESSAGE } from '../../../../domain/validation.ts';

/** Fields in the order of the form; the first wrong one takes the focus. */
const profileFields = [
  'photo',
  'firstName',
  'lastName',
  'phone',
  'departmentId',
  'cityId',
  'address',
  'personTypeId',
  'documentTypeId',
  'documentNumber',
] as const;

type ProfileField = (typeof profileFields)[number];
export type ProfileTextField = Exclude<ProfileField, 'photo'>;
export type ProfileValues = Record<ProfileTextField, string>;
export type ProfileErrors = Partial<Record<ProfileField, string>>;

function isTextField(name: string): name is ProfileTextField {
  return name !== 'photo' && profileFields.some((field) => field === name);
}

export function profileValues(user: User): ProfileValues {
  return Object.fromEntries(
    profileFields.filter(isTextField).map((field) => [field, user[field] ?? '']),
  ) as ProfileValues;
}

/** Every problem of the form (spec 5: all fields required). */
export function validateProfile(values: ProfileValues, user: User): ProfileErrors {
  const errors: ProfileErrors = {};
  for (const field of profileFields) {
    const message = isTextField(field) ? validateProfileField(field, values, user) : null;
    if (message) errors[field] = message;
  }
  return errors;
}

function validateProfileField(field: ProfileTextField, values: ProfileValues, user: User): string | null {
  const value = values[field].trim();
  if (!value) return isNameOfCompany(field, values, user) ? null : REQUIRED_MESSAGE;
  if (field === 'phone') return isPhone(value) ? null : PHONE_MESSAGE;
  if (field === 'documentNumber') return validateDocument(values);
  return null;
}

/** Spec 5: numeric, at most 10. People paste '+57 310 456 7821'. */
export function typedPhone(text: string): string {
  return keepDigits(text.replace(/^\s*\+57/, '')).slice(0, PHONE_DIGITS);
}

/** A company's account was made without a person's name. */
function isNameOfCompany(field: ProfileTextField, { personTypeId }: ProfileValues, user: User): boolean {
  const isName = field === 'firstName' || field === 'lastName';
  return isName && personTypeId === COMPANY_PERSON_TYPE_ID && Boolean(user.companyName);
}

function validateDocument({ documentTypeId, documentNumber }: ProfileValues): string | null {
  if (!isDocumentTypeId(documentTypeId)) return null;
  const plain = documentNumber.replace(/[\s.-]/g, '');
  return isDocumentNumber(documentTypeId, plain) ? null : DOCUMENT_NUMBER_MESSAGE;
}
