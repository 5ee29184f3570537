import { expect, test } from 'vitest';
import { addressKey } from './address-key.ts';

test.each([
  ['Carrera 7 # 71-21, Torre B, Apto 301', 'CRA. 7 No. 71 - 21 apartamento 301 torre b'],
  ['Calle 10 # 20-30', 'cll 10 #20-30'],
  ['Diagonal 45 Bis Sur # 16A-31', 'Dg 45 bis sur No 16a - 31'],
  ['Vereda El Salitre, Km 4 vía La Calera', 'vereda el salitre km 4 via la calera'],
])('%s is %s', (one, other) => {
  expect(addressKey('11001', other)).toBe(addressKey('11001', one));
});

test.each([
  ['flats of one building', 'Carrera 7 # 71-21 Apto 301', 'Carrera 7 # 71-21 Apto 302'],
  ['towers', 'Carrera 7 # 71-21 Torre A Apto 301', 'Carrera 7 # 71-21 Torre B Apto 301'],
  ['house numbers', 'Calle 10 # 20-30', 'Calle 10 # 20-31'],
  ['streets and avenues', 'Calle 10 # 20-30', 'Carrera 10 # 20-30'],
])('%s are told apart', (_, one, other) => {
  expect(addressKey('11001', one)).not.toBe(addressKey('11001', other));
});

test('the same street in another city is another place', () => {
  expect(addressKey('05001', 'Calle 10 # 20-30')).not.toBe(addressKey('11001', 'Calle 10 # 20-30'));
});
