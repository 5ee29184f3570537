import * as z from 'zod/mini';

/** One of a few words: Spanish on the wire, ours inside. */
export function wordIn<const Words extends Record<string, string>>(words: Words) {
  type Ours = Words[keyof Words];
  const ours = (word: string) => words[word] as Ours;
  return z.codec(z.enum(Object.keys(words)), z.custom<Ours>(), {
    decode: (word) => ours(word),
    encode: (value) => Object.keys(words).find((word) => words[word] === value) ?? '',
  });
}
