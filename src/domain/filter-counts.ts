import type { FacetTally } from './facet-tally.ts';
import { type PriceBars, priceBars } from './price-bars.ts';
import type { Facet } from './product-facets.ts';

/** Rows of the read model; each speaks for `step` products. */
export interface TalliedRows {
  tally: FacetTally;
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
const MOST_OPTIONS = 12;
const MOST_TERMS = 60;
const MOST_IDS = 1_000;

/** `cashLimit`: the most that may be paid at the door, in whole pesos. `facetOf`: what a number stands for. */
export function countFilters(
  { tally, step, isExact }: TalliedRows,
  facetOf: (number: number) => Facet | undefined,
  cashLimit: number,
): FilterCounts {
  const found = emptyCounts();
  for (const [number, rows] of tally.counts) {
    const facet = facetOf(number);
    if (facet) add(found, facet, rows * step);
  }
  const { main, sub, seller, city, stars, offer, stock, terms, names } = found;
  // Sorting and terms are two thirds of it all, and each list shows some of them.
  const mainCategories = once(() => largest(main));
  const subcategories = once(() => largest(sub));
  const sellers = once(() => largest(seller));
  const cities = once(() => largest(city));
  const options = once(() => optionCounts(terms, names));
  const prices = once(() => priceBars(tally.prices, step));
  return {
    total: tally.rows * step,
    isExact,
    get mainCategories() {
      return mainCategories();
    },
    get subcategories() {
      return subcategories();
    },
    get sellers() {
      return sellers();
    },
    get cities() {
      return cities();
    },
    ratings: RATINGS.map((id) => ({ id, count: stars.slice(id).reduce((sum, count) => sum + count, 0) })),
    offers: offer,
    inStock: stock,
    cashOnDelivery: tally.prices.filter((price) => price <= cashLimit).length * step,
    get options() {
      return options();
    },
    get prices() {
      return prices();
    },
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

interface Named<Kind extends Facet['kind']> {
  facet: Facet & { kind: Kind };
  count: number;
}

/** Each facet has one number, so each stands here once. */
const emptyCounts = () => ({
  main: [] as Count[],
  sub: [] as Count[],
  seller: [] as Count[],
  city: [] as Count<string>[],
  stars: [0, 0, 0, 0, 0, 0],
  offer: 0,
  stock: 0,
  terms: [] as Named<'term'>[],
  names: [] as Named<'name'>[],
});

function add(found: ReturnType<typeof emptyCounts>, facet: Facet, count: number): void {
  switch (facet.kind) {
    case 'main':
    case 'sub':
    case 'seller':
      return void found[facet.kind].push({ id: facet.id, count });
    case 'city':
      return void found.city.push({ id: facet.id, count });
    case 'stars':
      found.stars[facet.stars] = count;
      return;
    case 'offer':
    case 'stock':
      found[facet.kind] = count;
      return;
    case 'name':
      return void found.names.push({ facet, count });
    case 'term':
      found.terms.push({ facet, count });
  }
}

function largest<Id extends number | string>(counts: Count<Id>[]): Count<Id>[] {
  return counts
    .sort((left, right) => right.count - left.count || (left.id < right.id ? -1 : 1))
    .slice(0, MOST_IDS);
}

// 8 before 10.
const inOrder = new Intl.Collator('es', { numeric: true });

/** The names that most products have, with their terms. Products write one name and one term in several ways. */
function optionCounts(terms: readonly Named<'term'>[], names: readonly Named<'name'>[]): OptionCounts[] {
  const having = new Map<string, number>();
  for (const { facet, count } of names) having.set(facet.key, (having.get(facet.key) ?? 0) + count);
  const groups = new Map<string, OptionCounts>();
  const byValue = new Map<string, OptionCounts['terms'][number]>();
  for (const { facet, count } of terms) {
    const { key, value, name, term } = facet;
    const known = byValue.get(value);
    if (known) {
      known.count += count;
      continue;
    }
    const first = { value, name: term, count };
    byValue.set(value, first);
    const group = groups.get(key) ?? { name, key, terms: [], count: having.get(key) ?? 0 };
    group.terms.push(first);
    groups.set(key, group);
  }
  return [...groups.values()]
    .sort((left, right) => right.count - left.count || (left.key < right.key ? -1 : 1))
    .slice(0, MOST_OPTIONS)
    .map(({ terms: all, ...group }) => ({
      ...group,
      terms: all
        .sort((left, right) => right.count - left.count || inOrder.compare(left.name, right.name))
        .slice(0, MOST_TERMS),
    }));
}
