import { addDays } from '../../../../domain/business-days.ts';
import { foldedQuery } from '../../../../domain/counted-query.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import { bogotaDay } from '../../../../domain/spanish-dates.ts';
import type { Context } from '../../../context.ts';
import { explainMatches } from '../search/explain-search.service.ts';
import type { Placement } from '../search/search.service.ts';
import { placementFor } from './placement.service.ts';
import { type FoundBy, listFoundBy, listSearchFigures, type SearchTab } from './search-count.repository.ts';
import type { SearchRule } from './search-rule.repository.ts';

const DAY_MILLIS = 24 * 60 * 60_000;
const USUAL_DAYS = 30;
const LONGEST_DAYS = 92;
const SHOWN_WORDS = 100;
const EXPLAINED = 20;
/** Fewer could be one person's. */
const MINIMUM_SEARCHES = 5;

interface AskedFigures {
  tab: SearchTab;
  /** Colombian days, both included; missing: the last thirty. */
  from?: string | undefined;
  to?: string | undefined;
}

export async function getSearchFigures({ write, now }: Context, asked: AskedFigures) {
  const to = asked.to ?? bogotaDay(now().getTime());
  const from = asked.from ?? addDays(to, 1 - USUAL_DAYS);
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MILLIS + 1;
  if (days < 1) return failure('invalid-input', { fields: { from: 'Empieza después de terminar.' } });
  if (days > LONGEST_DAYS)
    return failure('invalid-input', { fields: { from: `Elige máximo ${LONGEST_DAYS} días.` } });
  return success({
    from,
    to,
    words: await listSearchFigures(write, { tab: asked.tab, from, to }, SHOWN_WORDS),
  });
}

/** What a shopper would get now, with the operators' own places, and why. */
export async function tryOutSearch({ read, now }: Context, typed: string) {
  const text = typed.trim().slice(0, 80);
  if (foldedQuery(text) === '') return { text: '', ...NOTHING, results: [] };
  const placement = await placementFor(read, text, now());
  const { matches, ...found } = await explainMatches(read, text, { limit: EXPLAINED, placement });
  return {
    text,
    ...found,
    results: matches.map((match) => ({ ...match, rule: placeOf(placement, match.productId) })),
  };
}

const NOTHING = { correctedText: null, isInexact: false, omittedWords: [] as string[] };

function placeOf({ pinned, lifted, buried }: Placement, productId: number): SearchRule['effect'] | null {
  if (pinned.includes(productId)) return 'pin';
  if (lifted.includes(productId)) return 'lift';
  return buried.includes(productId) ? 'bury' : null;
}

/** The searches of the last thirty days that led to a shop's products. */
export async function listSearchesThatFound(
  { read, now }: Context,
  sellerId: number,
): Promise<Result<FoundBy[], never>> {
  const from = addDays(bogotaDay(now().getTime()), 1 - USUAL_DAYS);
  return success(
    await listFoundBy(read, { sellerId, from }, { minimumSearches: MINIMUM_SEARCHES, limit: SHOWN_WORDS }),
  );
}
