import { isPlausiblePoint } from '../../../../domain/address.ts';
import {
  CHECKOUT_DOCUMENT_TYPE_IDS,
  DOCUMENT_NUMBER_MESSAGE,
  isDocumentNumber,
} from '../../../../domain/identity-document.ts';
import type { Coordinates } from '../../../../domain/location.ts';
import { isFilled, REQUIRED_MESSAGE } from '../../../../domain/validation.ts';
import type { FormReferences } from './person-form.repository.ts';

export { type FormReferences, findFormReferences } from './person-form.repository.ts';

export const CHOICE_MESSAGE = 'Selecciona una opción de la lista.';

/** Messages by field; null where nothing is wrong. */
export type Messages = Record<string, string | null>;

/** The messages that are there; null when the form is right. */
export function wrongFields(messages: Messages): Record<string, string> | null {
  const wrong = Object.entries(messages).filter(([, message]) => message !== null);
  return wrong.length > 0 ? (Object.fromEntries(wrong) as Record<string, string>) : null;
}

export function whenFilled(text: string, isValid: boolean, message: string): string | null {
  if (!isFilled(text)) return REQUIRED_MESSAGE;
  return isValid ? null : message;
}

/** Messages for a person's document; its number is judged by its type, so without one only by being there. */
export function documentMessages(
  { documentTypeId, documentNumber }: { documentTypeId: string; documentNumber: string },
  { documentTypeExists }: FormReferences,
): { type: string | null; number: string | null } {
  const id = CHECKOUT_DOCUMENT_TYPE_IDS.find((known) => known === documentTypeId);
  const isNumberRight = !id || isDocumentNumber(id, documentNumber);
  return {
    type: whenFilled(documentTypeId, id !== undefined && documentTypeExists, CHOICE_MESSAGE),
    number: whenFilled(documentNumber, isNumberRight, DOCUMENT_NUMBER_MESSAGE),
  };
}

/** People write numbers with dots and spaces. */
export function plainNumber(text: string): string {
  return text.replace(/[\s.-]/g, '');
}

/** Null when the browser sent none, or a point that cannot belong to the city. */
export function plausibleCoordinates(
  { latitude, longitude }: { latitude: number | null; longitude: number | null },
  city: Coordinates | null,
): Coordinates | null {
  if (latitude === null || longitude === null || !city) return null;
  const point = { latitude, longitude };
  return isPlausiblePoint(point, city) ? point : null;
}

/** Where a seller's part of online payments goes; where nobody can pay online, she needs none. */
export function paymentIdMessage(id: string, isRequired: boolean): string | null {
  if (id === '' && !isRequired) return null;
  const message = 'El identificador de ePayco solo tiene letras, números y guiones.';
  return whenFilled(id, /^[\w-]+$/.test(id), message);
}
