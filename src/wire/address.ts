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
  // A page makes hundreds: the pattern is taken apart once.
  const [start = '', ...pieces] = pattern.split(/:\w+/);
  const link = (...values: unknown[]) =>
    pieces.reduce((path, piece) => path + encodeURIComponent(values.shift() as Value) + piece, start) +
    (queryOf ? queryText(queryOf(...(values as Asked))) : '');
  return Object.assign(link, { pattern });
}

function queryText(query: Query): string {
  let text = '';
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null)
      text += `${text ? '&' : '?'}${name}=${encodeURIComponent(value)}`;
  return text;
}
