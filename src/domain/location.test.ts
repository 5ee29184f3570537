import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceKilometres, placeName } from './location.ts';

const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

test('Bogotá to Medellín is about 241 km', () => {
  const bogota = { latitude: 4.649251, longitude: -74.106992 };
  const medellin = { latitude: 6.246631, longitude: -75.581775 };
  expect(distanceKilometres(bogota, medellin)).toBeCloseTo(241.24, 1);
});

test('distance is the same both ways, zero at home and never above half the globe', () => {
  fc.assert(
    fc.property(point, point, (from, to) => {
      const distance = distanceKilometres(from, to);
      expect(distance).toBeCloseTo(distanceKilometres(to, from), 6);
      expect(distance).toBeLessThanOrEqual(6371 * Math.PI);
      expect(distanceKilometres(from, from)).toBe(0);
    }),
  );
});

test('a place is named with its department, and Bogotá only once', () => {
  expect(placeName({ city: 'Soacha', department: 'Cundinamarca' })).toBe('Soacha, Cundinamarca');
  expect(placeName({ city: 'Bogotá, D.C.', department: 'Bogotá, D.C.' })).toBe('Bogotá, D.C.');
});
