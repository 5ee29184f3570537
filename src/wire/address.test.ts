import { expect, test } from 'vitest';
import { address } from './address.ts';
import { valuesIn } from './values-in.ts';

const history = address('/vender/productos/:id/historial', (before?: number | null) => ({ antes: before }));

test('a link has the values where the pattern names them', () => {
  const subcategory = address('/productos/category/:parent/:child');
  expect(subcategory(69, 70)).toBe('/productos/category/69/70');
  expect(subcategory.pattern).toBe('/productos/category/:parent/:child');
});

test('what follows the values of the pattern goes into the query, unless it is nothing', () => {
  expect(history(12, 40)).toBe('/vender/productos/12/historial?antes=40');
  expect(history(12)).toBe('/vender/productos/12/historial');
  expect(history(12, null)).toBe('/vender/productos/12/historial');
});

test('no value leaves its place in an address', () => {
  const slot = address('/operacion/contenido/:slot', (text: string) => ({ texto: text }));
  expect(slot('a/../b', 'c&d=e f')).toBe('/operacion/contenido/a%2F..%2Fb?texto=c%26d%3De%20f');
});

test('an address finds its values in a path, and none in that of another page', () => {
  expect(valuesIn(history, '/vender/productos/12/historial')).toEqual(['12']);
  expect(valuesIn(history, '/vender/productos/12/historial/')).toEqual(['12']);
  expect(valuesIn(history, '/vender/productos/12')).toBe(null);
  expect(valuesIn(history, '/otro/vender/productos/12/historial')).toBe(null);
});
