import { beforeEach, expect, test } from 'vitest';
import { readingOwnChanges } from '../db/own-change-reads.ts';
import { createKeptCards, type KeptCards } from './kept-cards.ts';
import { createKeptValues } from './kept-values.ts';

let clock: number;
let cards: KeptCards;
/** Prices by id; a product that is not among them is hidden. */
let prices: Map<number, number>;
let asked: number[][];

const sellerOf = (id: number) => (id < 10 ? 71 : 72);

async function read(ids: readonly number[]) {
  asked.push([...ids]);
  const rows = ids.map((id) => ({ id, sellerId: sellerOf(id), price: prices.get(id) }));
  return rows.filter(({ price }) => price !== undefined);
}

const find = async (...ids: number[]) => (await cards.find(ids, read)).map(({ id, price }) => [id, price]);

beforeEach(() => {
  clock = 0;
  cards = createKeptCards({ mayKeep: () => true, lifetimeMillis: 60_000, now: () => clock });
  prices = new Map([1, 2, 3, 20].map((id) => [id, id * 100]));
  asked = [];
});

test('reads only what is missing, and answers in the order that is asked for', async () => {
  await find(1, 2);
  expect(await find(20, 2, 3, 1)).toEqual([
    [20, 2000],
    [2, 200],
    [3, 300],
    [1, 100],
  ]);
  expect(asked).toEqual([
    [1, 2],
    [20, 3],
  ]);
  await find(3, 20);
  expect(asked).toHaveLength(2);
});

test('leaves out what shoppers cannot see, and asks for it again', async () => {
  expect(await find(1, 4)).toEqual([[1, 100]]);
  prices.set(4, 400);
  expect(await find(1, 4)).toEqual([
    [1, 100],
    [4, 400],
  ]);
});

test('reads a changed product anew, and all of a changed shop', async () => {
  await find(1, 2, 20);
  for (const id of prices.keys()) prices.set(id, 7);
  cards.drop(['catalogue', 'product:2', 'category:1']);
  expect(await find(1, 2, 20)).toEqual([
    [1, 100],
    [2, 7],
    [20, 2000],
  ]);
  cards.drop(['seller:71']);
  expect(await find(1, 2, 20)).toEqual([
    [1, 7],
    [2, 7],
    [20, 2000],
  ]);
  cards.clear();
  expect(await find(20)).toEqual([[20, 7]]);
});

test('does not keep what was read while something changed', async () => {
  const before = await cards.find([1], async (ids) => {
    const rows = await read(ids);
    prices.set(1, 7);
    cards.drop(['product:1']);
    return rows;
  });
  expect(before).toMatchObject([{ price: 100 }]);
  expect(await find(1)).toEqual([[1, 7]]);
});

test('keeps nothing before it is told of changes, nor for whoever has just changed something', async () => {
  const kept = createKeptValues();
  const find = async (id: number) => (await kept.cards.find([id], read)).map((card) => [card.id, card.price]);
  for (let times = 0; times < 2; times++) await find(1);
  expect(asked).toEqual([[1], [1]]);
  kept.begin();
  await find(1);
  prices.set(1, 7);
  expect(await readingOwnChanges(() => find(1))).toEqual([[1, 7]]);
  expect(await find(1)).toEqual([[1, 100]]);
});

test('reads everything anew after a minute, and keeps no more than 8,000', async () => {
  await find(1);
  clock = 60_000;
  asked = [];
  await find(1);
  expect(asked).toEqual([[1]]);
  for (let id = 1_000; id < 9_000; id++) prices.set(id, id);
  await find(...Array.from({ length: 8_000 }, (_, place) => 1_000 + place));
  asked = [];
  await find(8_999, 1);
  expect(asked).toEqual([[1]]);
});
