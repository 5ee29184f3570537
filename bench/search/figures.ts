import { type Grades, type JudgedQuery, NEGATIVE } from './judged-queries.ts';

/** What the shop showed for a query: references in its order; marked when it said itself that they are not exact. */
export interface Answer {
  references: readonly string[];
  isMarkedInexact: boolean;
}

export interface Answered extends JudgedQuery {
  answer: Answer;
}

/** Shares from 0 to 1; null where no query of the kind is asked for it. */
export interface Figures {
  queries: number;
  /** Mean over the queries with judged products. */
  ndcg: number | null;
  /** First hit has the highest grade that the query has. */
  firstHit: number | null;
  /** Nothing found although products were judged. */
  falseZeros: number | null;
  /** Of the queries for what the shop does not have: nothing shown, or marked as inexact. */
  negatives: number | null;
  /** Of the queries with an exact product: marked as inexact. Keeps marking everything from looking like success. */
  wronglyMarked: number | null;
}

const DEPTH = 10;

/** Normalised discounted cumulative gain of the first ten: 1 when no other order of products would be better. */
export function ndcgOf(references: readonly string[], grades: Grades): number {
  const found = references.map((reference) => grades.get(reference) ?? 0);
  const ideal = [...grades.values()].sort((left, right) => right - left);
  return discountedGain(found) / discountedGain(ideal);
}

export function isFirstHitRight(references: readonly string[], grades: Grades): boolean {
  return grades.get(references[0] ?? '') === Math.max(...grades.values());
}

/** From 0, the worst, to 1: nDCG, and for negatives whether they were answered as such. */
export function scoreOf({ kind, answer, grades }: Answered): number {
  return kind === NEGATIVE ? Number(isAnsweredAsNegative(answer)) : ndcgOf(answer.references, grades);
}

export function figuresOf(answered: readonly Answered[]): Figures {
  const negatives = answered.filter(({ kind }) => kind === NEGATIVE);
  const judged = answered.filter(({ kind }) => kind !== NEGATIVE);
  const exact = judged.filter(({ grades }) => [...grades.values()].includes(3));
  return {
    queries: answered.length,
    ndcg: meanOf(judged, scoreOf),
    firstHit: meanOf(judged, ({ answer, grades }) => Number(isFirstHitRight(answer.references, grades))),
    falseZeros: meanOf(judged, ({ answer }) => Number(answer.references.length === 0)),
    negatives: meanOf(negatives, scoreOf),
    wronglyMarked: meanOf(exact, ({ answer }) => Number(answer.isMarkedInexact)),
  };
}

export function figuresByKind(answered: readonly Answered[]): Map<string, Figures> {
  const kinds = Map.groupBy(answered, ({ kind }) => kind);
  return new Map([...kinds].map(([kind, ofKind]) => [kind, figuresOf(ofKind)]));
}

function isAnsweredAsNegative({ references, isMarkedInexact }: Answer): boolean {
  return references.length === 0 || isMarkedInexact;
}

function discountedGain(grades: readonly number[]): number {
  return grades
    .slice(0, DEPTH)
    .reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);
}

function meanOf(answered: readonly Answered[], shareOf: (one: Answered) => number): number | null {
  if (answered.length === 0) return null;
  return answered.reduce((sum, one) => sum + shareOf(one), 0) / answered.length;
}
