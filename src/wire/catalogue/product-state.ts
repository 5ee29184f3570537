import * as z from 'zod/mini';
import { PRODUCT_STATES } from '../../domain/product-state.ts';

const WORDS = ['borrador', 'activo', 'pausado', 'archivado'] as const;

/** The state of a shop's product in Spanish, as every word of the wire. */
export const productState = z.codec(z.enum(WORDS), z.enum(PRODUCT_STATES), {
  decode: (word) => PRODUCT_STATES[WORDS.indexOf(word)] ?? 'draft',
  encode: (state) => WORDS[PRODUCT_STATES.indexOf(state)] ?? 'borrador',
});
