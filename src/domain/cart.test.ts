import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addLine,
  type CartLine,
  type ChosenTerm,
  cartTotals,
  chooseTerm,
  everyAttributeChosen,
  isValidChoice,
  keyOfLine,
  lineKey,
  quantityOptions,
  removeLine,
  setQuantity,
} from './cart.ts';

const red: ChosenTerm = { attributeId: 1, termId: 11 };
const medium: ChosenTerm = { attributeId: 2, termId: 21 };

const colour = {
  id: 1,
  name: 'Color',
  productId: 1,
  terms: [
    { id: 11, name: 'Rojo' },
    { id: 12, name: 'Azul' },
  ],
};
const size = { id: 2, name: 'Talla', productId: 1, terms: [{ id: 21, name: 'M' }] };

const chosenTerms = fc.uniqueArray(fc.record({ attributeId: fc.nat(99), termId: fc.nat(99) }), {
  selector: ({ attributeId }) => attributeId,
  maxLength: 5,
});

const cartLine = fc
  .record({
    productId: fc.integer({ min: 1, max: 4 }),
    chosenTerms: fc.subarray([red, medium]),
    quantity: fc.integer({ min: 1, max: 30 }),
    price: fc.integer({ min: 1, max: 1_000_000 }),
    salePrice: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
  })
  .map(buildLine);

test('the order of the chosen terms does not change a line’s identity', () => {
  fc.assert(
    fc.property(fc.nat(), chosenTerms, (productId, terms) => {
      expect(lineKey(productId, terms.toReversed())).toBe(lineKey(productId, terms));
    }),
  );
});

test('another product or another set of terms is another line', () => {
  fc.assert(
    fc.property(fc.nat(99), fc.nat(99), chosenTerms, chosenTerms, (left, right, leftTerms, rightTerms) => {
      const same = left === right && asSet(leftTerms) === asSet(rightTerms);
      expect(lineKey(left, leftTerms) === lineKey(right, rightTerms)).toBe(same);
    }),
  );
});

test('adding an identical line raises its quantity in place, with the newer price', () => {
  const first = buildLine({ productId: 1, chosenTerms: [red, medium], quantity: 2, price: 1000 });
  const other = buildLine({ productId: 2 });
  const again = buildLine({ productId: 1, chosenTerms: [medium, red], quantity: 3, price: 1200 });
  const lines = addLine([first, other], again);
  expect(lines.map(({ productId, quantity, price }) => [productId, quantity, price])).toEqual([
    [1, 5, 1200],
    [2, 1, 1000],
  ]);
});

test('the same product with other terms is a line of its own', () => {
  const lines = addLine([buildLine({ chosenTerms: [red] })], buildLine({ chosenTerms: [medium] }));
  expect(lines).toHaveLength(2);
});

test('however lines are added, none is lost and every identity stands once', () => {
  fc.assert(
    fc.property(fc.array(cartLine), (added) => {
      const lines = added.reduce<CartLine[]>((cart, line) => addLine(cart, line), []);
      expect(new Set(lines.map(keyOfLine)).size).toBe(lines.length);
      expect(cartTotals(lines).itemCount).toBe(cartTotals(added).itemCount);
    }),
  );
});

test('original price less discount is the subtotal', () => {
  fc.assert(
    fc.property(fc.array(cartLine), (lines) => {
      const totals = cartTotals(lines);
      expect(totals.original - totals.discount).toBe(totals.subtotal);
      expect(totals.discount).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('totals count units and use the sale price only when it is lower', () => {
  const lines = [
    buildLine({ productId: 1, price: 9900, salePrice: 8400, quantity: 2 }),
    buildLine({ productId: 2, price: 5000, salePrice: 6000, quantity: 1 }),
  ];
  expect(cartTotals(lines)).toEqual({ itemCount: 3, original: 24800, discount: 3000, subtotal: 21800 });
});

test('quantity is set and lines are removed by key only', () => {
  const lines = [buildLine({ productId: 1 }), buildLine({ productId: 2 })];
  expect(setQuantity(lines, lineKey(2, []), 7).map(({ quantity }) => quantity)).toEqual([1, 7]);
  expect(removeLine(lines, lineKey(1, [])).map(({ productId }) => productId)).toEqual([2]);
  expect(removeLine(lines, 'missing')).toEqual(lines);
});

test.each([0, -1, 1.5, Number.NaN])('%d is refused as a quantity', (quantity) => {
  expect(() => setQuantity([buildLine({})], lineKey(1, []), quantity)).toThrow(RangeError);
  expect(() => addLine([], buildLine({ quantity }))).toThrow(RangeError);
});

test('the select offers 1 to 10 and keeps showing a larger quantity', () => {
  expect(quantityOptions(3)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(quantityOptions(10)).toHaveLength(10);
  expect(quantityOptions(25).slice(-2)).toEqual([10, 25]);
});

test('choosing a term replaces the earlier choice of that attribute', () => {
  const blue = { attributeId: 1, termId: 12 };
  expect(chooseTerm([red, medium], blue)).toEqual([medium, blue]);
});

test('buying opens only when every attribute has one of its own terms', () => {
  expect(everyAttributeChosen([colour, size], [red])).toBe(false);
  expect(everyAttributeChosen([colour, size], [red, medium])).toBe(true);
  expect(everyAttributeChosen([colour], [{ attributeId: 1, termId: 999 }])).toBe(false);
  expect(everyAttributeChosen([], [])).toBe(true);
  expect(everyAttributeChosen([{ ...colour, terms: [] }], [])).toBe(true);
});

test('an order accepts exactly one choice per attribute and nothing foreign', () => {
  expect(isValidChoice([colour, size], [medium, red])).toBe(true);
  expect(isValidChoice([colour], [red, medium])).toBe(false);
  expect(isValidChoice([colour], [red, { attributeId: 1, termId: 12 }])).toBe(false);
  expect(isValidChoice([colour, size], [red])).toBe(false);
  expect(isValidChoice([], [red])).toBe(false);
});

function asSet(terms: readonly ChosenTerm[]): string {
  const sorted = terms.toSorted((left, right) => left.attributeId - right.attributeId);
  return JSON.stringify(sorted.map(({ attributeId, termId }) => [attributeId, termId]));
}

function buildLine(line: Partial<CartLine>): CartLine {
  return {
    productId: 1,
    sellerId: 73,
    sellerName: 'Finca La Esperanza',
    name: 'Camisa',
    reference: 'ROP-001',
    price: 1000,
    salePrice: null,
    imageUrl: '/images/camisa.webp',
    weightKilograms: 0.4,
    heightCentimetres: 5,
    widthCentimetres: 20,
    lengthCentimetres: 30,
    quantity: 1,
    chosenTerms: [],
    termNames: [],
    ...line,
  };
}
