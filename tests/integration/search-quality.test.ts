import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askSearch } from '../../bench/search/ask-search.ts';
import { type Answered, figuresByKind, figuresOf } from '../../bench/search/figures.ts';
import { readJudgedQueries } from '../../bench/search/judged-queries.ts';
import { withoutOrders } from '../../bench/search/without-orders.ts';
import { countedQuery } from '../../src/domain/counted-query.ts';
import { understand } from '../../src/domain/search-query.ts';
import { findCountedMatches } from '../../src/server/modules/catalogue/search/search.repository.ts';
import { NO_PLACEMENT } from '../../src/server/modules/catalogue/search/search-request.ts';
import { termsOf } from '../../src/server/modules/catalogue/search/search-terms.ts';
import { matchSmallCatalogue } from '../../src/server/modules/catalogue/search/small-catalogue.repository.ts';
import { getSearchRules } from '../../src/server/modules/catalogue/search/synonym.service.ts';
import { seedReferenceData } from '../../src/server/seed/reference-data.ts';
import { seedDemo } from '../../src/server/seed/seed-demo.ts';
import { createTestServer, type TestServer } from '../support/server.ts';

/**
 * What the search of the demo reached when it was last made better, rounded down by a hundredth (false zeros up): raise
 * them with it. The aims, for open and held-out queries alike: nDCG@10 0.93, first hit 0.93, false zeros at most 0.01,
 * negatives 0.95. Which queries are wrong tells `npm run bench -- search`.
 */
const reached = {
  open: { ndcg: 0.98, firstHit: 0.97, falseZeros: 0.01, negatives: 0.97 },
  'held-out': { ndcg: 0.96, firstHit: 0.94, falseZeros: 0.01, negatives: 0.97 },
};

/** nDCG@10 of the open queries, so that one kind is not paid for with another unnoticed. */
const reachedByKind = {
  'head word': 0.98,
  'no accents': 0.99,
  plural: 0.99,
  'misspelt sound': 0.98,
  'mistyped letter': 0.98,
  'several words': 0.98,
  'word too many': 0.97,
  option: 0.98,
  quantity: 0.99,
  reference: 0.99,
  shop: 0.99,
  category: 0.96,
  'regional word': 0.97,
  intent: 0.95,
  'compound word': 0.98,
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

test("a small catalogue's own statement answers what the function for all sizes does", async () => {
  const db = server.context.write;
  const rules = await getSearchRules(db);
  const texts = readJudgedQueries('open').map(({ query }) => query);
  const sorts = ['relevantes', 'baratos', 'precio-por-unidad', 'nuevos'];
  const filters = [null, "('f:stock')", "('m:1' | 'm:2') & 'f:offer'"];
  await db.query(
    `insert into search_bought
    select w, array_agg(p.id), array_agg((p.id % 3)::real) from unnest($1::text[]) w cross join product p group by w`,
    [[...new Set(texts.map(countedQuery).filter((words) => words !== null && words.length < 12))]],
  );
  let found = 0;
  for (const [place, text] of [...texts, ''].entries()) {
    const request = {
      terms: termsOf(understand(text, rules)),
      filters: filters[place % filters.length] ?? null,
      ...{ lowest: place % 5 === 0 ? 5_000 : 0, highest: place % 7 === 0 ? 30_000 : 2_000_000_000 },
      ...{ placement: NO_PLACEMENT, sort: sorts[place % sorts.length] ?? '', askedWords: countedQuery(text) },
      ...{ skip: place % 3, take: 10 },
    };
    const { lines, ...small } = (await matchSmallCatalogue(db, request)) ?? { lines: null };
    const { lines: allLines, ...all } = await findCountedMatches(db, request);
    expect(small, text).toEqual(all);
    expect(lines?.split('\n').sort(), text).toEqual(allLines?.split('\n').sort());
    found += all.total;
  }
  expect(found).toBeGreaterThan(500);
});
