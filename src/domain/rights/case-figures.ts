import type { CaseKind } from './case-kind.ts';

/** Smaller groups could be somebody. */
export const FEWEST_CASES = 5;
/** Complete months that are shown. */
export const FIGURE_MONTHS = 12;

export interface CaseSum {
  /** 'YYYY-MM' */
  month: string;
  kind: CaseKind;
  opened: number;
  closed: number;
  /** Of the closed ones together. */
  days: number;
  forAsker: number;
  answered: number;
  refused: number;
}

/** What is said of a group of cases; null: they are too few to say it. */
interface CaseFigure {
  opened: number | null;
  /** The rest of the figures need as many closed ones. */
  closed: number | null;
  averageDays: number | null;
  /** Shares of the closed ones, in percent. */
  forAsker: number | null;
  answered: number | null;
  refused: number | null;
}

export interface CaseFigures {
  months: (CaseFigure & { month: string })[];
  kinds: (CaseFigure & { kind: CaseKind })[];
}

/**
 * By month and by kind, without groups of fewer than five. Where only one group of a list would be missing, the sums of
 * the other list would tell it: then the next larger one is left out too.
 */
export function caseFigures(sums: readonly CaseSum[]): CaseFigures {
  return {
    months: grouped(sums, ({ month }) => month).map(({ name, figure }) => ({ month: name, ...figure })),
    kinds: grouped(sums, ({ kind }) => kind).map(({ name, figure }) => ({ kind: name, ...figure })),
  };
}

function grouped<Name extends string>(sums: readonly CaseSum[], nameOf: (sum: CaseSum) => Name) {
  const names = [...new Set(sums.map(nameOf))].toSorted();
  const groups = names.map((name) => ({ name, sum: added(sums.filter((one) => nameOf(one) === name)) }));
  const hidden = hiddenOf(groups.map(({ sum }) => sum.opened));
  const closedHidden = hiddenOf(groups.map(({ sum }) => sum.closed));
  return groups.map(({ name, sum }, index) => ({
    name,
    figure: figureOf(sum, { isHidden: hidden.has(index), isClosedHidden: closedHidden.has(index) }),
  }));
}

/** Which groups are not told. None at all is nobody. */
function hiddenOf(counts: readonly number[]): Set<number> {
  const bySize = counts.map((count, index) => ({ count, index })).toSorted((a, b) => a.count - b.count);
  const some = bySize.filter(({ count }) => count > 0);
  const small = some.filter(({ count }) => count < FEWEST_CASES);
  const together = small.reduce((sum, { count }) => sum + count, 0);
  const isTold = small.length > 0 && (small.length === 1 || together < FEWEST_CASES);
  return new Set(some.slice(0, small.length + Number(isTold)).map(({ index }) => index));
}

type Totals = Omit<CaseSum, 'month' | 'kind'>;

function added(sums: readonly CaseSum[]): Totals {
  const total = { opened: 0, closed: 0, days: 0, forAsker: 0, answered: 0, refused: 0 };
  for (const sum of sums) for (const name of Object.keys(total) as (keyof Totals)[]) total[name] += sum[name];
  return total;
}

function figureOf(
  { opened, closed, days, forAsker, answered, refused }: Totals,
  { isHidden, isClosedHidden }: { isHidden: boolean; isClosedHidden: boolean },
): CaseFigure {
  const says = !isHidden && !isClosedHidden;
  const percent = (part: number) => (says && closed > 0 ? Math.round((100 * part) / closed) : null);
  return {
    opened: isHidden ? null : opened,
    closed: says ? closed : null,
    averageDays: says && closed > 0 ? Math.round(days / closed) : null,
    forAsker: percent(forAsker),
    answered: percent(answered),
    refused: percent(refused),
  };
}
