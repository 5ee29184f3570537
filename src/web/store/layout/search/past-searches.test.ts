import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetSearches, listPastSearches, pastSearchesFor, rememberSearch } from './past-searches.ts';

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  forgetSearches();
});
afterEach(() => vi.unstubAllGlobals());

test('the last search comes first, each once, ten at most', () => {
  for (let number = 1; number <= 12; number++) rememberSearch(`leche ${number}`);
  rememberSearch('  Léche 5 ');
  rememberSearch('   ');
  expect(listPastSearches()).toHaveLength(10);
  expect(listPastSearches().slice(0, 3)).toEqual(['Léche 5', 'leche 12', 'leche 11']);
  expect(listPastSearches()).not.toContain('leche 5');
});

test('nothing of them is left in the browser once they are forgotten', () => {
  rememberSearch('miel');
  forgetSearches();
  expect(listPastSearches()).toEqual([]);
  expect(stored.size).toBe(0);
});

test('those are offered that have a word for each typed one', () => {
  for (const search of ['café en grano', 'café molido', 'pan', 'panela café']) rememberSearch(search);
  expect(pastSearchesFor('CAF', 2)).toEqual(['panela café', 'café molido']);
  expect(pastSearchesFor('cafe gr', 2)).toEqual(['café en grano']);
  expect(pastSearchesFor('miel', 2)).toEqual([]);
  expect(pastSearchesFor('%', 2)).toEqual([]);
  rememberSearch('咖啡');
  rememberSearch('茶');
  expect(pastSearchesFor('咖', 2)).toEqual(['咖啡']);
});

test.each(['{', '"miel"', '{"a":1}', 'null', '[1,null,{},"",["x"]]'])(
  '%s in the storage counts as nothing',
  (text) => {
    stored.set('busquedas', text);
    expect(listPastSearches()).toEqual([]);
    rememberSearch('miel');
    expect(listPastSearches()).toEqual(['miel']);
  },
);

test('a browser that stores nothing knows them as long as the page is open', () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  rememberSearch('miel');
  expect(listPastSearches()).toEqual(['miel']);
  forgetSearches();
  expect(listPastSearches()).toEqual([]);
});
