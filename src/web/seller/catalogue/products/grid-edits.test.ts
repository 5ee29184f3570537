import { expect, test } from 'vitest';
import {
  answersBeside,
  changedRows,
  editsAfter,
  type GridProduct,
  linesOf,
  pasteBlock,
  problemIn,
  SAVED,
} from './grid-edits.ts';

const shared = {
  version: 3,
  state: 'active',
  isShown: true,
  operatorReason: null,
  reference: 'R',
  imageUrl: '',
  salePrice: null,
  hasPriceRange: false,
  tags: [] as string[],
  quality: 80,
  doubt: null,
  twin: null,
  soldUnits: 0,
  content: null,
} as const;
const shirt: GridProduct = {
  ...shared,
  id: 1,
  name: 'Camiseta',
  price: 50_000,
  onHand: 3,
  stock: [
    { termIds: [11], label: 'S', onHand: 1, variant: null },
    { termIds: [12], label: 'M', onHand: 2, variant: null },
  ],
};
const honey: GridProduct = {
  ...shared,
  id: 2,
  name: 'Miel',
  price: 20_000,
  onHand: 9,
  stock: [{ termIds: [], label: '', onHand: 9, variant: null }],
};
const lines = linesOf([shirt, honey]);

const paste = (column: 'price' | 'units', key: string, text: string, mayPrice = true) =>
  pasteBlock({}, lines, { column, key }, text, mayPrice);

test('a column pasted from a sheet fills the cells below and only them', () => {
  expect(paste('units', '1:12', '7\r\n8\r\n9\r\n')).toEqual({ '1:12': '7', '2:': '8' });
  expect(paste('price', '1:precio', '51.000\n21.000')).toEqual({
    '1:precio': '51.000',
    '2:precio': '21.000',
  });
  expect(paste('units', '2:', '4\tx')).toEqual({ '2:': '4' });
});

test('two columns pasted at a price fill price and units of each line', () => {
  const filled = { '1:precio': '51.000', '1:11': '4', '1:12': '5', '2:precio': '21.000', '2:': '6' };
  expect(paste('price', '1:precio', '51.000\t4\n\t5\n21.000\t6\n')).toEqual(filled);
});

test('who may not change prices pastes none', () => {
  expect(paste('price', '1:precio', '51.000\t4', false)).toEqual({ '1:11': '4' });
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

test('each variant has its own price, which goes with its units', () => {
  const variant = { id: 1_000_001, reference: 'R-S', price: 50_000, salePrice: null, isActive: true };
  const own: GridProduct = {
    ...shirt,
    stock: shirt.stock.map((one, index) => ({ ...one, variant: { ...variant, price: 50_000 + index } })),
  };
  expect(linesOf([own]).map(({ price, reference }) => [price, reference])).toEqual([
    [{ key: '1:11:precio', value: 50_000 }, 'R-S'],
    [{ key: '1:12:precio', value: 50_001 }, 'R-S'],
  ]);
  expect(changedRows([own], { '1:12:precio': '61.000', '1:11': '4', '1:11:precio': '50.000' })).toEqual([
    {
      productId: 1,
      version: 3,
      stock: [
        { termIds: [11], onHand: 4, before: 1 },
        { termIds: [12], onHand: 2, before: 2, price: 61_000 },
      ],
    },
  ]);
});

test('each line shows the offer that holds for it, and which variants nobody can choose', () => {
  const variant = { id: 1_000_001, reference: 'R-S', price: 50_000, salePrice: 45_000, isActive: true };
  const own: GridProduct = {
    ...shirt,
    salePrice: 40_000,
    stock: shirt.stock.map((one, index) => ({
      ...one,
      variant: index === 0 ? variant : { ...variant, salePrice: null, isActive: false },
    })),
  };
  const shown = (product: GridProduct) => linesOf([product]).map((line) => [line.salePrice, line.isHidden]);
  expect(shown(own)).toEqual([
    [45_000, false],
    [null, true],
  ]);
  expect(shown({ ...honey, salePrice: 18_000 })).toEqual([[18_000, false]]);
});

test('what was typed while a save was on its way stays, as what was refused does', () => {
  const sent = { '1:precio': '51.000', '1:11': '4', '2:precio': '21.000' };
  const now = { '1:precio': '51.000', '1:11': '40', '1:12': '7', '2:precio': '21.000' };
  expect(editsAfter(now, sent, new Set([1]))).toEqual({ '1:11': '40', '1:12': '7', '2:precio': '21.000' });
  expect(editsAfter(sent, sent, new Set([1, 2]))).toEqual({});
});

test('a row is not called saved while something in it is not, but what was refused is said', () => {
  const answers = { 1: SAVED, 2: SAVED, 3: 'Otra persona lo cambió.' };
  expect(answersBeside(answers, { '1:11': '40', '3:precio': '9.000' })).toEqual({ 2: SAVED, 3: answers[3] });
});
