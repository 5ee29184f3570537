import { expect, test } from 'vitest';
import { emptyProductForm } from '../product-form.ts';
import { withContentsInNames } from './contents-in-names.ts';

const none = {
  ...{ weightKilograms: null, heightCentimetres: null, widthCentimetres: null, lengthCentimetres: null },
  ...{ id: null, reference: '', price: null, offer: null, gtin: '', images: [], isActive: true },
};

function contentsOf(
  name: string,
  terms: string[],
  own: { amount: number; unit: 'g'; pieces: number } | null,
) {
  const attributes = [{ id: null, name: 'Tamaño', terms: terms.map((term) => ({ id: null, name: term })) }];
  const stock = terms.map((_, at) => ({
    ...{ choice: [at], onHand: 1, before: 0 },
    variant: { ...none, content: own },
  }));
  const form = emptyProductForm({ name, attributes, stockPerCombination: true, stock });
  const { content, stock: read } = withContentsInNames(form);
  return [content, ...read.map(({ variant }) => variant?.content ?? null)];
}

const grams = (amount: number) => ({ amount, unit: 'g', pieces: 1 }) as const;

test('a name or its options say what is sold, unless the export does', () => {
  expect(withContentsInNames(emptyProductForm({ name: 'Miel de Usme, 500 g' })).content).toEqual(grams(500));
  expect(contentsOf('Miel', ['250 g', '500 g'], null)).toEqual([null, grams(250), grams(500)]);
  expect(contentsOf('Miel 500 g', ['Frasco', 'Bolsa'], null)).toEqual([grams(500), grams(500), grams(500)]);
  expect(contentsOf('Miel', ['250 g'], grams(240))).toEqual([null, grams(240)]);
  // How long or which size it is.
  expect(contentsOf('Mesa', ['2 m', '38'], null)).toEqual([null, null, null]);
});
