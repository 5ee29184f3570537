import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTagTeller } from './tag-teller.ts';

let told: string[];
const REST = 1_000;
const products = Array.from({ length: 20 }, (_, index) => `product:${index}`);
const step = { id: 1, tags: ['catalogue', 'seller:7', ...products, 'category:3'] };

beforeEach(() => {
  told = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function teller() {
  return createTagTeller((tags) => void told.push(...tags), REST);
}

/** What was told since the last look. */
function heard(): string[] {
  return told.splice(0).sort();
}

test('a change of few products is told whole, as often as there is one', () => {
  const { tell } = teller();
  const few = { id: 1, tags: ['catalogue', 'product:1', 'category:3'] };
  for (let turn = 0; turn < 3; turn++) {
    tell([few]);
    expect(heard()).toEqual([...few.tags].sort());
  }
});

test('of steps through many products the lists are told at the first and once in a rest, the products always', () => {
  const { tell } = teller();
  tell([step]);
  expect(heard()).toEqual([...step.tags].sort());
  for (let turn = 0; turn < 3; turn++) {
    vi.advanceTimersByTime(300);
    tell([step]);
    expect(heard()).toEqual([...products].sort());
  }
  vi.advanceTimersByTime(100);
  expect(heard()).toEqual(['catalogue', 'category:3', 'seller:7']);
});

test('the last step is told too, and a single change beside the steps does not wait for them', () => {
  const { tell } = teller();
  tell([step]);
  heard();
  tell([step, { id: 2, tags: ['catalogue', 'product:99'] }]);
  expect(heard()).toEqual(['catalogue', ...products, 'product:99'].sort());
  vi.advanceTimersByTime(REST);
  expect(heard()).toEqual(['catalogue', 'category:3', 'seller:7']);
  vi.advanceTimersByTime(10 * REST);
  expect(heard()).toEqual([]);
  tell([step]);
  expect(heard()).toEqual([...step.tags].sort());
});

test('nothing is told after the end', () => {
  const { tell, stop } = teller();
  tell([step]);
  tell([step]);
  heard();
  stop();
  vi.advanceTimersByTime(10 * REST);
  expect(heard()).toEqual([]);
});
