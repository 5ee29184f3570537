import { isPassword, PASSWORD_MESSAGES } from '../../../../domain/password.ts';
import { REQUIRED_MESSAGE } from '../../../../domain/validation.ts';

/** Kept nowhere. */
export const unkeptFields = ['password', 'repeatedPassword', 'termsAccepted', 'marketingAccepted'] as const;

/** Fields of both forms. */
export type CommonField =
  | 'personTypeId'
  | 'departmentId'
  | 'cityId'
  | 'address'
  | (typeof unkeptFields)[number];

/** Spec 5, what both registration forms ask for: everything, and the rules of the password. */
export function commonProblem(field: string, values: Record<CommonField, string>): string | null {
  const value = values[field as CommonField] ?? '';
  if (field === 'marketingAccepted') return null;
  if (field === 'termsAccepted')
    return value ? null : 'Debes aceptar los términos y el tratamiento de datos.';
  if (value.trim() === '') return REQUIRED_MESSAGE;
  if (field === 'password') return isPassword(value) ? null : PASSWORD_MESSAGES.registration;
  if (field === 'repeatedPassword')
    return value === values.password ? null : PASSWORD_MESSAGES.registrationMismatch;
  return null;
}

export function emptyForm<Field extends string>(fields: readonly Field[]): Record<Field, string> {
  return Object.fromEntries(fields.map((field) => [field, ''])) as Record<Field, string>;
}

/** The messages that are there, by field. */
export function problemsOf<Field extends string>(
  fields: readonly Field[],
  problemOf: (field: Field) => string | null,
): Partial<Record<Field, string>> {
  const problems: Partial<Record<Field, string>> = {};
  for (const field of fields) {
    const message = problemOf(field);
    if (message) problems[field] = message;
  }
  return problems;
}

/** People write '1.020.345.678'. */
export function plainNumber(text: string): string {
  return text.replace(/[\s.]/g, '');
}
