import { expect, test } from 'vitest';
import { createSearchCounting } from './search-counting.ts';

const counting = (now = () => new Date('2026-11-22T15:00:00Z')) => createSearchCounting(now);
const person = (address: string) => ({ address, userAgent: 'Firefox/140' });

test('a person counts once for the same words, with what the shop answered', () => {
  const own = counting();
  own.noteOutcome('café', 12, 'exact');
  for (const address of ['10.0.0.1', '10.0.0.1', '10.0.0.2']) own.countSearch('Café', person(address));
  expect(own.takeCounts().words).toEqual([
    { day: '2026-11-22', words: 'cafe', searches: 2, clicks: 0, purchases: 0, results: 12, outcome: 'exact' },
  ]);
  expect(own.takeCounts().words).toEqual([]);
});

test('clicks and purchases count for the words and for the product', () => {
  const own = counting();
  own.countClick('café', 7, person('10.0.0.1'));
  own.countClick('café', 7, person('10.0.0.1'));
  own.countPurchase('CAFE', 7, 100_001);
  const { words, products, purchases } = own.takeCounts();
  expect(words).toMatchObject([{ words: 'cafe', searches: 0, clicks: 1, purchases: 1, outcome: null }]);
  expect(products).toEqual([{ day: '2026-11-22', words: 'cafe', productId: 7, clicks: 1, purchases: 1 }]);
  expect(purchases).toEqual([{ day: '2026-11-22', words: 'cafe', productId: 7, orderNumber: 100_001 }]);
  expect(own.takeCounts().purchases).toEqual([]);
});

test('what could name a person is never held', () => {
  const own = counting();
  for (const typed of ['ana@correo.co', '300 123 4567', 'x'.repeat(80)]) {
    own.noteOutcome(typed, 0, 'none');
    own.countSearch(typed, person('10.0.0.1'));
    own.countClick(typed, 7, person('10.0.0.1'));
    own.countPurchase(typed, 7, 100_001);
  }
  expect(own.takeCounts()).toEqual({ words: [], products: [], purchases: [] });
});

test('a new Colombian day counts everybody again', () => {
  let now = new Date('2026-11-22T04:59:00Z');
  const own = counting(() => now);
  own.countSearch('café', person('10.0.0.1'));
  now = new Date('2026-11-22T05:01:00Z');
  own.countSearch('café', person('10.0.0.1'));
  expect(own.takeCounts().words.map(({ day }) => day)).toEqual(['2026-11-21', '2026-11-22']);
});

test('a flood of different words does not fill the memory', () => {
  const own = counting();
  for (let n = 0; n < 6_000; n++) own.countSearch(`x${String.fromCodePoint(0x4e00 + n)}`, person('10.0.0.1'));
  expect(own.takeCounts().words).toHaveLength(5_000);
});
