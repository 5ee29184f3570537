import type { Sort } from '../../../wire/catalog.ts';
import type { Database } from '../../db/sql.ts';
import {
  type Count,
  findMatches,
  listCorrections,
  type MatchRequest,
  type SearchTerms,
} from './search.repository.ts';
import { writeDocuments } from './search-index.repository.ts';
import { searchWords } from './search-words.ts';

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
  const asTyped: SearchTerms = { words, lastIsPrefix: false };
  const found = await searchTerms(db, asTyped, request);
  if (found.total > 0 || (hasFilters(request) && (await matchesAnything(db, asTyped)))) return found;
  const other = await findOtherTerms(db, words);
  if (!other) return found;
  const result = await searchTerms(db, other, request);
  return { ...result, correctedText: other.lastIsPrefix ? null : other.words.join(' ') };
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
async function searchTerms(db: Database, words: SearchTerms, request: SearchRequest): Promise<SearchResult> {
  const { mainCategoryIds, sellerIds, sort, skip, take } = request;
  const page: MatchRequest = { words, mainCategoryIds, sellerIds, sort, skip, take };
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
    correctedText: null,
  };
}

async function matchesAnything(db: Database, words: SearchTerms): Promise<boolean> {
  const request = { words, mainCategoryIds: [], sellerIds: [], sort: 'popular', skip: 0, take: 0 } as const;
  return (await findMatches(db, { ...request, mainCategoryIds: [], sellerIds: [] })).total > 0;
}

/** Words that find something where the typed ones do not: the last one as a beginning, else with typos corrected. */
async function findOtherTerms(db: Database, words: string[]): Promise<SearchTerms | null> {
  const asPrefix: SearchTerms = { words, lastIsPrefix: true };
  const lastWord = words.at(-1) ?? '';
  if (/^[\p{L}\p{N}]{3,}$/u.test(lastWord) && (await matchesAnything(db, asPrefix))) return asPrefix;
  const corrections = await listCorrections(db, words);
  if (corrections.every(({ corrected }) => corrected === null)) return null;
  const corrected = corrections.map((correction) => correction.corrected ?? correction.word);
  const terms: SearchTerms = { words: corrected, lastIsPrefix: false };
  return (await matchesAnything(db, terms)) ? terms : null;
}
