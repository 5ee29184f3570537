import { isPassword, PASSWORD_MESSAGES } from '../../../../domain/password.ts';
import { REQUIRED_MESSAGE } from '../../../../domain/validation.ts';

/** Fields of both forms, with their names on the wire and in the browser. */
export const commonWireNames = {
  personTypeId: 'codTipPersona',
  departmentId: 'codDepto',
  cityId: 'codCiudad',
  address: 'direccion',
} as const;

/** Kept nowhere. */
export const unkeptFields = ['password', 'repeatedPassword', 'termsAccepted', 'marketingAccepted'] as const;

/** Where the server's messages about them belong. */
export const securityWireNames = { password: 'clave', termsAccepted: 'aceptaTerminos' } as const;

export type CommonField = keyof typeof commonWireNames | (typeof unkeptFields)[number];

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

/** The server's messages, by our fields. */
export function errorsOfServer<Field extends string>(
  wireNames: Record<Field, string>,
  fields: Record<string, string> = {},
): Partial<Record<Field, string>> {
  const errors: Partial<Record<Field, string>> = {};
  for (const [field, name] of Object.entries(wireNames) as [Field, string][]) {
    const message = fields[name];
    if (message) errors[field] = message;
  }
  return errors;
}

/** People write '1.020.345.678'. */
export function plainNumber(text: string): string {
  return text.replace(/[\s.]/g, '');
}
