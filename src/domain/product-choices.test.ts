import { expect, test } from 'vitest';
import {
  addAttribute,
  addTerm,
  choiceName,
  removeAttribute,
  removeTerm,
  renameAttribute,
  renameTerm,
} from './product-choices.ts';
import { emptyProductForm, type ProductForm } from './product-form.ts';

const units = (form: ProductForm) =>
  Object.fromEntries(form.stock.map(({ choice, onHand }) => [choiceName(form, choice), onHand]));
const bare = emptyProductForm({ stock: [{ choice: [], onHand: 7, before: 7, variant: null }] });
const sized = addAttribute(bare, 'Talla', ['S', 'M']);

test('the units of a product move to the first term of its first attribute', () => {
  expect(units(sized)).toEqual({ S: 7, M: 0 });
  expect(sized.stockPerCombination).toBe(true);
});

test('a new term gets no units, a removed one takes its own along and no others', () => {
  const counted = { ...sized, stock: sized.stock.map((stock, at) => ({ ...stock, onHand: at + 1 })) };
  const grown = addTerm(counted, 0, 'L');
  expect(units(grown)).toEqual({ S: 1, M: 2, L: 0 });
  expect(units(removeTerm(grown, 0, 0))).toEqual({ M: 2, L: 0 });
});

test('a removed attribute adds up the units of its terms', () => {
  const colored = addAttribute(sized, 'Color', ['Azul', 'Rojo']);
  const counted = { ...colored, stock: colored.stock.map((stock, at) => ({ ...stock, onHand: at + 1 })) };
  expect(units(counted)).toEqual({ 'S / Azul': 1, 'S / Rojo': 2, 'M / Azul': 3, 'M / Rojo': 4 });
  expect(units(removeAttribute(counted, 0))).toEqual({ Azul: 4, Rojo: 6 });
  expect(units(removeAttribute(removeAttribute(counted, 0), 0))).toEqual({ '': 10 });
});

test('a stock that all combinations share stays one', () => {
  const shared = { ...sized, stockPerCombination: false, stock: bare.stock };
  expect(units(addTerm(shared, 0, 'L'))).toEqual({ '': 7 });
});

test('another name changes neither ids nor units', () => {
  const known = {
    ...sized,
    attributes: [
      {
        id: 5,
        name: 'Talla',
        terms: [
          { id: 51, name: 'S' },
          { id: 52, name: 'M' },
        ],
      },
    ],
  };
  const renamed = renameTerm(renameAttribute(known, 0, 'Tamaño'), 0, 0, 'Pequeña');
  expect(renamed.attributes).toEqual([
    {
      id: 5,
      name: 'Tamaño',
      terms: [
        { id: 51, name: 'Pequeña' },
        { id: 52, name: 'M' },
      ],
    },
  ]);
  expect(units(renamed)).toEqual({ Pequeña: 7, M: 0 });
});
