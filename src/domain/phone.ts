export const PHONE_MESSAGE = 'Por favor, ingrese un número de teléfono válido (10 dígitos).';

export const PHONE_DIGITS = 10;

/** Spec 5: 10 digits, nothing else. */
export function isPhone(text: string): boolean {
  return /^\d{10}$/.test(text);
}

/** Only a mobile number can receive an SMS. */
export function isMobilePhone(text: string): boolean {
  return /^3\d{9}$/.test(text);
}

/** The seller's phone field drops everything but digits while typing. */
export function keepDigits(text: string): string {
  return text.replace(/\D/g, '');
}

/** '300 123 4567' */
export function formatPhone(digits: string): string {
  return digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3');
}

/** '+573001234567', as messaging providers want it. */
export function internationalPhone(digits: string): string {
  return `+57${digits}`;
}
