import { maskContacts, saysSomething } from '../../../domain/contact-masking.ts';
import { failure, type Result, success } from '../../../domain/result.ts';

/** A text of a case as it is kept: without contact details. Shorter ones than `minimum` letters say too little. */
export function readCaseText(text: string, minimum: number, field = 'text'): Result<string, 'invalid-input'> {
  const masked = maskContacts(text);
  const letters = masked.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  const isSaid = minimum === 0 || (letters >= minimum && saysSomething(masked));
  if (isSaid) return success(masked);
  const message = minimum > 1 ? `Escribe al menos ${minimum} letras.` : 'Escribe un mensaje.';
  return failure('invalid-input', { fields: { [field]: message } });
}
