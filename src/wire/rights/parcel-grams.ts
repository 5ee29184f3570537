import * as z from 'zod/mini';

/** What a parcel weighs on a scale: up to a ton. */
export const parcelGrams = z.int().check(z.minimum(1), z.maximum(1_000_000));
