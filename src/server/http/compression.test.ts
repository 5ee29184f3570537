import { expect, test } from 'vitest';
import { chooseEncoding } from './compression.ts';

test.each([
  [undefined, null],
  ['', null],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['x-gzip', 'gzip'],
  ['deflate', null],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['gzip;q=0', null],
  ['gzip;q=0, br;q=0', null],
  ['gzip; q=0.0 , br ;q=0.000', null],
  ['br;q=0, gzip', 'gzip'],
  ['*;q=0', null],
  ['*;q=0, gzip', 'gzip'],
  ['br;q=0.1, gzip;q=0.9', 'gzip'],
  ['br;q=0.5, gzip;q=0.5', 'br'],
  ['gzip;q=0.5, identity', null],
  ['gzip;q=0.001', 'gzip'],
  ['gzip;q=2', null],
  ['gzip;q=', null],
  ['gzip;q=x', null],
  ['notgzip, brotli', null],
] as const)('Accept-Encoding %j takes %s', (header, encoding) => {
  expect(chooseEncoding(header, ['br', 'gzip'])).toBe(encoding);
});

test('without brotli at hand gzip is the second best', () => {
  expect(chooseEncoding('br, gzip;q=0.5', ['gzip'])).toBe('gzip');
  expect(chooseEncoding('br', ['gzip'])).toBe(null);
});
