import { expect, test } from 'vitest';
import { carrierName, ownTrackingAddress, trackingAddress } from './carrier.ts';

test.each([
  ['interrapidisimo', 'Inter Rapidísimo'],
  ['  ENVIA ', 'Envía'],
  ['472', '4-72'],
  ['Mensajería  La Veloz ', 'Mensajería La Veloz'],
])('%s is %s', (written, name) => {
  expect(carrierName(written)).toBe(name);
});

test('the address of a parcel holds its number as it is, and no address is made up', () => {
  const address = (carrier: string | null, trackingNumber: string | null) =>
    trackingAddress({ carrier, trackingNumber });
  expect(address('TCC', '12 3/4&x')).toBe(
    'https://tcc.com.co/courier/mensajeria/rastrear-envio/?guia=12%203%2F4%26x',
  );
  expect(address('Envía', '1')).toBe('https://envia.co/');
  for (const carrier of ['Mensajería La Veloz', 'constructor', null])
    expect(address(carrier, '1')).toBeNull();
  expect(address('TCC', null)).toBeNull();
});

test('the page that a shop names is that of a carrier outside the list only', () => {
  const trackingUrl = 'https://laveloz.co/guia/1';
  expect(trackingAddress({ carrier: 'La Veloz', trackingNumber: '1', trackingUrl })).toBe(trackingUrl);
  expect(trackingAddress({ carrier: 'Saferbo', trackingNumber: '1', trackingUrl })).toBeNull();
});

test.each([
  ['https://laveloz.co/guia?n=1', 'https://laveloz.co/guia?n=1'],
  [' https://LaVeloz.com.co ', 'https://LaVeloz.com.co'],
  ['http://laveloz.co/guia', null],
  ['javascript:alert(1)', null],
  ['https://plazuela.test@laveloz.co/', null],
  ['https://laveloz.co:8443/', null],
  ['https://10.0.0.1/', null],
  ['https://localhost/', null],
  ['laveloz.co/guia', null],
  ['https://laveloz.co/a"b', null],
  ['https://laveloz.co\\@malo.co/', null],
  [`https://laveloz.co/${'x'.repeat(300)}`, null],
])('%s as an own page is %s', (written, address) => {
  expect(ownTrackingAddress(written)).toBe(address);
});
