import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askSearch } from '../../bench/search/ask-search.ts';
import { type Answered, figuresByKind, figuresOf } from '../../bench/search/figures.ts';
import { readJudgedQueries } from '../../bench/search/judged-queries.ts';
import { withoutOrders } from '../../bench/search/without-orders.ts';
import { seedReferenceData } from '../../src/server/seed/reference-data.ts';
import { seedDemo } from '../../src/server/seed/seed-demo.ts';
import { createTestServer, type TestServer } from '../support/server.ts';

/**
 * What the search of the demo reached when it was last made better, rounded down by a hundredth (false zeros up): raise
 * them with it. The aims, for open and held-out queries alike: nDCG@10 0.93, first hit 0.93, false zeros at most 0.01,
 * negatives 0.95. Which queries are wrong tells `npm run bench -- search`.
 */
const reached = {
  open: { ndcg: 0.45, firstHit: 0.44, falseZeros: 0.51, negatives: 0.86 },
  'held-out': { ndcg: 0.47, firstHit: 0.46, falseZeros: 0.49, negatives: 0.84 },
};

/** nDCG@10 of the open queries, so that one kind is not paid for with another unnoticed. */
const reachedByKind = {
  'head word': 0.9,
  'no accents': 0.99,
  plural: 0.97,
  'misspelt sound': 0.71,
  'mistyped letter': 0.81,
  'several words': 0.86,
  'word too many': 0,
  option: 0,
  quantity: 0.17,
  reference: 0,
  shop: 0,
  category: 0.94,
  'regional word': 0.21,
  intent: 0.22,
  'compound word': 0.14,
};

let server: TestServer;
let dataDir: string;
let answeredOpen: Answered[];

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'plazuela-search-'));
  server = await createTestServer({ environment: { DATA_DIR: dataDir, ...withoutOrders } });
  await seedReferenceData(server.context.write);
  await seedDemo(server.context);
  answeredOpen = await askSearch(server.app, server.context.write, readJudgedQueries('open'));
});

afterAll(async () => {
  await server.end();
  await rm(dataDir, { recursive: true });
});

test('the search answers the open queries as well as it did', () => {
  expectReached(answeredOpen, reached.open);
});

test.each(Object.entries(reachedByKind))('its nDCG of the kind "%s" is not under %f', (kind, ndcg) => {
  expect(figuresByKind(answeredOpen).get(kind)?.ndcg).toBeGreaterThanOrEqual(ndcg);
});

test('the search answers the held-out queries as well as it did', async () => {
  const answered = await askSearch(server.app, server.context.write, readJudgedQueries('held-out'));
  expectReached(answered, reached['held-out']);
});

function expectReached(answered: readonly Answered[], { falseZeros, ...atLeast }: typeof reached.open): void {
  const figures = figuresOf(answered);
  expect(figures.falseZeros, 'false zeros').toBeLessThanOrEqual(falseZeros);
  for (const name of ['ndcg', 'firstHit', 'negatives'] as const)
    expect(figures[name], name).toBeGreaterThanOrEqual(atLeast[name]);
}
