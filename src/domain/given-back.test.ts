import { expect, test } from 'vitest';
import { givenBackText } from './given-back.ts';

const line = { unitPrice: 30_000, quantity: 3, cancelledQuantity: 0, reduced: 0 };

test.each([
  ['nothing', {}, null],
  ['a unit', { cancelledQuantity: 1 }, '1 unidad anulada o devuelta: $ 30.000'],
  ['all units', { cancelledQuantity: 3 }, '3 unidades anuladas o devueltas: $ 90.000'],
  ['a part of the price', { reduced: 5_000 }, 'Parte del precio devuelta: $ 5.000'],
  [
    'both',
    { cancelledQuantity: 2, reduced: 5_000 },
    '2 unidades anuladas o devueltas y parte del precio: $ 65.000',
  ],
])('of a line that lost %s', (_what, gone, text) => {
  expect(givenBackText({ ...line, ...gone })).toBe(text);
});
