import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SORTS } from '../../../../wire/catalogue/catalog.ts';
import { readCursor, writeCursor } from './listing-cursor.ts';

const anyPosition = fc.record({
  sort: fc.constantFrom(...SORTS),
  direction: fc.constantFrom('after' as const, 'before' as const),
  key: fc.integer({ min: -2_147_483_647, max: 2_147_483_647 }),
  id: fc.integer({ min: 1, max: 2_147_483_647 }),
});

test('a cursor leads back to its position, and only in a list of the same sort', () => {
  fc.assert(
    fc.property(anyPosition, fc.constantFrom(...SORTS), (position, sort) => {
      expect(readCursor(writeCursor(position), sort)).toEqual(sort === position.sort ? position : null);
    }),
  );
});

test('a moment keeps its microseconds', () => {
  const position = { sort: 'nuevos', direction: 'after', key: 1_768_478_400_123_456, id: 7 } as const;
  expect(readCursor(writeCursor(position), 'nuevos')).toEqual(position);
});

test('no made-up text becomes a position outside what PostgreSQL can compare', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.base64String()), fc.constantFrom(...SORTS), (text, sort) => {
      const position = readCursor(text, sort);
      if (position) expect(Math.abs(position.key)).toBeLessThanOrEqual(8_000_000_000_000_000);
    }),
  );
  const beyond = { direction: 'after', key: 2_147_483_648, id: 1 } as const;
  expect(readCursor(writeCursor({ ...beyond, sort: 'popular' }), 'popular')).toBe(null);
});
