import * as z from 'zod/mini';

/** A text of a form; missing counts as empty, so that the service names every empty field at once. */
export function formText(maximum: number) {
  return z._default(plainText(maximum), '');
}

/** A code or number that clients send as text or as a number, which then has lost the zeros in front of it. */
export function formCode(maximum: number, digits = 0) {
  return z.codec(z._default(z.union([z.string(), z.number()]), ''), plainText(maximum), {
    decode: (wire) => (typeof wire === 'number' ? String(wire).padStart(digits, '0') : wire),
    encode: (value) => value,
  });
}

function plainText(maximum: number) {
  return z.string().check(
    z.trim(),
    z.maxLength(maximum, `Escribe máximo ${maximum} caracteres.`),
    // PostgreSQL cannot store NUL or half of a character pair, and no name or address has control characters.
    z.refine(
      (value) => !/\p{Cc}/u.test(value) && value.isWellFormed(),
      'Quita los caracteres que no se pueden leer.',
    ),
  );
}

/** A password as it was typed: spaces at its ends count. Longer ones would only cost time to hash. */
export const passwordText = z._default(
  z.string().check(
    z.maxLength(200, 'Escribe máximo 200 caracteres.'),
    z.refine((value) => value.isWellFormed(), 'Quita los caracteres que no se pueden leer.'),
  ),
  '',
);

/** Degrees; whatever is no number counts as unknown: an address alone is enough. */
export const coordinate = z.codec(z.nullish(z.union([z.number(), z.string()])), z.nullable(z.number()), {
  decode: (wire) => {
    const value = wire === '' || wire === null || wire === undefined ? Number.NaN : Number(wire);
    return Number.isFinite(value) ? value : null;
  },
  encode: (value) => value,
});

/** A ticked box; forms have only texts. */
export const ticked = z.optional(
  z.codec(z.union([z.boolean(), z.enum(['true', 'false', 'on', '1', '0', ''])]), z.boolean(), {
    decode: (wire) => wire === true || wire === 'true' || wire === 'on' || wire === '1',
    encode: (value) => value,
  }),
);

/** A file of a form: the browser's File, and the same on the server. */
export interface Upload {
  name: string;
  type: string;
  size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

export const upload = z.custom<Upload>(
  (value) => typeof value === 'object' && value !== null && 'arrayBuffer' in value && isFunction(value),
);

function isFunction(value: { arrayBuffer: unknown }): boolean {
  return typeof value.arrayBuffer === 'function';
}
