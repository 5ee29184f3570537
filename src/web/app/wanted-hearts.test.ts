import { beforeEach, expect, test, vi } from 'vitest';
import { takeHearts, wantHeart } from './wanted-hearts.ts';

const entries = new Map<string, string>();

beforeEach(() => {
  entries.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => void entries.set(key, text),
    removeItem: (key: string) => void entries.delete(key),
  });
});

test('what was tapped is given once, each product once', () => {
  for (const id of [7, 12, 7]) wantHeart(id);
  expect(takeHearts()).toEqual(['12', '7']);
  expect(takeHearts()).toEqual([]);
});

test('the newest twenty are kept', () => {
  for (let id = 1; id <= 25; id++) wantHeart(id);
  expect(takeHearts()).toHaveLength(20);
});

test.each(['null', '{"0":"1"}', 'no', '["x",{},"-1","99999999999"]'])(
  '%s in the storage is nothing',
  (text) => {
    entries.set('corazones', text);
    expect(takeHearts()).toEqual([]);
  },
);

test('where the storage is blocked nothing is kept and nothing breaks', () => {
  vi.stubGlobal('sessionStorage', undefined);
  wantHeart(1);
  expect(takeHearts()).toEqual([]);
});
