import { expect, test } from 'vitest';
import { movedTo, placeAt, placeByKey } from './picture-order.ts';

const urls = (...names: string[]) => names.map((url) => ({ url }));

test('a picture moves to any place and the others close up', () => {
  expect(movedTo(urls('a', 'b', 'c'), 'c', 0)).toEqual(urls('c', 'a', 'b'));
  expect(movedTo(urls('a', 'b', 'c'), 'a', 1)).toEqual(urls('b', 'a', 'c'));
  expect(movedTo(urls('a', 'b', 'c'), 'a', 9)).toEqual(urls('b', 'c', 'a'));
  expect(movedTo(urls('a', 'b'), 'gone', 0)).toEqual(urls('a', 'b'));
});

test('a dragged picture goes where the pointer is between the others', () => {
  const middles = [100, 300, 500];
  expect(placeAt(290, middles, 0)).toBe(0);
  expect(placeAt(310, middles, 0)).toBe(1);
  expect(placeAt(900, middles, 0)).toBe(2);
  expect(placeAt(50, middles, 2)).toBe(0);
  expect(placeAt(500, middles, 2)).toBe(2);
});

test('arrow keys move by one and stop at the ends', () => {
  expect(placeByKey('ArrowUp', 0, 3)).toBe(0);
  expect(placeByKey('ArrowDown', 1, 3)).toBe(2);
  expect(placeByKey('Home', 2, 3)).toBe(0);
  expect(placeByKey('End', 0, 3)).toBe(2);
  expect(placeByKey('Enter', 0, 3)).toBeNull();
});
