import { expect, test } from 'vitest';
import { quantitiesOf } from './search-quantity.ts';

test.each([
  [['1kg', '1 kilo', 'x 1 kg', '1.000 g', '1000 gramos', 'un kilo', '2 libras'], 'q:1000g'],
  [['500 gr', '500g', 'una libra', 'media kilo', '1/2 kilo', '0,5 kg', 'libra de'], 'q:500g'],
  [['x 30', '30 unidades', '30 und'], 'q:30u'],
  [['1 L', '1 litro', '1000 ml', 'litro de'], 'q:1000ml'],
  [['24"', '24 pulgadas'], 'q:24in'],
  [['20.000 mAh', '20000mah'], 'q:20000mah'],
  [['1 TB', '1000 GB', '1000 gigas'], 'q:1000000mb'],
  [['media docena', 'x 6'], 'q:6u'],
])('%j are one amount', (written, lexeme) => {
  expect(written.map((text) => quantitiesOf(text).lexemes)).toEqual(written.map(() => [lexeme]));
});

test('what is no amount stays in the rest', () => {
  expect(quantitiesOf('camiseta talla m')).toEqual({ lexemes: [], written: [], rest: 'camiseta talla m' });
  expect(quantitiesOf('arroz 5 kilos').rest.trim()).toBe('arroz');
  expect(quantitiesOf('usb-c 3.0').lexemes).toEqual([]);
});
