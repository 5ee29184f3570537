import { expect, test } from 'vitest';
import type { TodayLine } from '../cart/today-cart-line.ts';
import { repeatedCart } from './repeated-lines.ts';

const line = (changes: Partial<TodayLine> = {}): TodayLine => ({
  productId: 1,
  name: 'Aguacate Hass x 1 kg',
  reference: 'A-1',
  price: 9_900,
  salePrice: 7_900,
  imageUrl: '/img/a-640.webp',
  sellerId: 73,
  sellerName: 'Frailuna del Campo',
  weightKilograms: 1,
  heightCentimetres: 10,
  widthCentimetres: 10,
  lengthCentimetres: 10,
  quantity: 3,
  terms: [{ attributeId: 1, attribute: 'Maduración', termId: 2, term: 'Para hoy' }],
  variantId: null,
  content: null,
  needsChoice: false,
  available: true,
  onHand: 10,
  ...changes,
});

test('a line that is sold goes into the cart with its terms and prices of today', () => {
  const { lines, notices } = repeatedCart([line()]);
  expect(notices).toEqual([]);
  expect(lines).toMatchObject([
    {
      productId: 1,
      quantity: 3,
      price: 9_900,
      salePrice: 7_900,
      chosenTerms: [{ attributeId: 1, termId: 2 }],
      termNames: [{ attribute: 'Maduración', term: 'Para hoy' }],
    },
  ]);
  expect(lines[0]).not.toHaveProperty('onHand');
});

test('what is gone, sold out or scarce is said, and no more is taken than there is', () => {
  const { lines, notices } = repeatedCart([
    line({ name: 'Queso', available: false, onHand: 0 }),
    line({ name: 'Pan', onHand: 0 }),
    line({ name: 'Miel', onHand: 1 }),
    line({ name: 'Café', onHand: 2 }),
  ]);
  expect(lines.map(({ name, quantity }) => [name, quantity])).toEqual([
    ['Miel', 1],
    ['Café', 2],
  ]);
  expect(notices).toEqual([
    'Queso ya no está disponible.',
    'Pan se agotó.',
    'Miel: queda 1 unidad de las 3 que pediste.',
    'Café: quedan 2 unidades de las 3 que pediste.',
  ]);
});

test('options of one stock share what there is', () => {
  const option = (termId: number, quantity: number) =>
    line({
      name: 'Banano',
      quantity,
      terms: [{ attributeId: 1, attribute: 'Maduración', termId, term: String(termId) }],
      onHand: 15,
      sharesStock: true,
    });
  const { lines, notices } = repeatedCart([option(2, 10), option(3, 10), option(4, 1)]);
  expect(lines.map(({ quantity }) => quantity)).toEqual([10, 5]);
  expect(notices).toEqual([
    'Banano: quedan 5 unidades de las 10 que pediste.',
    'Banano: no alcanza para todas las opciones que pediste.',
  ]);
});
