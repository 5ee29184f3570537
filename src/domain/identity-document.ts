import { checkNit } from './nit.ts';

/** Cédula, cédula de extranjería, NIT, passport, tarjeta de identidad (minors), protección temporal. */
export type DocumentTypeId = 'CC' | 'CE' | 'NIT' | 'PA' | 'TI' | 'PPT';

export const DOCUMENT_NUMBER_MESSAGE = 'Por favor, ingresa un número de identificación válido.';

/** Minors cannot contract, so the checkout offers no tarjeta de identidad. */
export const CHECKOUT_DOCUMENT_TYPE_IDS = [
  'CC',
  'CE',
  'NIT',
  'PA',
  'PPT',
] as const satisfies DocumentTypeId[];

export function isDocumentTypeId(value: unknown): value is DocumentTypeId {
  return typeof value === 'string' && (value === 'NIT' || Object.hasOwn(PATTERNS, value));
}

/** Without dots or spaces. A NIT carries its check digit. */
export function isDocumentNumber(type: DocumentTypeId, text: string): boolean {
  return type === 'NIT' ? checkNit(text).ok : PATTERNS[type].test(text);
}

// Wide on purpose: cédulas of old people have few digits, foreign papers have letters.
const PATTERNS: Record<Exclude<DocumentTypeId, 'NIT'>, RegExp> = {
  CC: /^\d{3,10}$/,
  CE: /^[A-Za-z0-9]{4,12}$/,
  PA: /^[A-Za-z0-9]{4,16}$/,
  TI: /^\d{10,11}$/,
  PPT: /^\d{5,10}$/,
};
