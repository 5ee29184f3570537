import { expect, test } from 'vitest';
import type { CartLine } from '../../../../domain/cart.ts';
import { compare, noticeOf } from './cart-check.ts';

const line: CartLine = {
  productId: 12,
  sellerId: 73,
  sellerName: 'Finca La Loma',
  name: 'Café especial de Huila',
  reference: 'CAF-012',
  price: 42_000,
  salePrice: 33_600,
  imageUrl: '/img/a-640.webp',
  weightKilograms: 0.5,
  heightCentimetres: 20,
  widthCentimetres: 10,
  lengthCentimetres: 8,
  quantity: 3,
  chosenTerms: [
    { attributeId: 1, termId: 4 },
    { attributeId: 2, termId: 7 },
  ],
  termNames: [],
};
const unchanged = { available: true, choiceIsValid: true, onHand: 20, price: 42_000, salePrice: 33_600 };

test('nothing is said of a line that is as it was', () => {
  expect(noticeOf(line, unchanged)).toBeNull();
});

test('a changed price is told with the old and the new one', () => {
  expect(noticeOf(line, { ...unchanged, salePrice: null })).toEqual({
    kind: 'price',
    text: 'El precio subió: antes $ 33.600, ahora $ 42.000.',
  });
});

test('too little stock names what is left, and a price change besides', () => {
  expect(noticeOf(line, { ...unchanged, onHand: 2, salePrice: 30_000 })).toEqual({
    kind: 'stock',
    text: 'Quedan 2 unidades. Ajusta la cantidad. El precio bajó: antes $ 33.600, ahora $ 30.000.',
  });
  expect(noticeOf(line, { ...unchanged, onHand: 1 })?.text).toBe('Queda 1 unidad. Ajusta la cantidad.');
});

test('what cannot be bought any more says so', () => {
  expect(noticeOf(line, { ...unchanged, available: false })?.kind).toBe('unavailable');
  expect(noticeOf(line, { ...unchanged, choiceIsValid: false })?.kind).toBe('unavailable');
  expect(noticeOf(line, { ...unchanged, onHand: 0 })?.text).toBe('Se agotó. Elimínalo para continuar.');
});

test('of what is put aside it is said what changed, and nothing is asked for', () => {
  const { productId, chosenTerms } = line;
  const text = (now: object) =>
    compare([line], [{ productId, chosenTerms, ...unchanged, ...now }], true).notices['12:1-4,2-7']?.text;
  expect(text({ onHand: 0 })).toBe('Se agotó.');
  expect(text({ available: false })).toBe('Este producto ya no está disponible.');
  expect(text({ onHand: 2 })).toBe('Quedan 2 unidades.');
  expect(text({ salePrice: null })).toBe('El precio subió: antes $ 33.600, ahora $ 42.000.');
  const other = { ...line, chosenTerms: [{ attributeId: 1, termId: 5 }] };
  const shop = [line, other].map((one) => ({ ...one, ...unchanged, onHand: 4, sharesStock: true as const }));
  expect(compare([line, other], shop, true).notices).toEqual({});
});

test('lines are matched by product and terms in any order, and only sold lines take a new price', () => {
  const { productId, chosenTerms } = line;
  const reversed = [...chosenTerms].reverse();
  const answer = { productId, chosenTerms: reversed, ...unchanged, price: 50_000, salePrice: null };
  expect(compare([line], [answer]).prices).toEqual([{ key: '12:1-4,2-7', price: 50_000, salePrice: null }]);
  expect(compare([line], [{ ...answer, available: false }]).prices).toEqual([]);
  expect(compare([line], [{ ...answer, productId: 13 }])).toEqual({ notices: {}, prices: [] });
});

test('options of one stock are summed: together too many, each of them is marked', () => {
  const option = (termId: number, quantity: number) => ({
    ...line,
    quantity,
    chosenTerms: [{ attributeId: 1, termId }],
  });
  const answers = (onHand: number, sharesStock?: true) =>
    [4, 5].map((termId) => ({ ...option(termId, 1), ...unchanged, onHand, sharesStock }));
  const [green, ripe] = [option(4, 10), option(5, 10)];
  const { notices } = compare([green, ripe], answers(15, true));
  const text = 'Quedan 15 unidades entre tus opciones. Ajusta la cantidad.';
  expect(notices).toEqual({ '12:1-4': { kind: 'stock', text }, '12:1-5': { kind: 'stock', text } });
  expect(compare([green, { ...ripe, quantity: 5 }], answers(15, true)).notices).toEqual({});
  expect(compare([green, ripe], answers(15)).notices).toEqual({});
  // What is no longer offered takes nothing from the others.
  const [first, second] = answers(15, true);
  const gone = second && { ...second, choiceIsValid: false, onHand: 0 };
  expect(compare([green, ripe], first && gone ? [first, gone] : []).notices['12:1-4']).toBeUndefined();
  expect(compare([green], answers(2, true)).notices['12:1-4']?.text).toBe(
    'Quedan 2 unidades. Ajusta la cantidad.',
  );
});
