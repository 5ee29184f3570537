import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isHeldOut, NEGATIVE, readJudgedQueries } from '../bench/search/judged-queries.ts';

const open = readJudgedQueries('open');
const heldOut = readJudgedQueries('held-out');
const all = [...open, ...heldOut];

const demo = path.resolve(import.meta.dirname, '../db/seed/demo/products.json');
const products: { reference: string }[] = JSON.parse(readFileSync(demo, 'utf8'));
const references = new Set(products.map(({ reference }) => reference));

test('judgements name products of the demo', () => {
  const unknown = all.flatMap(({ query, grades }) =>
    [...grades.keys()].filter((one) => !references.has(one)).map((one) => `${query}: ${one}`),
  );
  expect(unknown).toEqual([]);
});

test('every product is what somebody means', () => {
  const meant = new Set(all.flatMap(({ grades }) => [...grades.keys()]));
  expect([...references].filter((reference) => !meant.has(reference))).toEqual([]);
});

test('no query stands twice', () => {
  const texts = all.map(({ query }) => query.toLowerCase().trim());
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

test('negatives mean no product, and all others one at least', () => {
  expect(all.filter(({ kind, grades }) => (kind === NEGATIVE) !== (grades.size === 0))).toEqual([]);
});

test('there are enough queries of each kind', () => {
  expect(all.length).toBeGreaterThanOrEqual(420);
  const kinds = Map.groupBy(all, ({ kind }) => kind);
  expect(kinds.size).toBe(16);
  expect([...kinds].filter(([, queries]) => queries.length < 15).map(([kind]) => kind)).toEqual([]);
});

test('every third query of each kind, by its number, is held out', () => {
  expect(open.filter(({ number }) => isHeldOut(number))).toEqual([]);
  expect(heldOut.filter(({ number }) => !isHeldOut(number))).toEqual([]);
  const numbers = all.map(({ number }) => number).sort((left, right) => left - right);
  expect(numbers).toEqual(all.map((_, index) => index + 1));
  for (const [kind, queries] of Map.groupBy(all, ({ kind }) => kind)) {
    const aside = heldOut.filter((query) => query.kind === kind).length;
    expect(Math.abs(aside - queries.length / 3), kind).toBeLessThan(1);
  }
});
