/** Set by `npm run random`: the seed of its random cases. */
const seed = process.env.RANDOM_SEED;

/** How many cases a test tries: so many with the same seed each time, or those of `npm run random` with another one. */
export function cases(usual: number, many: number): number {
  return seed === undefined ? usual : many;
}

export function seedOr(usual: number): number {
  return seed === undefined ? usual : Number(seed);
}
