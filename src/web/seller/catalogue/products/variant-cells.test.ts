import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyProductForm, type FormStock, type ProductForm } from '../../../../domain/product-form.ts';
import {
  cellKey,
  cellProblems,
  cellText,
  filled,
  readCell,
  stockWith,
  VARIANT_COLUMNS,
  type VariantField,
  variantOfStock,
} from './variant-cells.ts';

const stockOf = (choice: number[]): FormStock => ({ choice, onHand: 0, before: 0, variant: null });
const form: ProductForm = emptyProductForm({
  reference: 'CAF-001',
  price: 36_900,
  stockPerCombination: true,
  attributes: [
    {
      id: 1,
      name: 'Presentación',
      terms: [
        { id: 11, name: '250 g' },
        { id: 12, name: '500 g' },
      ],
    },
    { id: 2, name: 'Molienda', terms: [{ id: 21, name: 'Fina' }] },
  ],
  stock: [stockOf([0, 0]), stockOf([1, 0])],
});
const [first, second] = form.stock as [FormStock, FormStock];

function column(name: VariantField) {
  const found = VARIANT_COLUMNS.find((one) => one.name === name);
  if (!found) throw new Error(name);
  return found;
}

function read(stock: FormStock, name: VariantField, text: string): FormStock {
  const next = readCell(stock, column(name), text);
  if (typeof next === 'string') throw new Error(next);
  return next;
}

test('what is typed comes back as Colombians write it, and blank is as the product', () => {
  expect(cellText(read(first, 'price', '17900'), column('price'))).toBe('17.900');
  expect(cellText(read(first, 'weightKilograms', '0,35'), column('weightKilograms'))).toBe('0,35');
  expect(cellText(read(first, 'reference', ' CAF-250 '), column('reference'))).toBe('CAF-250');
  expect(variantOfStock(read(read(first, 'price', '5'), 'price', '')).price).toBeNull();
  expect(read(first, 'onHand', '').onHand).toBe(0);
});

test('an offer keeps its days while its price is typed, and goes with it', () => {
  const days = { startsAt: '2026-12-01T05:00:00.000Z', endsAt: '2026-12-05T05:00:00.000Z' };
  const offered: FormStock = {
    ...first,
    variant: { ...variantOfStock(first), offer: { salePrice: 9, ...days } },
  };
  expect(variantOfStock(read(offered, 'salePrice', '12.000')).offer).toEqual({ salePrice: 12_000, ...days });
  expect(variantOfStock(read(offered, 'salePrice', '')).offer).toBeNull();
});

test('content is one piece in grams until more is said', () => {
  const content = (stock: FormStock) => variantOfStock(stock).content;
  const bag = read(first, 'contentAmount', '250');
  expect(content(bag)).toEqual({ amount: 250, unit: 'g', pieces: 1 });
  expect(content(read(bag, 'contentPieces', '6'))).toEqual({ amount: 250, unit: 'g', pieces: 6 });
  expect(content(read(bag, 'contentAmount', ''))).toBeNull();
});

test('what is no number, too small or too much is told and changes nothing', () => {
  expect(readCell(first, column('price'), 'doce')).toBe('Escribe solo números.');
  expect(readCell(first, column('price'), '0')).toBe('Escribe 1 o más.');
  expect(readCell(first, column('onHand'), '9999999')).toBe('Escribe 1.000.000 o menos.');
  expect(readCell(first, column('weightKilograms'), '0')).toBe('Escribe 0,001 o más.');
});

test('problems stand at their cell', () => {
  const wrong = {
    ...form,
    stock: [
      read(read(first, 'salePrice', '36.900'), 'gtin', '7701234567890'),
      read(read(second, 'reference', 'caf-001'), 'salePrice', '30.000'),
    ],
  };
  expect([...cellProblems(wrong).keys()].sort()).toEqual(
    [
      cellKey(form, first, 'gtin'),
      cellKey(form, first, 'salePrice'),
      cellKey(form, second, 'reference'),
    ].sort(),
  );
  expect(cellProblems(form).size).toBe(0);
});

test('a column is filled for those that are shown, and only when all can be read', () => {
  const large = stockWith(form, { at: 0, term: 1 });
  expect(large).toEqual([second]);
  const next = filled(form.stock, large, column('price'), '32.900') as FormStock[];
  expect(next.map((stock) => variantOfStock(stock).price)).toEqual([null, 32_900]);
  expect(filled(form.stock, form.stock, column('price'), 'x')).toBe('Escribe solo números.');
});

test('whatever number a cell takes, it shows it again and reads the same', () => {
  const numbers = VARIANT_COLUMNS.filter((one) => 'decimals' in one);
  fc.assert(
    fc.property(fc.constantFrom(...numbers), fc.double({ min: 0, max: 1, noNaN: true }), (one, share) => {
      const scale = 10 ** one.decimals;
      const value = Math.round((one.minimum + share * (one.maximum - one.minimum)) * scale) / scale;
      const bag = read(first, 'contentAmount', '1');
      const once = read(bag, one.name, String(value).replace('.', ','));
      expect(read(once, one.name, cellText(once, one))).toEqual(once);
    }),
  );
});
