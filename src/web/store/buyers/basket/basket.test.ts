import { expect, test } from 'vitest';
import {
  changeSince,
  choicesOf,
  firstChoiceOf,
  keyOfWanted,
  obstacleOf,
  roomOf,
  takenLines,
  type WantedLine,
} from './basket.ts';

const line = (changes: Partial<WantedLine> = {}): WantedLine => ({
  productId: 1,
  name: 'Café',
  reference: 'C-1',
  price: 20_000,
  salePrice: null,
  imageUrl: '/img/c.webp',
  sellerId: 73,
  sellerName: 'Frailuna',
  weightKilograms: 1,
  heightCentimetres: 1,
  widthCentimetres: 1,
  lengthCentimetres: 1,
  quantity: 3,
  terms: [{ attributeId: 4, attribute: 'Molienda', termId: 9, term: 'Fina' }],
  variantId: null,
  content: null,
  needsChoice: false,
  available: true,
  onHand: 10,
  ...changes,
});

test('no more is taken than there is, and nothing that cannot be bought', () => {
  expect(firstChoiceOf(line())).toEqual({ quantity: 3, isTaken: true });
  expect(firstChoiceOf(line({ onHand: 2 }))).toEqual({ quantity: 2, isTaken: true });
  expect(firstChoiceOf(line({ onHand: 0 })).isTaken).toBe(false);
  expect(firstChoiceOf(line({ available: false })).isTaken).toBe(false);
});

test('what is taken goes into the cart with its terms, whatever else the line says', () => {
  const lines = [line(), line({ productId: 2, onHand: 0 }), { ...line({ productId: 3 }), times: 4 }];
  const taken = takenLines(lines, ({ productId }) => ({ quantity: productId, isTaken: true }));
  expect(taken.map(({ productId, quantity }) => [productId, quantity])).toEqual([
    [1, 1],
    [3, 3],
  ]);
  expect(taken[1]).toMatchObject({
    chosenTerms: [{ attributeId: 4, termId: 9 }],
    termNames: [{ attribute: 'Molienda', term: 'Fina' }],
  });
  for (const name of ['times', 'terms', 'onHand', 'available']) expect(taken[1]).not.toHaveProperty(name);
  expect(takenLines(lines, () => ({ quantity: 1, isTaken: false }))).toEqual([]);
});

test('a line of a variant keeps its page and its net content', () => {
  const content = { amount: 250, unit: 'g', pieces: 1 } as const;
  const [taken] = takenLines([line({ variantId: 1_000_001, content })], firstChoiceOf);
  expect(taken).toMatchObject({ variantId: 1_000_001, content });
});

test('says why a line cannot be bought', () => {
  expect(obstacleOf(line())).toBeNull();
  expect(obstacleOf(line({ onHand: 0 }))).toBe('Agotado.');
  expect(obstacleOf(line({ available: false, onHand: 0 }))).toBe('Hoy no se puede comprar.');
  expect(obstacleOf(line({ needsChoice: true, available: false }))).toContain('Elige');
});

test('the change is of what is paid, with the offer', () => {
  expect(changeSince(line(), 18_500)).toBe(1_500);
  expect(changeSince(line({ salePrice: 17_000 }), 18_500)).toBe(-1_500);
});

test('options of one stock share what there is, however they are changed', () => {
  const option = (termId: number) =>
    line({
      quantity: 10,
      terms: [{ attributeId: 4, attribute: 'Maduración', termId, term: String(termId) }],
      onHand: 15,
      sharesStock: true,
    });
  const lines = [option(1), option(2), option(3)] as const;
  const taken = (changed: Parameters<typeof choicesOf>[1]) =>
    [...choicesOf(lines, changed).values()].map(({ quantity, isTaken }) => (isTaken ? quantity : 0));
  expect(taken(new Map())).toEqual([10, 5, 0]);
  const choices = choicesOf(lines, new Map());
  expect(lines.map((one) => roomOf(one, lines, choices))).toEqual([10, 5, 0]);
  expect(obstacleOf(lines[2], 0)).toBe('No quedan más unidades entre tus opciones.');
  // What somebody chose goes before what was wanted.
  const chosen = new Map([[keyOfWanted(lines[2]), { quantity: 12, isTaken: true }]]);
  expect(taken(chosen).toSorted()).toEqual([0, 12, 3]);
  const own = lines.map((one) => ({ ...one, sharesStock: undefined }));
  expect([...choicesOf(own, new Map()).values()].map(({ quantity }) => quantity)).toEqual([10, 10, 10]);
});
