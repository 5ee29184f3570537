import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  bandsOf,
  fingerprintDistance,
  fingerprintOf,
  probesOf,
  SAME_PICTURE_DISTANCE,
} from './picture-fingerprint.ts';

const fingerprint = fc
  .bigInt({ min: 0n, max: (1n << 64n) - 1n })
  .map((bits) => bits.toString(16).padStart(16, '0'));

test('whatever is near enough shares a number with what is looked for', () => {
  const places = fc.uniqueArray(fc.integer({ min: 0, max: 63 }), { maxLength: SAME_PICTURE_DISTANCE });
  fc.assert(
    fc.property(fingerprint, places, (one, flipped) => {
      const bits = flipped.reduce((left, place) => left ^ (1n << BigInt(place)), BigInt(`0x${one}`));
      const other = bits.toString(16).padStart(16, '0');
      expect(fingerprintDistance(one, other)).toBe(flipped.length);
      const bands = bandsOf(other);
      expect(probesOf(one).some((probe) => bands.includes(probe))).toBe(true);
    }),
  );
});

test('quarters with the same bits in other places are other numbers', () => {
  expect(new Set(bandsOf('abcdabcdabcdabcd')).size).toBe(4);
  expect(new Set(probesOf('0123456789abcdef')).size).toBe(68);
});

test('a plain picture has nothing to tell it by', () => {
  expect(fingerprintOf(new Uint8Array(72).fill(120))).toBeNull();
  expect(fingerprintOf(Uint8Array.from({ length: 72 }, (_, at) => (at % 9) * 20))).toBe('ffffffffffffffff');
});
