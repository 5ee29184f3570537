/** Spec 5: registration, login and recovery say 'ingrese', the checkout 'ingresa'. */
export const EMAIL_MESSAGE = 'Por favor, ingrese un correo electrónico válido.';
export const CHECKOUT_EMAIL_MESSAGE = 'Por favor, ingresa un correo electrónico válido.';

const MAXIMUM_LENGTH = 254;

/** Something before and after one @, a dot in the domain; nothing that cannot be seen or that a mail reads as syntax. */
export function isEmail(text: string): boolean {
  if (text.length > MAXIMUM_LENGTH) return false;
  return !/[\s\p{C}<>()[\]\\,;:"]/u.test(text) && /^[^@]+@[^@.]+(?:\.[^@.]+)+$/.test(text);
}
