type Value = string | number;
type Query = Record<string, Value | null | undefined>;

type ValuesOf<Pattern extends string> = Pattern extends `${string}:${string}/${infer Rest}`
  ? [Value, ...ValuesOf<`/${Rest}`>]
  : Pattern extends `${string}:${string}`
    ? [Value]
    : [];

/** Makes the links to a page; its pattern is what the router knows the page by. */
export interface Address<Values extends unknown[]> {
  (...values: Values): string;
  pattern: string;
}

/** The values of the pattern come first, in its order; those after them are the query's. */
export function address<Pattern extends string, Asked extends unknown[] = []>(
  pattern: Pattern,
  queryOf?: (...asked: Asked) => Query,
): Address<[...ValuesOf<Pattern>, ...Asked]> {
  const link = (...values: unknown[]) => {
    const path = pattern.replace(/:\w+/g, () => encodeURIComponent(values.shift() as Value));
    return path + queryText(queryOf?.(...(values as Asked)) ?? {});
  };
  return Object.assign(link, { pattern });
}

function queryText(query: Query): string {
  const parts = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}
