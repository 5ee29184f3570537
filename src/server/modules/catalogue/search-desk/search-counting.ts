import { hash, randomBytes } from 'node:crypto';
import { countedQuery } from '../../../../domain/counted-query.ts';
import { bogotaDay } from '../../../../domain/spanish-dates.ts';

export type SearchOutcome = 'exact' | 'corrected' | 'partial' | 'none';

/** Who searched or opened something: remembered as a hash with a salt of the day, never stored. */
export interface Searcher {
  address: string;
  userAgent: string;
}

export interface CountedWords {
  day: string;
  words: string;
  searches: number;
  clicks: number;
  purchases: number;
  results: number | null;
  outcome: SearchOutcome | null;
}

export interface CountedProduct {
  day: string;
  words: string;
  productId: number;
  clicks: number;
  purchases: number;
}

/** Counts for the order of results once it is paid. */
export interface FoundPurchase {
  day: string;
  words: string;
  productId: number;
  orderNumber: number;
}

export interface SearchCounts {
  words: CountedWords[];
  products: CountedProduct[];
  purchases: FoundPurchase[];
}

// Beyond them nothing new is counted until the next writing: a flood must not fill the memory.
const MAXIMUM_WORDS = 5_000;
const MAXIMUM_PRODUCTS = 10_000;
const MAXIMUM_PURCHASES = 10_000;
const MAXIMUM_OUTCOMES = 10_000;
const MAXIMUM_SEEN = 200_000;

/** Counts in memory until somebody takes the counts away; a person counts once a day for the same words or product. */
export function createSearchCounting(now: () => Date) {
  let day = '';
  let salt = '';
  const seen = new Set<string>();
  const outcomes = new Map<string, { results: number; outcome: SearchOutcome }>();
  let words = new Map<string, CountedWords>();
  let products = new Map<string, CountedProduct>();
  let purchases: FoundPurchase[] = [];

  const beginDay = () => {
    const current = bogotaDay(now().getTime());
    if (current === day) return;
    day = current;
    salt = randomBytes(16).toString('hex');
    seen.clear();
  };
  const isNew = ({ address, userAgent }: Searcher, what: string): boolean => {
    const key = hash('sha256', `${salt}\n${address}\n${userAgent}\n${what}`, 'base64url').slice(0, 16);
    if (seen.has(key)) return false;
    if (seen.size < MAXIMUM_SEEN) seen.add(key);
    return true;
  };
  const wordsOf = (typed: string): CountedWords | null => {
    const text = countedQuery(typed);
    if (text === null) return null;
    const key = `${day}\n${text}`;
    const known = words.get(key);
    if (known || words.size >= MAXIMUM_WORDS) return known ?? null;
    const none = { day, words: text, searches: 0, clicks: 0, purchases: 0, results: null, outcome: null };
    words.set(key, none);
    return none;
  };
  const productOf = (text: string, productId: number): CountedProduct | null => {
    const key = `${day}\n${text}\n${productId}`;
    const known = products.get(key);
    if (known || products.size >= MAXIMUM_PRODUCTS) return known ?? null;
    const none = { day, words: text, productId, clicks: 0, purchases: 0 };
    products.set(key, none);
    return none;
  };
  const count = (kind: 'clicks' | 'purchases', typed: string, productId: number) => {
    const counted = wordsOf(typed);
    const product = counted && productOf(counted.words, productId);
    if (!counted || !product) return null;
    counted[kind] += 1;
    product[kind] += 1;
    return product;
  };
  return {
    /** What the shop answers to the words, told when the answer is made: kept pages are counted by it too. */
    noteOutcome: (typed: string, results: number, outcome: SearchOutcome): void => {
      const text = countedQuery(typed);
      if (text === null) return;
      outcomes.delete(text);
      if (outcomes.size >= MAXIMUM_OUTCOMES) outcomes.clear();
      outcomes.set(text, { results, outcome });
    },
    countSearch: (typed: string, searcher: Searcher): void => {
      beginDay();
      const counted = isNew(searcher, `s ${typed}`) ? wordsOf(typed) : null;
      if (counted) counted.searches += 1;
    },
    countClick: (typed: string, productId: number, searcher: Searcher): void => {
      beginDay();
      if (isNew(searcher, `c ${productId} ${typed}`)) count('clicks', typed, productId);
    },
    countPurchase: (typed: string, productId: number, orderNumber: number): void => {
      beginDay();
      const product = count('purchases', typed, productId);
      if (product && purchases.length < MAXIMUM_PURCHASES)
        purchases.push({ day, words: product.words, productId, orderNumber });
    },
    /** What was counted since the last time. */
    takeCounts: (): SearchCounts => {
      const taken = { words: [...words.values()], products: [...products.values()], purchases };
      words = new Map();
      products = new Map();
      purchases = [];
      return { ...taken, words: taken.words.map((one) => ({ ...one, ...outcomes.get(one.words) })) };
    },
  };
}

export type SearchCounting = ReturnType<typeof createSearchCounting>;
