import { expect, test } from 'vitest';
import { emptyProductForm, type FormVariant, type ProductForm } from './product-form.ts';
import { wholeVariants } from './whole-variants.ts';

const half = { amount: 500, unit: 'g' as const, pieces: 1 };
const quarter = { amount: 250, unit: 'g' as const, pieces: 1 };
const attributes = [{ id: 1, name: 'Bolsa', terms: [{ id: 11, name: 'Roja' }] }];

const plain: FormVariant = {
  id: null,
  reference: '',
  price: 10_000,
  offer: null,
  weightKilograms: 0.5,
  heightCentimetres: 10,
  widthCentimetres: 10,
  lengthCentimetres: 10,
  gtin: '',
  images: [],
  content: null,
  isActive: true,
};

function formWith(content: ProductForm['content'], own: ProductForm['content']): ProductForm {
  const variant = { ...plain, content: own };
  return emptyProductForm({
    attributes,
    stockPerCombination: true,
    content,
    stock: [{ choice: [0], onHand: 1, before: 1, variant }],
  });
}

const contentOf = (form: ProductForm, before: ProductForm) =>
  wholeVariants(form, before).map(({ variant }) => variant.content);

test('a new combination has the content of its product until it says its own', () => {
  expect(contentOf(formWith(half, null), emptyProductForm())).toEqual([half]);
  expect(contentOf(formWith(half, quarter), emptyProductForm())).toEqual([quarter]);
});

test('a content that is taken away from a combination stays away', () => {
  expect(contentOf(formWith(half, null), formWith(half, quarter))).toEqual([null]);
});

test('a change of the product goes along where a combination had the same', () => {
  expect(contentOf(formWith(quarter, half), formWith(half, half))).toEqual([quarter]);
  expect(contentOf(formWith(quarter, half), formWith(null, half))).toEqual([half]);
});
