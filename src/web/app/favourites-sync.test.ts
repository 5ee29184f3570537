import { beforeEach, expect, test } from 'vitest';
import { addFavourites, currentFavourites, replaceFavourites } from './favourites-store.ts';
import { takeMessage } from './favourites-sync.ts';

beforeEach(() => replaceFavourites(new Set(['1'])));

test('the message of the reply decides', () => {
  takeMessage('7', 'Producto añadido a favoritos');
  expect(currentFavourites()).toEqual(new Set(['1', '7']));
  takeMessage('1', 'Producto eliminado de favoritos');
  expect(currentFavourites()).toEqual(new Set(['7']));
  takeMessage('7', 'Otra cosa');
  expect(currentFavourites()).toEqual(new Set(['7']));
});

test('a page of the server adds what this tab did not know, but only once the list is there', () => {
  addFavourites([5]);
  expect(currentFavourites()).toEqual(new Set(['1', '5']));
  replaceFavourites(null);
  addFavourites([5]);
  expect(currentFavourites()).toBeNull();
});
