import { expect, test } from 'vitest';
import { carrierName, trackingAddress } from './carrier.ts';

test.each([
  ['interrapidisimo', 'Inter Rapidísimo'],
  ['  ENVIA ', 'Envía'],
  ['472', '4-72'],
  ['Mensajería  La Veloz ', 'Mensajería La Veloz'],
])('%s is %s', (written, name) => {
  expect(carrierName(written)).toBe(name);
});

test('the address of a parcel holds its number as it is, and no address is made up', () => {
  expect(trackingAddress('TCC', '12 3/4&x')).toBe(
    'https://tcc.com.co/courier/mensajeria/rastrear-envio/?guia=12%203%2F4%26x',
  );
  expect(trackingAddress('Envía', '1')).toBe('https://envia.co/');
  for (const carrier of ['Mensajería La Veloz', 'constructor', null])
    expect(trackingAddress(carrier, '1')).toBeNull();
  expect(trackingAddress('TCC', null)).toBeNull();
});
