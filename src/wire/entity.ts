import * as z from 'zod/mini';

/** A property of an entity: its name on the wire and a schema whose input is the wire form, whose output is ours. */
export interface Field<Schema extends z.ZodMiniType = z.ZodMiniType> {
  wireName: string;
  schema: Schema;
}

export type Fields = Record<string, Field>;

type Out<F extends Fields, Key extends keyof F> = z.output<F[Key]['schema']>;
type OptionalKeys<F extends Fields> = {
  [Key in keyof F]: undefined extends Out<F, Key> ? Key : never;
}[keyof F];

/** A property that may be missing is optional, so that callers name only what they ask for. */
type Inside<F extends Fields> = { [Key in Exclude<keyof F, OptionalKeys<F>>]: Out<F, Key> } & {
  [Key in OptionalKeys<F>]?: Out<F, Key>;
};
type WireShape = Record<string, z.ZodMiniType>;

export function field<Schema extends z.ZodMiniType>(wireName: string, schema: Schema): Field<Schema> {
  return { wireName, schema };
}

// By the wire's object, which the copies that `check` makes of a codec share.
const fieldsOfObjects = new WeakMap<object, Fields>();

/** The table of names of an entity's wire object; undefined for any other schema. */
export function fieldsOfObject(wireObject: object): Fields | undefined {
  return fieldsOfObjects.get(wireObject);
}

/**
 * One definition for both vocabularies: decoding turns the Spanish wire object into ours, encoding turns it back.
 * Types, validation and the OpenAPI document come from the same table.
 */
export function entity<const F extends Fields>(title: string, fields: F) {
  const names = Object.entries(fields).map(([ours, { wireName }]) => [ours, wireName] as const);
  const shape: WireShape = Object.fromEntries(
    Object.values(fields).map(({ wireName, schema }) => [wireName, schema]),
  );
  const wireObject = z.object(shape).check(z.meta({ title }));
  fieldsOfObjects.set(wireObject, fields);
  return z.codec(wireObject, z.custom<Inside<F>>(), {
    decode: (wire) => renamed(wire, names, 1) as Inside<F>,
    encode: (value) => renamed(value as Record<string, unknown>, names, 0) as never,
  });
}

/** `{ [wireName]: [...] }` on the wire, the bare array inside; `status: true` travels with it as the spec's lists do. */
export function listIn<Item extends z.ZodMiniType>(wireName: string, item: Item) {
  return valueIn(wireName, z.array(item));
}

// As of entities.
const valuesOfObjects = new WeakMap<object, Field>();

/** What the wire's object of a `valueIn` or `listIn` holds; undefined for any other schema. */
export function valueOfObject(wireObject: object): Field | undefined {
  return valuesOfObjects.get(wireObject);
}

/** `{ status: true, [wireName]: {...} }` on the wire, the bare value inside. */
export function valueIn<Item extends z.ZodMiniType>(wireName: string, item: Item) {
  const wireObject = z.object({ status: z._default(z.boolean(), true), [wireName]: item });
  valuesOfObjects.set(wireObject, field(wireName, item));
  return z.codec(wireObject, z.custom<z.output<Item>>(), {
    decode: (wire) => (wire as Record<string, unknown>)[wireName] as z.output<Item>,
    encode: (value) => ({ status: true, [wireName]: value }) as never,
  });
}

function renamed(source: Record<string, unknown>, names: (readonly [string, string])[], from: 0 | 1) {
  const target: Record<string, unknown> = {};
  for (const name of names) {
    const value = source[name[from]];
    if (value !== undefined) target[name[1 - from] as string] = value;
  }
  return target;
}
