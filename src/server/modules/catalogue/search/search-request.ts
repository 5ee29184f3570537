import { optionToken } from '../../../../domain/product-facets.ts';
import { priceStepOf } from '../../../../domain/search-document.ts';
import type { SearchSort } from '../../../../wire/catalogue/catalog.ts';
import { anyLexeme } from './search-terms.ts';

/** Several of one kind: any of them; kinds: all of them. Empty or null: no condition. */
export interface SearchFilters {
  mainCategoryIds: readonly number[];
  subcategoryIds: readonly number[];
  sellerIds: readonly number[];
  /** Codes of municipalities: '11001'. */
  cityIds: readonly string[];
  /** Whole pesos, of what the buyer pays. */
  minimumPrice: number | null;
  maximumPrice: number | null;
  /** 1 to 4 stars or more. */
  minimumRating: number | null;
  onOffer: boolean;
  inStock: boolean;
  /** What may be paid at the door. */
  cashOnDelivery: boolean;
  /** Of one name, any of the terms. */
  options: readonly { name: string; terms: readonly string[] }[];
}

/** Products that operators put first, in this order; before others of their level; last. */
export interface Placement {
  pinned: readonly number[];
  lifted: readonly number[];
  buried: readonly number[];
}

export const isPlaced = ({ pinned, lifted, buried }: Placement): boolean =>
  pinned.length + lifted.length + buried.length > 0;

export interface SearchRequest {
  /** Empty: everything that the filters leave. */
  text: string;
  filters: SearchFilters;
  placement: Placement;
  sort: SearchSort;
  skip: number;
  take: number;
  /** Without correcting, splitting or leaving out words. */
  asTyped: boolean;
  /** What filters count comes with it. */
  withFacets?: boolean;
}

export const NO_FILTERS: SearchFilters = {
  mainCategoryIds: [],
  subcategoryIds: [],
  sellerIds: [],
  cityIds: [],
  minimumPrice: null,
  maximumPrice: null,
  minimumRating: null,
  onOffer: false,
  inStock: false,
  cashOnDelivery: false,
  options: [],
};

export const NO_PLACEMENT: Placement = { pinned: [], lifted: [], buried: [] };

/** Above every price. */
export const HIGHEST_PRICE = 2_147_483_647;

export function hasFilters(filters: SearchFilters): boolean {
  return filterText(filters) !== null || filters.cashOnDelivery || priceRangeOf(filters).isNarrow;
}

export function priceRangeOf({ minimumPrice, maximumPrice }: SearchFilters) {
  const lowest = Math.min(Math.max(minimumPrice ?? 0, 0), HIGHEST_PRICE);
  const highest = Math.min(Math.max(maximumPrice ?? HIGHEST_PRICE, 0), HIGHEST_PRICE);
  return { lowest, highest, isNarrow: lowest > 0 || highest < HIGHEST_PRICE };
}

// More steps than this narrow nothing, and cost a look each.
const MOST_STEPS = 24;

/** Text of the tsquery of tokens; null: no condition. */
export function filterText(filters: SearchFilters): string | null {
  const { mainCategoryIds, subcategoryIds, sellerIds, cityIds, minimumRating, options } = filters;
  const asked: string[] = [];
  const ask = <Value>(values: readonly Value[], tokenOf: (value: Value) => string) => {
    const kind = values.length > 0 ? anyLexeme(values.map(tokenOf)) : null;
    if (kind !== null) asked.push(kind);
  };
  ask(mainCategoryIds, (id) => `m:${id}`);
  ask(subcategoryIds, (id) => `u:${id}`);
  ask(sellerIds, (id) => `s:${id}`);
  ask(cityIds, (id) => `y:${id}`);
  if (minimumRating !== null)
    ask([Math.min(Math.max(Math.floor(minimumRating), 1), 4)], (stars) => `r:${stars}`);
  if (filters.onOffer) ask(['f:offer'], String);
  if (filters.inStock) ask(['f:stock'], String);
  for (const { name, terms } of options) ask(terms, (term) => optionToken(name, term));
  ask(priceSteps(filters), String);
  return asked.length > 0 ? asked.join(' & ') : null;
}

/** A bounded range as the few steps that it touches; the exact price is compared besides. */
function priceSteps(filters: SearchFilters): string[] {
  const { lowest, highest, isNarrow } = priceRangeOf(filters);
  const [first, last] = [priceStepOf(lowest), priceStepOf(highest)];
  if (!isNarrow || last - first >= MOST_STEPS || last < first) return [];
  return Array.from({ length: last - first + 1 }, (_, place) => `p:${first + place}`);
}
