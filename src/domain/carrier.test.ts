import { expect, test } from 'vitest';
import { carrierName } from './carrier.ts';

test.each([
  ['interrapidisimo', 'Inter Rapidísimo'],
  ['  ENVIA ', 'Envía'],
  ['472', '4-72'],
  ['Mensajería  La Veloz ', 'Mensajería La Veloz'],
])('%s is %s', (written, name) => {
  expect(carrierName(written)).toBe(name);
});
