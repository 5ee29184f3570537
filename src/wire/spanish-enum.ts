import * as z from 'zod/mini';

/** Our names inside, Spanish on the wire. */
export function spanishEnum<const Names extends Record<string, string>>(names: Names) {
  const inside = Object.fromEntries(Object.entries(names).map(([ours, wire]) => [wire, ours]));
  return z.codec(
    z.enum(Object.values(names) as [Names[keyof Names], ...Names[keyof Names][]]),
    z.custom<keyof Names & string>(),
    {
      decode: (wire) => inside[wire] as keyof Names & string,
      encode: (value) => names[value] as Names[keyof Names],
    },
  );
}
