import * as z from 'zod/mini';

/** Whole pesos. Forms send them as text, JSON as a number. */
export const pesos = z.codec(
  z.union([z.number(), z.string().check(z.regex(/^\d{1,10}$/))]),
  z.int().check(z.minimum(0), z.maximum(2_000_000_000)),
  { decode: (wire) => Number(wire), encode: (value) => value },
);

/** Spec 3: precioRebajado is a string, blank when there is no offer. */
export const salePriceText = z.codec(z.union([z.string(), z.number(), z.null()]), z.nullable(z.int()), {
  decode: (wire) => (wire === null || String(wire).trim() === '' ? null : Number(wire)),
  encode: (value) => (value === null ? '' : String(value)),
});

/** A positive whole identifier; accepts digits as text because paths, queries and forms have nothing else. */
export const identifier = z.codec(
  z.union([z.number(), z.string().check(z.regex(/^\d{1,10}$/))]),
  z.int().check(z.minimum(1), z.maximum(2_147_483_647)),
  { decode: (wire) => Number(wire), encode: (value) => value },
);

/** Likewise; 0 stands for none. */
export const identifierOrNone = z.codec(
  z.union([z.number(), z.string().check(z.regex(/^\d{1,10}$/))]),
  z.int().check(z.minimum(0), z.maximum(2_147_483_647)),
  { decode: (wire) => Number(wire), encode: (value) => value },
);

/** Text that PostgreSQL can store (no NUL, no half of a character pair), trimmed and limited in length. */
export function text(maximum: number, minimum = 0) {
  return z.string().check(
    z.trim(),
    z.minLength(minimum),
    z.maxLength(maximum),
    z.refine((value) => !value.includes('\u0000') && value.isWellFormed()),
  );
}

/** A DANE code of so many digits, as text or as a number. */
export function placeCode(digits: number, minimumLength = 1) {
  return z.codec(z.union([z.number(), z.string()]), text(10, minimumLength), {
    decode: (wire) => withLostZero(String(wire).trim(), digits),
    encode: (value) => value,
  });
}

/** Whoever handles '05001' as a number has lost its zero. */
export function withLostZero(code: string, digits: number): string {
  return /^\d+$/.test(code) && code.length === digits - 1 ? `0${code}` : code;
}

export const isoDate = z.codec(z.string(), z.date(), {
  decode: (wire) => new Date(wire),
  encode: (value) => value.toISOString(),
});

/** A day of the calendar, 'YYYY-MM-DD', in this century: PostgreSQL has no year 0. */
export const calendarDay = z.iso.date().check(z.startsWith('20'));
