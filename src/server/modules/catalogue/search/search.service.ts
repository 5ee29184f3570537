import { countedQuery } from '../../../../domain/counted-query.ts';
import { type SearchQuery, understand } from '../../../../domain/search-query.ts';
import type { Database } from '../../../db/sql.ts';
import type { KeptValues } from '../../../kept/kept-values.ts';
import { getMoneyRules } from '../../settings/money-rules.service.ts';
import {
  type FacetRows,
  findCountedMatches,
  findMatches,
  isMetBySome,
  listMet,
  type Matches,
  type MatchRequest,
} from './search.repository.ts';
import {
  filterText,
  HIGHEST_PRICE,
  hasFilters,
  isPlaced,
  NO_FILTERS,
  NO_PLACEMENT,
  priceRangeOf,
  type SearchFilters,
  type SearchRequest,
} from './search-request.ts';
import { conditionOf, partialTermsOf, type SearchTerms, slotQuery, termsOf } from './search-terms.ts';
import { searchWords } from './search-words.ts';
import { matchSmallCatalogue } from './small-catalogue.repository.ts';
import { getSearchRules } from './synonym.service.ts';
import { reviseQuery } from './understanding.service.ts';

export type { FacetRows } from './search.repository.ts';
export { refreshSearch } from './search-index.service.ts';
export {
  filterText,
  NO_FILTERS,
  NO_PLACEMENT,
  type Placement,
  priceRangeOf,
  type SearchFilters,
  type SearchRequest,
} from './search-request.ts';

export interface SearchResult {
  productIds: number[];
  total: number;
  /** False: there are more than `total`. */
  totalIsExact: boolean;
  /** What was searched at last, to count filters over: text of a tsquery, null wants everything; 'ofertas' were asked for. */
  searched: { wanted: string | null; onOffer: boolean };
  /** What was searched instead of mistyped words. */
  correctedText: string | null;
  /** These come near what was asked for; nothing is it. */
  isInexact: boolean;
  /** What the nearest lacks. */
  omittedWords: string[];
  /** Where they were asked for. */
  facets: FacetRows | null;
}

/**
 * Products that have all words in their name, options, reference, shop, categories or description, best first (spec 5).
 * Where there are none: with mistyped words corrected; then what comes near, marked so.
 */
export async function searchCatalogue(
  db: Database,
  request: SearchRequest,
  kept?: KeptValues,
): Promise<SearchResult> {
  return (await searchInSteps(db, request, kept)).result;
}

/** With what the words were taken for in the end; null when nothing was asked for. */
export async function searchInSteps(
  db: Database,
  request: SearchRequest,
  kept?: KeptValues,
): Promise<{ result: SearchResult; asked: SearchQuery | null }> {
  const words = searchWords(request.text);
  const rules = await getSearchRules(db, kept);
  const asked = understand(words.join(' '), rules);
  if (words.length > 0 && isEmptyQuery(asked)) return { result: nothing, asked: null };
  const found = await searchTerms(db, termsOf(asked), asked, request);
  if (found.total > 0 || request.asTyped || words.length === 0)
    return { result: marked(found, asked), asked };
  if (await isFilteredOut(db, asked, request)) return { result: marked(found, asked), asked };
  const { query, isChanged, correctedText } = await reviseQuery(db, asked, { words, rules });
  if (isChanged) {
    const again = await searchTerms(db, termsOf(query), query, request);
    if (again.total > 0 || (await isFilteredOut(db, query, request)))
      return { result: { ...marked(again, query), correctedText }, asked: query };
  }
  if (found.productIds.length > 0) return { result: marked(found, asked), asked };
  const nearest = await searchNearest(db, query, request);
  return { result: nearest.total > 0 ? { ...nearest, correctedText } : nearest, asked: query };
}

const isEmptyQuery = ({ slots, isCheap, isOffer }: SearchQuery) => slots.length === 0 && !isCheap && !isOffer;

const nothing: SearchResult = {
  productIds: [],
  total: 0,
  totalIsExact: true,
  // No row has it.
  searched: { wanted: "'nada:'", onOffer: false },
  correctedText: null,
  isInexact: false,
  omittedWords: [],
  facets: null,
};

type Found = SearchResult & Pick<Matches, 'best' | 'hasNamed' | 'hasPreferred'>;

async function searchTerms(
  db: Database,
  terms: SearchTerms,
  asked: SearchQuery,
  request: SearchRequest,
): Promise<Found> {
  const filters = await effectiveFilters(db, asked, request);
  const { facets, ...matches } = await findWithFacets(db, request.withFacets ?? false, {
    terms,
    filters: filterText(filters),
    ...priceRangeOf(filters),
    // Who sorts by a price or by stars is shown that order.
    placement: request.sort === 'relevantes' ? request.placement : NO_PLACEMENT,
    sort: asked.isCheap && request.sort === 'relevantes' ? 'baratos' : request.sort,
    askedWords: request.sort === 'relevantes' ? countedQuery(request.text) : null,
    skip: request.skip,
    take: Math.max(request.take, 1),
  });
  return {
    ...nothing,
    productIds: matches.productIds,
    total: matches.total,
    totalIsExact: matches.isExact,
    searched: { wanted: terms.wanted, onOffer: asked.isOffer },
    best: matches.best,
    hasNamed: matches.hasNamed,
    hasPreferred: matches.hasPreferred,
    facets,
  };
}

async function findWithFacets(
  db: Database,
  withFacets: boolean,
  request: MatchRequest,
): Promise<Matches & { facets: FacetRows | null }> {
  const small = isPlaced(request.placement) ? null : await matchSmallCatalogue(db, request);
  if (small) return { ...small, facets: withFacets ? small : null };
  if (!withFacets) return { ...(await findMatches(db, request)), facets: null };
  const found = await findCountedMatches(db, request);
  return { ...found, facets: found };
}

async function effectiveFilters(
  db: Database,
  { isOffer }: SearchQuery,
  { filters }: SearchRequest,
): Promise<SearchFilters> {
  const onOffer = filters.onOffer || isOffer;
  if (!filters.cashOnDelivery) return { ...filters, onOffer };
  const { cashOnDelivery } = await getMoneyRules(db);
  const maximumPrice = Math.min(filters.maximumPrice ?? HIGHEST_PRICE, cashOnDelivery.maximumTotal);
  return { ...filters, onOffer, maximumPrice };
}

/** With ticked filters an empty page is no reason to search for something else. */
async function isFilteredOut(db: Database, asked: SearchQuery, { filters }: SearchRequest): Promise<boolean> {
  if (!hasFilters(filters)) return false;
  const ownFilter = filterText({ ...NO_FILTERS, onOffer: asked.isOffer });
  return isMetBySome(db, conditionOf([termsOf(asked).wanted, ownFilter]));
}

/** Words of descriptions only, or a thing that is but an option's name, are not what was asked for. */
function marked(found: Found, asked: SearchQuery): SearchResult {
  const { best, hasNamed, hasPreferred, ...result } = found;
  // What operators pinned for the words stands there though it has none of them.
  if (result.total === 0) return { ...result, total: result.productIds.length };
  const lacksAmount = asked.amounts.length > 0 && hasPreferred === false;
  const isNamed = hasNamed ?? (best ?? 0) > 0;
  const isFarFetched =
    !asked.isPurpose && asked.code === null && (!isNamed || isOptionOnly(best ?? 0, asked));
  return {
    ...result,
    isInexact: isFarFetched || lacksAmount,
    omittedWords: lacksAmount ? [...asked.amounts] : [],
  };
}

// What a word and its gender reach as an option, see search_rank; less than any word of a name.
const OPTION_LEVEL = { least: 0.3, most: 0.85 };

/** 'medias' are a thing; the coffee whose grinding is 'media' is not it. */
function isOptionOnly(best: number, { slots }: SearchQuery): boolean {
  const [only] = slots;
  if (only === undefined || slots.length > 1 || !/..s$/.test(only.typed) || only.typed.includes(' '))
    return false;
  return best > OPTION_LEVEL.least && best < OPTION_LEVEL.most;
}

/** What is one of the things asked for, whatever else it lacks; what operators placed for the words is none of it. */
async function searchNearest(
  db: Database,
  asked: SearchQuery,
  request: SearchRequest,
): Promise<SearchResult> {
  const terms = partialTermsOf(asked);
  if (terms.wanted === null) return nothing;
  const found = await searchTerms(db, terms, asked, { ...request, placement: NO_PLACEMENT });
  const { best: _, hasNamed: __, hasPreferred: ___, ...result } = found;
  const first = result.productIds[0];
  if (first === undefined) return result;
  const slots = asked.slots.map((slot) => slotQuery(slot) ?? "'x:'");
  const met = await listMet(db, first, slots);
  const omittedWords = asked.slots.filter((__, place) => !met[place]).map(({ typed }) => typed);
  return { ...result, isInexact: true, omittedWords };
}
