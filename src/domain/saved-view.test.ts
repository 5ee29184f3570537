import { expect, test } from 'vitest';
import { filtersOf } from './saved-view.ts';

const asking = (words: Record<string, string>) => ({ get: (word: string) => words[word] ?? null });

test('keeps the filters of the list in one order and nothing else of an address', () => {
  const asked = asking({ atrasados: 'si', cursor: '12', buscar: ' ana ', estado: '', otra: '1' });
  expect(filtersOf('operator-orders', asked)).toEqual([
    ['buscar', 'ana'],
    ['atrasados', 'si'],
  ]);
});

test('an address without filters has none', () => {
  expect(filtersOf('seller-products', asking({ antes: '3' }))).toEqual([]);
});

test('what a table cannot hold is taken out, and long words are cut', () => {
  expect(filtersOf('seller-products', asking({ buscar: 'a\0b' }))).toEqual([['buscar', 'ab']]);
  expect(filtersOf('seller-products', asking({ buscar: 'x'.repeat(300) }))[0]?.[1]).toHaveLength(100);
});
