import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isInColombia, isPlausibleAddress, isPlausiblePoint, normalizeAddress } from './address.ts';

const bogota = { latitude: 4.649251, longitude: -74.106992 };

test.each([
  ['Calle 10 # 20-30, Apto 301', 'Calle 10 # 20-30'],
  ['Carrera 7 # 71-21, Torre B, Of. 902', 'Carrera 7 # 71-21'],
  ['Cra. 7 No. 71-21 Apto 301', 'Carrera 7 # 71-21'],
  ['kr 7 no 71 - 21 apto301', 'Carrera 7 # 71-21'],
  ['KR 15 N° 88-64', 'Carrera 15 # 88-64'],
  ['Cl 26#13-19 Int 4', 'Calle 26 # 13-19'],
  ['CALLE 10 Nro 20-30', 'Calle 10 # 20-30'],
  ['Av. Cra 68 Nº 75A-50', 'Avenida Carrera 68 # 75A-50'],
  ['AC 26 # 59-51', 'Avenida Calle 26 # 59-51'],
  ['Dg 45 Bis Sur # 16A-31', 'Diagonal 45 Bis Sur # 16A-31'],
  ['Transversal 93 # 53-48 Int. 12', 'Transversal 93 # 53-48'],
  ['Mz 5 Casa 12, Barrio La Esperanza', 'Manzana 5 Casa 12, Barrio La Esperanza'],
  ['Vereda El Salitre, Km 4 vía La Calera', 'Vereda El Salitre, Km 4 vía La Calera'],
  ['Calle 5 Norte # 2N-10', 'Calle 5 Norte # 2N-10'],
  ['Carrera 43A # 1-50, Local 12 Barrio El Poblado', 'Carrera 43A # 1-50 Barrio El Poblado'],
])('%s is asked for as %s', (written, normalized) => {
  expect(normalizeAddress(written)).toBe(normalized);
});

test('a normalised address stays as it is', () => {
  const part = fc.constantFrom(
    'Cra',
    'Cl.',
    'AK',
    '7',
    '#',
    'No.',
    '71-21',
    ',',
    'Apto 301',
    'Sur',
    'Vereda',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const once = normalizeAddress(parts.join(' '));
      expect(normalizeAddress(once)).toBe(once);
    }),
  );
});

test.each(['Calle 10 # 20-30', 'Vereda El Salitre', 'Finca La Ñ, km 4'])('%s can be an address', (text) => {
  expect(isPlausibleAddress(text)).toBe(true);
});

test.each(['', '12345678', 'aaaaaaaa', '# 20-30', 'C 1', 'x'.repeat(201)])('%j cannot', (text) => {
  expect(isPlausibleAddress(text)).toBe(false);
});

test('Colombia includes San Andrés and Leticia, not its neighbours’ capitals', () => {
  expect(isInColombia({ latitude: 12.578108, longitude: -81.707181 })).toBe(true);
  expect(isInColombia({ latitude: -4.19895, longitude: -69.941721 })).toBe(true);
  expect(isInColombia({ latitude: 40.4168, longitude: -3.7038 })).toBe(false);
  expect(isInColombia({ latitude: 8.98, longitude: -79.52 })).toBe(false);
});

test('a point more than 60 km from the seat is not trusted', () => {
  expect(isPlausiblePoint({ latitude: 4.7, longitude: -74.05 }, bogota)).toBe(true);
  expect(isPlausiblePoint({ latitude: 4.432248, longitude: -75.19425 }, bogota)).toBe(false);
  expect(isPlausiblePoint({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 0 })).toBe(false);
});
