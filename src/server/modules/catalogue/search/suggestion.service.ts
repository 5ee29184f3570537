import { foldBeginning } from '../../../../domain/typed-part.ts';
import type { Database } from '../../../db/sql.ts';
import type { KeptValues } from '../../../kept/kept-values.ts';
import { searchAsShopper } from './shoppers-search.ts';
import {
  listMatches,
  listSuggestedCategories,
  listSuggestedProducts,
  listSuggestedSellers,
  listWeightiestSearches,
  type Match,
  type SuggestedCategory,
  type SuggestedProduct,
  type SuggestedSeller,
  suggestionKinds,
} from './suggestion.repository.ts';
import { correctBeginning } from './suggestion-correction.service.ts';

interface Suggestions {
  /** What was looked for instead of a mistyped text, folded. */
  correctedText: string | null;
  searches: string[];
  products: SuggestedProduct[];
  categories: SuggestedCategory[];
  sellers: SuggestedSeller[];
}

/** At most so many of each are shown. */
const SHOWN = { searches: 6, products: 4, categories: 3, sellers: 2 } as const;
const TEXTS = 8;
/** Few beginnings are as short, everybody types them, and they are the ones with the most matches. */
const KEPT_LENGTH = 3;
/** Less begins too many words to be one. */
const SHORTEST_SEARCH = 4;

const none: Suggestions = { correctedText: null, searches: [], products: [], categories: [], sellers: [] };

export interface Suggest {
  /** What goes on from a typed text; for an empty one the searches that are popular now. */
  groups(typed: string): Promise<Suggestions>;
  /** Names of categories, shops and products that go on from a typed text, at most eight. */
  texts(typed: string): Promise<string[]>;
}

export function createSuggest(db: Database, kept: KeptValues): Suggest {
  const find = (beginning: string): Promise<Suggestions> =>
    kept.find(`suggestions ${beginning}`, async () => {
      const value = beginning === '' ? await findPopular(db) : await findSuggestions(db, beginning);
      return { value, tags: beginning.length <= KEPT_LENGTH ? tagsOf(value) : null };
    });
  return {
    groups: async (typed) => {
      const beginning = foldBeginning(typed);
      // Signs alone say nothing, but are not an empty field.
      return beginning === '' && typed.trim() !== '' ? none : shorten(await find(beginning));
    },
    texts: async (typed) => {
      const beginning = foldBeginning(typed);
      if (beginning === '') return [];
      const { categories, sellers, products } = await find(beginning);
      const names = [...categories, ...sellers, ...products].map(({ name }) => name);
      return [...new Set(names)].slice(0, TEXTS);
    },
  };
}

/** What people look for, and what most of the catalogue would answer. */
async function listPopularSearches(db: Database): Promise<string[]> {
  const searches = await listWeightiestSearches(db, 4 * SHOWN.searches);
  const seen = new Set<string>();
  // 'café' says what 'café de origen' says.
  return searches.filter((shown) => {
    const [first = ''] = shown.split(' ');
    return !seen.has(first) && seen.add(first);
  });
}

async function findPopular(db: Database): Promise<Suggestions> {
  return { ...none, searches: await listPopularSearches(db) };
}

async function findSuggestions(db: Database, beginning: string): Promise<Suggestions> {
  const found = await findBeginnings(db, beginning);
  if (found.products.length > 0 || beginning.length < SHORTEST_SEARCH) return found;
  const productIds = await searchBeginning(db, beginning);
  return { ...found, products: productIds.length > 0 ? await listSuggestedProducts(db, productIds) : [] };
}

/** Words that begin no name may still be known to the search, synonyms say; the last one may not be whole yet. */
async function searchBeginning(db: Database, beginning: string): Promise<number[]> {
  const { productIds, omittedWords } = await searchAsShopper(db, beginning, SHOWN.products);
  const unfinished = beginning.split(' ').at(-1);
  return omittedWords.every((word) => word === unfinished) ? productIds : [];
}

async function findBeginnings(db: Database, beginning: string): Promise<Suggestions> {
  const matches = await listMatches(db, beginning);
  if (matches.length > 0) return showMatches(db, matches, null);
  const corrected = await correctBeginning(db, beginning);
  if (corrected === null) return none;
  const meant = await listMatches(db, corrected);
  return meant.length > 0 ? showMatches(db, meant, corrected.trimEnd()) : none;
}

/** Names, prices and pictures come from their own rows: suggestions are of last night. */
async function showMatches(
  db: Database,
  matches: readonly Match[],
  correctedText: string | null,
): Promise<Suggestions> {
  const idsOf = (kind: (typeof suggestionKinds)[Match['kind']]) =>
    matches.filter((match) => suggestionKinds[match.kind] === kind).map(({ subjectId }) => subjectId);
  const shown = async <Row>(
    ids: readonly number[],
    list: (db: Database, ids: readonly number[]) => Promise<Row[]>,
  ) => (ids.length > 0 ? list(db, [...new Set(ids)]) : []);
  const [products, categories, sellers] = await Promise.all([
    shown(idsOf('product'), listSuggestedProducts),
    shown(idsOf('category'), listSuggestedCategories),
    shown(idsOf('seller'), listSuggestedSellers),
  ]);
  const searches = matches.filter(({ kind }) => suggestionKinds[kind] === 'search').map(({ shown }) => shown);
  return { correctedText, searches, products, categories, sellers };
}

function shorten({ correctedText, searches, products, categories, sellers }: Suggestions): Suggestions {
  return {
    correctedText,
    searches: searches.slice(0, SHOWN.searches),
    products: products.slice(0, SHOWN.products),
    categories: categories.slice(0, SHOWN.categories),
    sellers: sellers.slice(0, SHOWN.sellers),
  };
}

function tagsOf({ products, sellers }: Suggestions) {
  return [
    'categories' as const,
    ...products.map(({ id }) => `product:${id}` as const),
    ...products.map(({ sellerId }) => `seller:${sellerId}` as const),
    ...sellers.map(({ id }) => `seller:${id}` as const),
  ];
}
