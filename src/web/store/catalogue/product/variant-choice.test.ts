import { expect, test } from 'vitest';
import {
  type Choosable,
  cardLook,
  chosenVariant,
  firstChoice,
  offeredAttributes,
  offeredTerms,
  shownPrice,
  soldOutSentence,
  withTerm,
} from './variant-choice.ts';

type Variant = Choosable['variants'][number];

const variant = (id: number, termIds: number[], price: number, more: Partial<Variant> = {}): Variant => ({
  id,
  termIds,
  reference: `CAF-${id}`,
  price,
  salePrice: null,
  weightKilograms: 1,
  heightCentimetres: 1,
  widthCentimetres: 1,
  lengthCentimetres: 1,
  imageUrls: [],
  gtin: null,
  content: null,
  onHand: 9,
  ...more,
});
const size = {
  id: 1,
  name: 'Presentación',
  productId: 1,
  terms: [
    { id: 11, name: '250 g' },
    { id: 12, name: '500 g' },
    { id: 13, name: '1 kg' },
  ],
};
const grind = {
  id: 2,
  name: 'Molienda',
  productId: 1,
  terms: [
    { id: 21, name: 'En grano' },
    { id: 22, name: 'Fina' },
  ],
};
// 1 kg is sold nowhere, 250 g not ground.
const coffee: Choosable = {
  attributes: [size, grind],
  inStock: true,
  price: 17_900,
  salePrice: null,
  variants: [
    variant(1, [11, 21], 17_900, { onHand: 3 }),
    variant(2, [12, 21], 36_900, { salePrice: 32_900 }),
    variant(3, [12, 22], 36_900, { salePrice: 32_900, onHand: 0 }),
  ],
};
const small = { attributeId: 1, termId: 11 };
const large = { attributeId: 1, termId: 12 };
const whole = { attributeId: 2, termId: 21 };
const fine = { attributeId: 2, termId: 22 };

test('a term that no variant is sold in is not offered', () => {
  expect(offeredAttributes(coffee).map(({ terms }) => terms.map(({ name }) => name))).toEqual([
    ['250 g', '500 g'],
    ['En grano', 'Fina'],
  ]);
  const shared = { ...coffee, variants: [] };
  expect(offeredAttributes(shared), 'one stock for all: everything is').toEqual([size, grind]);
});

test('the price says "from" until it is sure', () => {
  expect(shownPrice(coffee, [])).toMatchObject({ price: { price: 17_900 }, isFrom: true });
  expect(shownPrice(coffee, [large])).toMatchObject({ price: { salePrice: 32_900 }, isFrom: false });
  expect(shownPrice(coffee, [whole])).toMatchObject({ price: { price: 17_900 }, isFrom: true });
  expect(shownPrice({ ...coffee, variants: [] }, [])).toMatchObject({
    price: { price: 17_900 },
    isFrom: false,
  });
});

test('terms are cards where they cost or look different, and buttons where they do not', () => {
  expect(cardLook(coffee, size)).toEqual({ hasPrices: true, hasPictures: false });
  expect(cardLook(coffee, grind)).toEqual({ hasPrices: false, hasPictures: false });
  const pictures = coffee.variants.map((one) => ({
    ...one,
    imageUrls: [one.termIds.includes(22) ? 'b' : 'a'],
  }));
  expect(cardLook({ ...coffee, variants: pictures }, grind)).toEqual({ hasPrices: false, hasPictures: true });
  expect(cardLook({ ...coffee, variants: pictures }, size), 'they look as the grind does').toEqual({
    hasPrices: true,
    hasPictures: false,
  });
});

test('each term is told with its price, its few units, and whether it is gone', () => {
  expect(offeredTerms(coffee, offeredAttributes(coffee)[0] ?? size, [whole])).toMatchObject([
    { name: '250 g', fewLeft: 3, isSoldOut: false, price: { price: 17_900 } },
    { name: '500 g', fewLeft: null, isSoldOut: false, price: { salePrice: 32_900 } },
  ]);
  expect(offeredTerms(coffee, grind, [large])).toMatchObject([
    { name: 'En grano', isSoldOut: false },
    { name: 'Fina', isSoldOut: true, isElsewhere: false },
  ]);
  expect(offeredTerms(coffee, grind, [small])[1]).toMatchObject({ isElsewhere: true, isSoldOut: false });
  expect(soldOutSentence(coffee, [large, fine])).toBe('Fina se agotó en 500 g.');
  expect(soldOutSentence(coffee, [fine, large])).toBe('500 g se agotó en Fina.');
});

test('a combination that is not sold is never chosen: what does not go along is open again', () => {
  expect(withTerm(coffee, [small], fine)).toEqual([fine]);
  expect(withTerm(coffee, [large], fine)).toEqual([large, fine]);
  expect(withTerm(coffee, [fine], small)).toEqual([small]);
});

test('the address chooses a variant, and what leaves no choice is chosen', () => {
  expect(firstChoice(coffee, 2)).toEqual([large, whole]);
  expect(firstChoice(coffee, 99), 'an unknown variant is the plain page').toEqual([]);
  expect(
    firstChoice({ ...coffee, variants: [variant(1, [11, 21], 1), variant(2, [12, 21], 1)] }, null),
  ).toEqual([whole]);
  expect(chosenVariant(coffee, [large, whole])?.id).toBe(2);
  expect(chosenVariant(coffee, [large])).toBeNull();
});
