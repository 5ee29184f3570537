import * as z from 'zod/mini';

/**
 * codUsuario and codCliente, which the spec's client sends with calls about its own things (0 for a guest). Read so that
 * such calls work, never trusted: the session decides whose things they are.
 */
export const accountCode = z.codec(
  z.union([z.number(), z.string().check(z.regex(/^\d{1,15}$/))]),
  z.int().check(z.minimum(0)),
  { decode: (wire) => Number(wire), encode: (value) => value },
);
