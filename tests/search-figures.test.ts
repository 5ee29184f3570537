import { describe, expect, test } from 'vitest';
import { type Answered, figuresByKind, figuresOf, isFirstHitRight, ndcgOf } from '../bench/search/figures.ts';
import type { Grade } from '../bench/search/judged-queries.ts';

const grades = new Map<string, Grade>([
  ['A', 3],
  ['B', 2],
  ['C', 1],
]);

describe('nDCG', () => {
  test('is 1 for the best order, whatever follows', () => {
    expect(ndcgOf(['A', 'B', 'C', 'X'], grades)).toBe(1);
  });

  test('is 0 when nothing judged was found', () => {
    expect(ndcgOf([], grades)).toBe(0);
    expect(ndcgOf(['X', 'Y'], grades)).toBe(0);
  });

  test('weighs gains of 7, 3 and 1 by 1, 1/log2(3) and 1/2', () => {
    // Best: 7 + 3 × 0.63093 + 1 × 0.5 = 9.39279.
    expect(ndcgOf(['C', 'X', 'A'], grades)).toBeCloseTo((1 + 7 / 2) / 9.39279, 5);
    expect(ndcgOf(['X', 'B'], grades)).toBeCloseTo((3 * 0.63093) / 9.39279, 5);
  });

  test('sees ten products and wants no more than ten', () => {
    const eleven = Array.from({ length: 11 }, (_, index): [string, Grade] => [`P${index}`, 3]);
    const references = eleven.map(([reference]) => reference);
    expect(ndcgOf(references.slice(0, 10), new Map(eleven))).toBe(1);
    expect(ndcgOf([...Array(10).fill('X'), 'A'], grades)).toBe(0);
  });
});

test('the first hit is right when no judged product is better', () => {
  expect(isFirstHitRight(['A', 'X'], grades)).toBe(true);
  expect(isFirstHitRight(['B', 'A'], grades)).toBe(false);
  expect(isFirstHitRight([], grades)).toBe(false);
  expect(isFirstHitRight(['D'], new Map<string, Grade>([['D', 2]]))).toBe(true);
});

describe('figures', () => {
  const ask = (
    kind: string,
    references: string[],
    more: Partial<Answered> & { isMarked?: boolean } = {},
  ) => ({
    number: 1,
    kind,
    query: kind,
    grades: more.grades ?? grades,
    answer: { references, isMarkedInexact: more.isMarked ?? false },
  });
  const negative = (references: string[], isMarked = false) =>
    ask('negative', references, { grades: new Map(), isMarked });
  const answered = [
    ask('head word', ['A', 'B', 'C']),
    ask('head word', []),
    ask('intent', ['X', 'B'], { isMarked: true }),
    ask('intent', ['C'], { grades: new Map<string, Grade>([['C', 1]]), isMarked: true }),
    negative([]),
    negative(['A']),
    negative(['A'], true),
    negative(['A']),
  ];

  test('are means over the queries that they speak of', () => {
    expect(figuresOf(answered)).toEqual({
      queries: 8,
      ndcg: expect.closeTo((1 + 0 + 1.89279 / 9.39279 + 1) / 4, 5),
      firstHit: 2 / 4,
      falseZeros: 1 / 4,
      negatives: 2 / 4,
      wronglyMarked: 1 / 3,
    });
  });

  test('are told by kind, without those that a kind has not', () => {
    const byKind = figuresByKind(answered);
    expect([...byKind.keys()]).toEqual(['head word', 'intent', 'negative']);
    expect(byKind.get('head word')).toMatchObject({
      queries: 2,
      ndcg: 0.5,
      falseZeros: 0.5,
      negatives: null,
    });
    expect(byKind.get('negative')).toEqual({
      queries: 4,
      ndcg: null,
      firstHit: null,
      falseZeros: null,
      negatives: 0.5,
      wronglyMarked: null,
    });
  });
});
