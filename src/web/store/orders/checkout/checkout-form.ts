import { CHECKOUT_EMAIL_MESSAGE, isEmail } from '../../../../domain/email.ts';
import {
  CHECKOUT_DOCUMENT_TYPE_IDS,
  DOCUMENT_NUMBER_MESSAGE,
  isDocumentNumber,
  isDocumentTypeId,
} from '../../../../domain/identity-document.ts';
import { isPhone, PHONE_MESSAGE } from '../../../../domain/phone.ts';

/** What one of her addresses fills in. */
export const addressFields = [
  'departmentId',
  'cityId',
  'address',
  'addressUnit',
  'neighbourhood',
  'receiver',
  'receiverPhone',
  'deliveryNotes',
] as const;

export type AddressField = (typeof addressFields)[number];

/** Fields in the order of the form; the first wrong one takes the focus. */
export const checkoutFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'personTypeId',
  'documentTypeId',
  'documentNumber',
  ...addressFields,
  'addressName',
  'savesAddress',
  'paymentMethodId',
  'privacyAccepted',
] as const;

export type CheckoutField = (typeof checkoutFields)[number];
export type CheckoutValues = Record<CheckoutField, string>;
export type CheckoutErrors = Partial<Record<CheckoutField, string>>;

export const emptyCheckout = Object.fromEntries(checkoutFields.map((field) => [field, ''])) as CheckoutValues;

/** Every problem of the form (spec 5, Checkout). */
export function validateCheckout(values: CheckoutValues): CheckoutErrors {
  const errors: CheckoutErrors = {};
  for (const field of checkoutFields) {
    const message = validateField(field, values);
    if (message) errors[field] = message;
  }
  return errors;
}

function validateField(field: CheckoutField, values: CheckoutValues): string | null {
  const value = values[field].trim();
  // Spec 5: without a choice the payment method is 1.
  if (field === 'paymentMethodId' || OPTIONAL.has(field)) return null;
  if (field === 'receiverPhone') return value === '' || isPhone(plainPhone(value)) ? null : PHONE_MESSAGE;
  if (field === 'privacyAccepted')
    return value ? null : 'Debes aceptar la política de privacidad para continuar.';
  if (field === 'email') return isEmail(value) ? null : CHECKOUT_EMAIL_MESSAGE;
  if (!value) return missing[field as keyof typeof missing];
  if (field === 'phone') return isPhone(plainPhone(value)) ? null : PHONE_MESSAGE;
  if (field === 'documentNumber') return validateDocument(values);
  return null;
}

/** Ours, beside what the specification asks for. */
const OPTIONAL: ReadonlySet<string> = new Set([
  'addressUnit',
  'neighbourhood',
  'receiver',
  'deliveryNotes',
  'addressName',
  'savesAddress',
]);

/** What is missing, by its name: a form of a dozen fields says the same sentence a dozen times otherwise. */
const missing = {
  firstName: 'Escribe tu nombre.',
  lastName: 'Escribe tu apellido.',
  phone: 'Escribe tu teléfono.',
  personTypeId: 'Elige el tipo de persona.',
  documentTypeId: 'Elige el tipo de documento.',
  documentNumber: 'Escribe tu número de identificación.',
  departmentId: 'Elige el departamento.',
  cityId: 'Elige la ciudad.',
  address: 'Escribe la dirección.',
};

function validateDocument({ documentTypeId, documentNumber }: CheckoutValues): string | null {
  if (!isDocumentTypeId(documentTypeId)) return null;
  return isDocumentNumber(documentTypeId, plainDocument(documentNumber)) ? null : DOCUMENT_NUMBER_MESSAGE;
}

/** People write '310 456 7821' or '+57 310…', and '1.020.345.678'. */
export function plainPhone(text: string): string {
  return text.replace(/^\s*\+57/, '').replace(/\D/g, '');
}

export function plainDocument(text: string): string {
  return text.replace(/[\s.-]/g, '');
}

export function isCheckoutDocumentType(id: string): boolean {
  return (CHECKOUT_DOCUMENT_TYPE_IDS as readonly string[]).includes(id);
}

/** The longest that an order takes of what is said to the courier. */
const LONGEST_NOTES = 200;

/** What is said to the courier: who receives it first, where that is somebody else. */
export function notesOf(values: CheckoutValues): string {
  return [receiverText(values), values.deliveryNotes.trim()]
    .filter(Boolean)
    .join(' ')
    .slice(0, LONGEST_NOTES);
}

/** How much of it is left for her own words. */
export function longestNotes(values: CheckoutValues): number {
  const text = receiverText(values);
  return text ? LONGEST_NOTES - text.length - 1 : LONGEST_NOTES;
}

function receiverText({ receiver, receiverPhone }: CheckoutValues): string {
  const name = receiver.trim();
  return name && `Recibe ${[name, plainPhone(receiverPhone)].filter(Boolean).join(', ')}.`;
}
