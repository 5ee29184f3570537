import { type SynonymGroup, synonymsOf } from '../../../../domain/search-synonyms.ts';
import { foldText } from '../../../../domain/text.ts';
import type { Sort } from '../../../../wire/catalogue/catalog.ts';
import type { Database } from '../../../db/sql.ts';
import {
  type Count,
  findMatches,
  listCorrections,
  type MatchRequest,
  type SearchTerms,
} from './search.repository.ts';
import { writeDocuments } from './search-index.repository.ts';
import { searchWords } from './search-words.ts';
import { getSynonyms } from './synonym.service.ts';

export type { Count } from './search.repository.ts';

export interface SearchRequest {
  text: string;
  mainCategoryIds: number[];
  sellerIds: number[];
  sort: Sort;
  skip: number;
  take: number;
}

export interface SearchResult {
  productIds: number[];
  total: number;
  /** False: there are more than `total`. */
  totalIsExact: boolean;
  categories: Count[];
  sellers: Count[];
  /** What was searched instead of mistyped words. */
  correctedText: string | null;
}

/** Products whose name, description or categories contain all words, without regard to accents and case (spec 5). */
export async function searchCatalogue(db: Database, request: SearchRequest): Promise<SearchResult> {
  const words = searchWords(request.text);
  if (words.length === 0) return nothing;
  for await (const terms of alternatives(db, words, await getSynonyms(db))) {
    const found = await searchTerms(db, terms, request);
    // With ticked filters an empty page is no reason to search for something else.
    if (found.total > 0 || (hasFilters(request) && (await matchesAnything(db, terms)))) return found;
  }
  return nothing;
}

/** Brings the read model up to date; call it in the transaction that changes products, their sellers or categories. */
export async function refreshSearch(db: Database, productIds: readonly number[]): Promise<void> {
  if (productIds.length > 0) await writeDocuments(db, productIds);
}

const nothing: SearchResult = {
  productIds: [],
  total: 0,
  totalIsExact: true,
  categories: [],
  sellers: [],
  correctedText: null,
};

function hasFilters({ mainCategoryIds, sellerIds }: SearchRequest): boolean {
  return mainCategoryIds.length > 0 || sellerIds.length > 0;
}

/** Options of one kind are counted with the ticks of the other kind only, so each needs a search of its own. */
async function searchTerms(db: Database, terms: SearchTerms, request: SearchRequest): Promise<SearchResult> {
  const { mainCategoryIds, sellerIds, sort, skip, take } = request;
  const page: MatchRequest = { terms, mainCategoryIds, sellerIds, sort, skip, take };
  const [matches, forCategories, forSellers] = await Promise.all([
    findMatches(db, page),
    mainCategoryIds.length > 0 ? findMatches(db, { ...page, mainCategoryIds: [], take: 0 }) : null,
    sellerIds.length > 0 ? findMatches(db, { ...page, sellerIds: [], take: 0 }) : null,
  ]);
  return {
    productIds: matches.productIds,
    total: matches.total,
    totalIsExact: matches.isExact,
    categories: (forCategories ?? matches).categories,
    sellers: (forSellers ?? matches).sellers,
    correctedText: terms.isCorrected ? terms.words.join(' ') : null,
  };
}

async function matchesAnything(db: Database, terms: SearchTerms): Promise<boolean> {
  const request: MatchRequest = {
    terms,
    mainCategoryIds: [],
    sellerIds: [],
    sort: 'popular',
    skip: 0,
    take: 0,
  };
  return (await findMatches(db, request)).total > 0;
}

/** The words as typed; then the last one as the beginning of a word; then mistyped ones replaced. */
async function* alternatives(
  db: Database,
  words: string[],
  synonyms: readonly SynonymGroup[],
): AsyncGenerator<SearchTerms> {
  const termsOf = (own: string[]) => ({ words: own, choices: own.map((word) => synonymsOf(word, synonyms)) });
  yield { ...termsOf(words), beginning: null, isCorrected: false };
  const beginning = foldText(words.at(-1) ?? '');
  if (/^[a-z0-9]{3,}$/.test(beginning))
    yield { ...termsOf(words.slice(0, -1)), beginning, isCorrected: false };
  const corrections = await listCorrections(db, words);
  if (corrections.some(({ corrected }) => corrected !== null)) {
    const corrected = corrections.map((correction) => correction.corrected ?? correction.word);
    yield { ...termsOf(corrected), beginning: null, isCorrected: true };
  }
}
