import { expect, test } from 'vitest';
import { addressPart, deviceName } from './device-name.ts';

test.each([
  [
    'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari/537.36',
    'Chrome en Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari en iPhone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36 Edg/142.0',
    'Edge en Windows',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox en Mac'],
  ['curl/8', 'Otro navegador'],
  ['', 'Otro navegador'],
])('%s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

test('an address keeps the part that names its network', () => {
  expect(addressPart('190.25.13.7')).toBe('190.25.*.*');
  expect(addressPart('::ffff:190.25.13.7')).toBe('190.25.*.*');
  expect(addressPart('2800:e2:400::1')).toBe('2800:e2:*');
  expect(addressPart('::1')).toBe('');
});
