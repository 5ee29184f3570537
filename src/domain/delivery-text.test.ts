import { expect, test } from 'vitest';
import { freshReachText, kilogramsText, shortCityName } from './delivery-text.ts';

test('says where fresh goods go, by the nearest town and the number of the others', () => {
  expect(freshReachText(['Bogotá, D.C.', 'Soacha'], 16)).toBe(
    'Fresco: viaja solo a Bogotá y 15 municipios cercanos.',
  );
  expect(freshReachText(['Pasto', 'Nariño'], 2)).toBe('Fresco: viaja solo a Pasto y 1 municipio cercano.');
  expect(freshReachText(['Leticia'], 1)).toBe('Fresco: viaja solo a Leticia.');
  expect(freshReachText([], 0)).toBe('Fresco: por ahora no viaja.');
});

test('names and weights are written as people say them', () => {
  expect(shortCityName('Bogotá, D.C.')).toBe('Bogotá');
  expect(shortCityName('San José del Guaviare')).toBe('San José del Guaviare');
  expect([kilogramsText(2.1), kilogramsText(3)]).toEqual(['2,1 kg', '3 kg']);
});
