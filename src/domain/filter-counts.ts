import { type ProductFacets, readFacets } from './product-facets.ts';
import { optionToken } from './search-document.ts';

/** Rows as the read model gives them: 'price facets', one a line; each speaks for `step` products. */
export interface FacetRows {
  lines: string | null;
  step: number;
  /** False: a sample, or not all of them. */
  isExact: boolean;
}

export interface Count<Id = number> {
  id: Id;
  count: number;
}

export interface OptionCounts {
  /** As products write it: 'Talla'. */
  name: string;
  /** Of filters: 'talla'. */
  key: string;
  /** Products that have one of its terms. */
  count: number;
  /** Most frequent first; `value` is 'talla=m'. */
  terms: { value: string; name: string; count: number }[];
}

/** Ten bars of products; bar n reaches from edge n to edge n + 1, in whole pesos. */
export interface PriceBars {
  edges: number[];
  counts: number[];
}

/** How many products of a list each filter would leave. */
export interface FilterCounts {
  total: number;
  isExact: boolean;
  mainCategories: Count[];
  subcategories: Count[];
  sellers: Count[];
  cities: Count<string>[];
  /** Of so many stars or more, [4, 3]. */
  ratings: Count[];
  offers: number;
  inStock: number;
  cashOnDelivery: number;
  options: OptionCounts[];
  /** Null: all have one price, or there is none. */
  prices: PriceBars | null;
}

const RATINGS = [4, 3] as const;
const BARS = 10;
const MOST_OPTIONS = 12;
const MOST_TERMS = 60;
const MOST_IDS = 1_000;

/** What a row is counted under, read once: many rows have the same text. */
interface Counted extends Omit<ProductFacets, 'options'> {
  options: { value: string; key: string; name: string; term: string }[];
  keys: string[];
}

const REMEMBERED_TEXTS = 20_000;
const remembered = new Map<string, Counted>();

function counted(text: string): Counted {
  const known = remembered.get(text);
  if (known) return known;
  const { options, ...facets } = readFacets(text);
  const unique = new Map<string, Counted['options'][number]>();
  for (const { name, terms } of options) {
    for (const term of terms) {
      const value = optionToken(name, term).slice(2);
      if (!unique.has(value))
        unique.set(value, { value, key: value.slice(0, value.indexOf('=')), name, term });
    }
  }
  const own = [...unique.values()];
  const made = { ...facets, options: own, keys: [...new Set(own.map(({ key }) => key))] };
  if (remembered.size >= REMEMBERED_TEXTS) remembered.clear();
  remembered.set(text, made);
  return made;
}

/** `cashLimit`: the most that may be paid at the door, in whole pesos. */
export function countFilters({ lines, step, isExact }: FacetRows, cashLimit: number): FilterCounts {
  const prices: number[] = [];
  /** Products of one text are counted at once. */
  const alike = new Map<string, number>();
  for (const line of lines ? lines.split('\n') : []) {
    const end = line.indexOf(' ');
    prices.push(Number(line.slice(0, end)));
    const text = line.slice(end + 1);
    alike.set(text, (alike.get(text) ?? 0) + step);
  }
  const found = emptyTally();
  for (const [text, count] of alike) if (text !== '') add(found, counted(text), count);
  return {
    total: prices.length * step,
    isExact,
    mainCategories: largest(found.mainCategories),
    subcategories: largest(found.subcategories),
    sellers: largest(found.sellers),
    cities: largest(found.cities),
    ratings: RATINGS.map((id) => ({
      id,
      count: found.stars.slice(id).reduce((sum, count) => sum + count, 0),
    })),
    offers: found.offers,
    inStock: found.inStock,
    cashOnDelivery: prices.filter((price) => price <= cashLimit).length * step,
    options: optionCounts(found.options, found.having),
    prices: priceBars(prices, step),
  };
}

type Options = Map<string, { key: string; name: string; term: string; count: number }>;

const emptyTally = () => ({
  mainCategories: new Map<number, number>(),
  subcategories: new Map<number, number>(),
  sellers: new Map<number, number>(),
  cities: new Map<string, number>(),
  stars: [0, 0, 0, 0, 0, 0],
  offers: 0,
  inStock: 0,
  options: new Map() as Options,
  /** Products that have an option of the name, by its key. */
  having: new Map<string, number>(),
});

function add(found: ReturnType<typeof emptyTally>, facets: Counted, count: number): void {
  raise(found.mainCategories, facets.mainCategoryId, count);
  if (facets.subcategoryId !== null) raise(found.subcategories, facets.subcategoryId, count);
  raise(found.sellers, facets.sellerId, count);
  raise(found.cities, facets.cityId, count);
  found.stars[facets.stars] = (found.stars[facets.stars] ?? 0) + count;
  if (facets.isOffer) found.offers += count;
  if (facets.isInStock) found.inStock += count;
  for (const key of facets.keys) raise(found.having, key, count);
  for (const { value, key, name, term } of facets.options) {
    const before = found.options.get(value);
    if (before) before.count += count;
    else found.options.set(value, { key, name, term, count });
  }
}

function raise<Key>(counts: Map<Key, number>, key: Key, count: number): void {
  counts.set(key, (counts.get(key) ?? 0) + count);
}

function largest<Id extends number | string>(counts: Map<Id, number>): Count<Id>[] {
  return [...counts]
    .map(([id, count]) => ({ id, count }))
    .sort((left, right) => right.count - left.count || (left.id < right.id ? -1 : 1))
    .slice(0, MOST_IDS);
}

// 8 before 10.
const inOrder = new Intl.Collator('es', { numeric: true });

/** The names that most products have, with their terms. */
function optionCounts(options: Options, having: ReadonlyMap<string, number>): OptionCounts[] {
  const groups = new Map<string, OptionCounts>();
  for (const [value, { key, name, term, count }] of options) {
    const group = groups.get(key) ?? { name, key, terms: [], count: having.get(key) ?? 0 };
    group.terms.push({ value, name: term, count });
    groups.set(key, group);
  }
  return [...groups.values()]
    .sort((left, right) => right.count - left.count || (left.key < right.key ? -1 : 1))
    .slice(0, MOST_OPTIONS)
    .map(({ terms, ...group }) => ({
      ...group,
      terms: terms
        .sort((left, right) => right.count - left.count || inOrder.compare(left.name, right.name))
        .slice(0, MOST_TERMS),
    }));
}

// Where the dearest costs so many times the cheapest, bars of equal pesos would stand all in the first.
const WIDE_RANGE = 30;

export function priceBars(prices: readonly number[], step: number): PriceBars | null {
  const lowest = prices.reduce((least, price) => Math.min(least, price), Number.POSITIVE_INFINITY);
  const highest = prices.reduce((most, price) => Math.max(most, price), 0);
  if (prices.length === 0 || highest - lowest < BARS) return null;
  const isWide = highest / Math.max(lowest, 1) > WIDE_RANGE;
  const edgeAt = (part: number) =>
    isWide
      ? Math.max(lowest, 1) * (highest / Math.max(lowest, 1)) ** part
      : lowest + (highest - lowest) * part;
  const edges = Array.from({ length: BARS + 1 }, (_, place) => rounded(edgeAt(place / BARS)));
  edges[0] = lowest;
  edges[BARS] = highest;
  const counts = Array.from({ length: BARS }, () => 0);
  for (const price of prices) {
    let bar = 0;
    while (bar < BARS - 1 && price >= (edges[bar + 1] ?? highest)) bar++;
    counts[bar] = (counts[bar] ?? 0) + step;
  }
  return { edges, counts };
}

/** To two figures, as people name prices. */
function rounded(pesos: number): number {
  const unit = 10 ** Math.max(Math.floor(Math.log10(Math.max(pesos, 1))) - 1, 0);
  return Math.round(pesos / unit) * unit;
}
