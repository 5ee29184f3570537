import { isPlausiblePoint } from '../../../../domain/address.ts';
import { CHECKOUT_EMAIL_MESSAGE, isEmail } from '../../../../domain/email.ts';
import {
  CHECKOUT_DOCUMENT_TYPE_IDS,
  DOCUMENT_NUMBER_MESSAGE,
  isDocumentNumber,
} from '../../../../domain/identity-document.ts';
import { PRIVACY_POLICY } from '../../../../domain/legal/legal-kind.ts';
import type { Coordinates } from '../../../../domain/location.ts';
import { isPhone, PHONE_MESSAGE } from '../../../../domain/phone.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import type { ShippingCity } from '../../../../domain/shipping-rate.ts';
import { isFilled, REQUIRED_MESSAGE } from '../../../../domain/validation.ts';
import type { NewOrder } from '../../../../wire/orders/place-order.ts';
import type { CheckoutReferences } from './checkout.repository.ts';

/** Who buys and where to, checked and normalised. */
export interface Customer {
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  personTypeId: string;
  documentTypeId: string;
  documentNumber: string;
  address: string;
  /** Undefined: not said. */
  neighbourhood: string | undefined;
  addressUnit: string | undefined;
  deliveryNotes: string | undefined;
  city: ShippingCity;
  /** Null when the browser sent none, or a point that cannot belong to the city. */
  coordinates: Coordinates | null;
  /** Of the text that was agreed to; null: the client sent no answer, so that nobody was asked. */
  privacyPolicyVersion: string | null;
}

const CHOICE_MESSAGE = 'Selecciona una opción de la lista.';
const PRIVACY_MESSAGE = 'Debes aceptar la política de privacidad.';

/** Spec 2.9 and 5: every wrong field with its message, by its name. */
export function readCustomer(
  body: NewOrder,
  references: CheckoutReferences,
): Result<Customer, 'invalid-input'> {
  const given = normalizeSubmission(body);
  const { city } = references;
  const messages = Object.entries(fieldMessages(given, references)).filter(([, message]) => message !== null);
  if (messages.length > 0 || !city)
    return failure('invalid-input', { fields: Object.fromEntries(messages) as Record<string, string> });
  const inForce = references.privacyVersion ?? PRIVACY_POLICY.version;
  const privacyPolicyVersion = body.privacyAccepted === undefined ? null : inForce;
  return success({ ...given, privacyPolicyVersion, city, coordinates: plausibleCoordinates(body, city) });
}

/** The texts as they are stored and compared: people write phones and documents with spaces and dots. */
export function normalizeSubmission(body: NewOrder) {
  return {
    email: body.email.toLowerCase(),
    firstName: body.firstName,
    lastName: body.lastName,
    phone: body.phone.replace(/[\s().-]/g, '').replace(/^\+57/, ''),
    personTypeId: body.personTypeId,
    documentTypeId: body.documentTypeId,
    documentNumber: body.documentNumber.replace(/[\s.-]/g, ''),
    address: body.address,
    // Blank or left out is one: a repetition must find its order.
    neighbourhood: body.neighbourhood || undefined,
    addressUnit: body.addressUnit || undefined,
    deliveryNotes: body.deliveryNotes || undefined,
    cityId: body.cityId,
    privacyAccepted: body.privacyAccepted,
  };
}

type Submission = ReturnType<typeof normalizeSubmission>;

function fieldMessages(given: Submission, references: CheckoutReferences): Record<string, string | null> {
  const documentTypeId = CHECKOUT_DOCUMENT_TYPE_IDS.find((id) => id === given.documentTypeId);
  return {
    firstName: isFilled(given.firstName) ? null : REQUIRED_MESSAGE,
    lastName: isFilled(given.lastName) ? null : REQUIRED_MESSAGE,
    email: isEmail(given.email) ? null : CHECKOUT_EMAIL_MESSAGE,
    phone: whenFilled(given.phone, isPhone(given.phone), PHONE_MESSAGE),
    cityId: whenFilled(given.cityId, references.city !== null, CHOICE_MESSAGE),
    address: isFilled(given.address) ? null : REQUIRED_MESSAGE,
    personTypeId: whenFilled(given.personTypeId, references.personTypeExists, CHOICE_MESSAGE),
    documentTypeId: whenFilled(
      given.documentTypeId,
      references.documentTypeExists && documentTypeId !== undefined,
      CHOICE_MESSAGE,
    ),
    documentNumber: whenFilled(
      given.documentNumber,
      // Judged by its type: without one there is nothing to say about the number yet.
      documentTypeId === undefined || isDocumentNumber(documentTypeId, given.documentNumber),
      DOCUMENT_NUMBER_MESSAGE,
    ),
    privacyAccepted: acceptsPolicy(given.privacyAccepted) ? null : PRIVACY_MESSAGE,
  };
}

function whenFilled(text: string, isValid: boolean, message: string): string | null {
  if (!isFilled(text)) return REQUIRED_MESSAGE;
  return isValid ? null : message;
}

/** Only a refusal stops the order: the spec's client asks and does not send the answer. */
function acceptsPolicy(accepted: NewOrder['privacyAccepted']): boolean {
  return accepted === undefined || accepted === true || accepted === 'true' || accepted === 'on';
}

function plausibleCoordinates({ latitude, longitude }: NewOrder, city: ShippingCity): Coordinates | null {
  if (latitude === null || longitude === null) return null;
  const point = { latitude, longitude };
  return isPlausiblePoint(point, city) ? point : null;
}
