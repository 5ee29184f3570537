import type { CalendarDay } from './business-days.ts';

/** What a shop is judged by: parcels sent by their day, sales kept, deliveries without a lost claim, questions, opinions. */
export const LEVEL_KINDS = ['dispatch', 'sale', 'claim', 'answer', 'rating'] as const;

export type LevelKind = (typeof LEVEL_KINDS)[number];

export const LEVEL_DAYS = 60;
/** With fewer sales a shop is new: it has no level. */
export const LEVEL_MINIMUM_SALES = 10;
/** A question that waits longer counts as not answered. */
export const ANSWER_HOURS = 24;

/** One thing that happened. */
export interface LevelEvent {
  kind: LevelKind;
  /** Of the order, the question or the opinion. */
  reference: string;
  day: CalendarDay;
  /** From 0, as bad as can be, to 1. */
  score: number;
  /** Why it does not count; empty: it does. */
  excluded: string;
}

export interface LevelFigure {
  count: number;
  /** Sum of the scores. */
  good: number;
}

export type LevelFigures = Record<LevelKind, LevelFigure>;

/** From 1, the worst, to 5; null: new. */
export type ShopLevel = 1 | 2 | 3 | 4 | 5 | null;

/** How much may be bad in the best and in the common band, as shares. */
const LIMITS: Readonly<Record<LevelKind, { best: number; common: number }>> = {
  dispatch: { best: 0.08, common: 0.15 },
  sale: { best: 0.04, common: 0.05 },
  claim: { best: 0.04, common: 0.04 },
  answer: { best: 0.15, common: 0.4 },
  rating: { best: 0.15, common: 0.4 },
};

/** One-sided, nine times of ten. */
const Z = 1.2816;

/** The sums of what counts. */
export function levelFigures(events: readonly LevelEvent[]): LevelFigures {
  const figures = Object.fromEntries(
    LEVEL_KINDS.map((kind) => [kind, { count: 0, good: 0 }]),
  ) as LevelFigures;
  for (const { kind, score, excluded } of events) {
    if (excluded !== '') continue;
    figures[kind].count += 1;
    figures[kind].good += score;
  }
  return figures;
}

/**
 * Only what is sure moves a shop: a figure is at its best when even the upper Wilson bound of what is bad lies below the
 * limit, and bad when the lower one lies above it. Few events are sure of nothing.
 */
export function shopLevel(figures: LevelFigures): ShopLevel {
  if (figures.sale.count < LEVEL_MINIMUM_SALES) return null;
  const bands = LEVEL_KINDS.map((kind) => levelBand(kind, figures[kind]));
  const bad = bands.filter((band) => band === 'bad').length;
  if (bad > 0) return bad > 1 ? 1 : 2;
  const best = bands.filter((band) => band === 'best').length;
  if (best === LEVEL_KINDS.length) return 5;
  return best > 2 ? 4 : 3;
}

export type LevelBand = 'best' | 'common' | 'bad';

export function levelBand(kind: LevelKind, { count, good }: LevelFigure): LevelBand {
  const { best, common } = LIMITS[kind];
  // Scores of opinions are fractions: what their sum loses to rounding is nobody's fault.
  const bad = Math.max(0, count - good);
  if (count > 0 && wilson(bad, count, 1) <= best) return 'best';
  // Filled up with good events: of a handful, one or two bad ones prove nothing.
  return wilson(bad, Math.max(count, LEVEL_MINIMUM_SALES), -1) > common ? 'bad' : 'common';
}

/** The upper (1) or lower (-1) Wilson bound of a share. */
function wilson(part: number, count: number, side: 1 | -1): number {
  const share = part / count;
  const square = Z * Z;
  const spread = Z * Math.sqrt((share * (1 - share)) / count + square / (4 * count * count));
  return (share + square / (2 * count) + side * spread) / (1 + square / count);
}

/** Nobody reads further than that. */
const MAXIMUM_STEPS = 300;

/** Of a figure that is not at its best: how many good events in a row lift it; null: more than anybody counts. */
export function eventsToNextBand(kind: LevelKind, figure: LevelFigure): number | null {
  const now = levelBand(kind, figure);
  for (let more = 1; more <= MAXIMUM_STEPS; more++) {
    const then = levelBand(kind, { count: figure.count + more, good: figure.good + more });
    if (then !== now) return more;
  }
  return null;
}
