import { REQUIRED_MESSAGE } from '../../../domain/validation.ts';
import type { ApiReply } from '../../app/api-client.ts';
import { pesosOf, textOf } from './pesos-field.tsx';

/** Sends the call unless a field has a message; a message is a text, anything else is none. */
export function whenValid<Value>(
  messages: Record<string, string | false | null>,
  call: () => Promise<ApiReply<Value>>,
): Promise<ApiReply<Value>> {
  const fields = Object.fromEntries(
    Object.entries(messages).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
  if (Object.keys(fields).length === 0) return call();
  return Promise.resolve({
    ok: false,
    reason: 'invalid-input',
    message: 'Revisa los campos marcados.',
    fields,
  });
}

/** The message of a text that is missing or too short. */
export function missing(form: FormData, name: string, minimum = 1): string | false {
  const { length } = textOf(form, name);
  if (length === 0) return REQUIRED_MESSAGE;
  return length < minimum && `Escribe al menos ${minimum} letras.`;
}

export function noAmount(form: FormData, name: string, minimum = 1): string | false {
  const pesos = pesosOf(form, name);
  return (Number.isNaN(pesos) || pesos < minimum) && 'Escribe un valor en pesos enteros.';
}
