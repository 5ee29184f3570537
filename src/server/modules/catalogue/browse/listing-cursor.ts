import { SORTS, type Sort } from '../../../../wire/catalogue/catalog.ts';
import type { Position } from './listing.ts';

const maximumInteger = 2_147_483_647;
// The year 2223; a whole number of JavaScript ends not far behind.
const maximumMicroseconds = 8_000_000_000_000_000;

/** The opaque text of a position, safe in URLs. */
export function writeCursor({ sort, direction, key, id }: Position): string {
  return Buffer.from(`${SORTS.indexOf(sort)}.${direction === 'after' ? 'a' : 'b'}.${key}.${id}`).toString(
    'base64url',
  );
}

/** Null for a text that is no cursor of a list with this sort: made up, cut or of another sort. */
export function readCursor(text: string, sort: Sort): Position | null {
  const parts = /^(\d)\.([ab])\.(-?\d{1,16})\.(\d{1,10})$/.exec(Buffer.from(text, 'base64url').toString());
  if (!parts) return null;
  const [, sortIndex, direction, key, id] = parts;
  const position: Position = {
    sort,
    direction: direction === 'a' ? 'after' : 'before',
    key: Number(key),
    id: Number(id),
  };
  const maximumKey = sort === 'nuevos' ? maximumMicroseconds : maximumInteger;
  const isValid =
    SORTS[Number(sortIndex)] === sort &&
    Math.abs(position.key) <= maximumKey &&
    position.id >= 1 &&
    position.id <= maximumInteger;
  return isValid ? position : null;
}
