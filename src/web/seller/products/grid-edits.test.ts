import { expect, test } from 'vitest';
import { changedRows, columnOf, type GridProduct, linesOf, pasteColumn, problemIn } from './grid-edits.ts';

const shared = {
  version: 3,
  state: 'active',
  isShown: true,
  operatorReason: null,
  reference: 'R',
  imageUrl: '',
  salePrice: null,
} as const;
const shirt: GridProduct = {
  ...shared,
  id: 1,
  name: 'Camiseta',
  price: 50_000,
  onHand: 3,
  stock: [
    { termIds: [11], label: 'S', onHand: 1 },
    { termIds: [12], label: 'M', onHand: 2 },
  ],
};
const honey: GridProduct = {
  ...shared,
  id: 2,
  name: 'Miel',
  price: 20_000,
  onHand: 9,
  stock: [{ termIds: [], label: '', onHand: 9 }],
};
const lines = linesOf([shirt, honey]);

test('a column pasted from a sheet fills the cells below and only them', () => {
  const units = pasteColumn({}, columnOf(lines, 'units'), 1, '7\r\n8\r\n9\r\n');
  expect(units).toEqual({ '1:12': '7', '2:': '8' });
  const prices = pasteColumn({}, columnOf(lines, 'price'), 0, '51.000\tx\n21.000');
  expect(prices).toEqual({ '1:precio': '51.000', '2:precio': '21.000' });
});

test('only what differs is sent, with what was shown', () => {
  expect(changedRows([shirt, honey], { '1:precio': '50.000', '1:12': '7', '2:': '9' })).toEqual([
    { productId: 1, version: 3, stock: [{ termIds: [12], onHand: 7, before: 2 }] },
  ]);
  expect(changedRows([honey], { '2:precio': '21000' })).toEqual([
    { productId: 2, version: 3, stock: [], price: 21_000 },
  ]);
});

test('what is no number is named and never sent', () => {
  expect(problemIn('doce', 'units')).not.toBeNull();
  expect(problemIn('', 'price')).not.toBeNull();
  expect(problemIn('0', 'price')).not.toBeNull();
  expect(problemIn('0', 'units')).toBeNull();
  expect(changedRows([honey], { '2:': 'doce' })).toEqual([]);
});
