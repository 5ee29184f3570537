import { beforeEach, expect, test } from 'vitest';
import type { CartLine } from '../../../../domain/cart.ts';
import { addSilently, currentLines, removeLine, replaceLines, setQuantity } from '../../../app/cart-store.ts';
import { moveToCart, replaceSaved, savedLines } from '../../../app/saved-lines.ts';
import { putAside, swapLine } from './cart-moves.ts';

const coffee = line(45, 2);
const lentils = line(56, 1);
const panela = line(50, 1);
const rice = line(57, 1);

beforeEach(() => {
  replaceLines([coffee, lentils, panela]);
  replaceSaved([]);
});

test('undone, a line comes back and what was changed since stays', () => {
  const undo = putAside(coffee);
  expect(inCart()).toEqual({ 56: 1, 50: 1 });
  removeLine(lentils);
  setQuantity(panela, 5);
  addSilently(rice);
  undo();
  expect(inCart()).toEqual({ 50: 5, 57: 1, 45: 2 });
  expect(savedLines()).toEqual([]);
});

test('two lines that were put aside both come back, the first one first', () => {
  const [undoCoffee, undoLentils] = [putAside(coffee), putAside(lentils)];
  undoCoffee();
  undoLentils();
  expect(inCart()).toEqual({ 50: 1, 45: 2, 56: 1 });
  expect(savedLines()).toEqual([]);
});

test('what lay aside before stays there, and what was moved back by hand is not moved twice', () => {
  replaceSaved([{ ...coffee, quantity: 3 }]);
  putAside(coffee)();
  expect(inCart()[45]).toBe(2);
  expect(savedLines()).toEqual([{ ...coffee, quantity: 3 }]);

  replaceSaved([]);
  const undo = putAside(coffee);
  moveToCart(coffee);
  undo();
  expect(inCart()[45]).toBe(2);
});

test('a swap is undone alone, and units that the other line had before stay', () => {
  const undo = swapLine(coffee, { ...panela, quantity: 2 });
  expect(inCart()).toEqual({ 56: 1, 50: 3 });
  removeLine(lentils);
  addSilently(rice);
  undo();
  expect(inCart()).toEqual({ 50: 1, 57: 1, 45: 2 });

  swapLine(coffee, { ...lentils, quantity: 2 })();
  expect(inCart()).toEqual({ 50: 1, 57: 1, 45: 2 });
});

function inCart(): Record<number, number> {
  return Object.fromEntries(currentLines().map(({ productId, quantity }) => [productId, quantity]));
}

function line(productId: number, quantity: number): CartLine {
  return {
    productId,
    quantity,
    sellerId: 75,
    sellerName: 'Cafetal Quindibara',
    name: `Producto ${productId}`,
    reference: '',
    price: 10_000,
    salePrice: null,
    imageUrl: '/img/a-640.webp',
    weightKilograms: 1,
    heightCentimetres: 10,
    widthCentimetres: 10,
    lengthCentimetres: 10,
    chosenTerms: [],
    termNames: [],
  };
}
