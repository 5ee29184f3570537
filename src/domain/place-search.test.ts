import { expect, test } from 'vitest';
import { findPlaces, nearestPlace } from './place-search.ts';

const places = [
  { name: 'Bogotá, D.C.', latitude: 4.65, longitude: -74.1 },
  { name: 'Medellín', latitude: 6.25, longitude: -75.57 },
  { name: 'Medina', latitude: 4.51, longitude: -73.35 },
  { name: 'Remedios', latitude: 7.03, longitude: -74.7 },
  { name: 'California', latitude: 7.35, longitude: -72.95 },
  { name: 'Santiago de Cali', latitude: 3.44, longitude: -76.52 },
  { name: 'San José de Miranda', latitude: 6.66, longitude: -72.73 },
];
const names = (typed: string, limit = 8) => findPlaces(places, typed, limit).map(({ name }) => name);

test('accents, case, commas and dots are forgiven', () => {
  expect(names('MEDELLIN')).toEqual(['Medellín']);
  expect(names('bogota dc')).toEqual(['Bogotá, D.C.']);
  expect(names('bogota d.c')).toEqual(['Bogotá, D.C.']);
  expect(names(' josé ')).toEqual(['San José de Miranda']);
});

test('first letters come before words inside, and those before letters inside a word', () => {
  expect(names('med')).toEqual(['Medellín', 'Medina', 'Remedios']);
  expect(names('mi')).toEqual(['San José de Miranda']);
  expect(names('med', 2)).toEqual(['Medellín', 'Medina']);
});

test('a whole word comes before a beginning', () =>
  expect(names('cali')).toEqual(['Santiago de Cali', 'California']));

test.each(['', '  ', ',.', 'medxx'])('"%s" finds nothing', (typed) => expect(names(typed)).toEqual([]));

test('the nearest place is found, and none for whoever is abroad', () => {
  expect(nearestPlace(places, { latitude: 6.2, longitude: -75.6 })?.name).toBe('Medellín');
  expect(nearestPlace(places, { latitude: 40.4, longitude: -3.7 })).toBeNull();
  expect(nearestPlace([], { latitude: 4, longitude: -74 })).toBeNull();
});
