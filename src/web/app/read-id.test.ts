import { expect, test } from 'vitest';
import { readId } from './read-id.ts';

test('an id beyond what the database holds is none', () => {
  expect([readId('12'), readId('2147483648'), readId('1e3'), readId('-1'), readId(undefined)]).toEqual([
    12,
    null,
    null,
    null,
    null,
  ]);
});
