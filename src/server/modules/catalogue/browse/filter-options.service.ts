import type { Count, OptionCounts } from '../../../../domain/filter-counts.ts';
import type { PriceBars } from '../../../../domain/price-bars.ts';
import type { CountedFilters } from './asked-rows.ts';
import type { FacetOption } from './facet.repository.ts';
import { type CountContext, shopCities } from './filter-count.service.ts';
import type { FilterPlan } from './list-filters.ts';
import { optionNames } from './option-names.service.ts';

/** What a list can be filtered by besides categories and sellers; counts are with the ticks of the other kinds. */
export interface FilterOptions {
  isExact: boolean;
  cities: { id: string; name: string; count: number }[];
  options: Omit<OptionCounts, 'count'>[];
  ratings: Count[];
  offers: number;
  inStock: number;
  cashOnDelivery: number;
  prices: PriceBars | null;
}

const MOST_ROWS = 30;
const MOST_GROUPS = 6;
const MOST_TERMS = 16;
// What a single product offers parts it from no other.
const FEWEST_PRODUCTS = 2;

/** `total`: of the list where it is known better than from the counted rows. */
export async function filterOptions(
  context: CountContext,
  plan: FilterPlan,
  counted: CountedFilters,
  total: number | null = null,
): Promise<FilterOptions> {
  const { all, of } = counted;
  const names = await shopCities(context);
  const cities = withTicked(of('city').cities, plan.ticked.cityIds, all.total).flatMap(({ id, count }) =>
    names[id] === undefined ? [] : [{ id, name: names[id], count }],
  );
  const scale = !all.isExact && total !== null && all.total > 0 ? total / all.total : 1;
  const scaled = (count: number) => Math.round(count * scale);
  return {
    isExact: all.isExact,
    cities: cities.map((city) => ({ ...city, count: scaled(city.count) })),
    options: optionGroups(plan, counted).map((group) => ({
      ...group,
      terms: group.terms.map((term) => ({ ...term, count: scaled(term.count) })),
    })),
    ratings: of('rating').ratings.map(({ id, count }) => ({ id, count: scaled(count) })),
    offers: scaled(all.offers),
    inStock: scaled(all.inStock),
    cashOnDelivery: scaled(all.cashOnDelivery),
    prices: of('price').prices,
  };
}

/** Those of the products with all ticks, and the ticked ones as they would be without their own. */
function optionGroups({ ticked }: FilterPlan, { all, of }: CountedFilters): Omit<OptionCounts, 'count'>[] {
  const values = new Map(
    ticked.options.map(({ name, terms }) => [name, terms.map((term) => `${name}=${term}`)]),
  );
  const groups = all.options.slice(0, MOST_GROUPS).filter(({ count }) => count >= FEWEST_PRODUCTS);
  for (const key of values.keys())
    if (!groups.some((group) => group.key === key)) groups.push({ key, name: key, count: 0, terms: [] });
  return groups.map(({ key, name, terms }) => {
    const own = values.get(key);
    const without = own && of(`option:${key}`).options.find((group) => group.key === key);
    const found = own ? (without?.terms ?? []) : terms;
    const missing = (own ?? []).filter((value) => !found.some((term) => term.value === value));
    const rows = found.filter(({ value }, place) => place < MOST_TERMS || own?.includes(value));
    return {
      key,
      name: without?.name ?? name,
      terms: [
        ...rows,
        ...missing.map((value) => ({
          value,
          name: value.slice(key.length + 1),
          count: own?.length === 1 ? all.total : 0,
        })),
      ],
    };
  });
}

/**
 * Ticked ones stay though nothing has them any more: nobody could untick them otherwise. One that is too rare to be counted,
 * and ticked alone, has the whole list.
 */
function withTicked<Id>(counts: Count<Id>[], ticked: readonly Id[], total: number): Count<Id>[] {
  const missing = ticked.filter((id) => !counts.some((one) => one.id === id));
  const first = counts.filter(({ id }, place) => place < MOST_ROWS || ticked.includes(id));
  return [...missing.map((id) => ({ id, count: ticked.length === 1 ? total : 0 })), ...first];
}

/** Categories and sellers of a list that the search answers. */
export async function namedOptions(
  context: CountContext,
  { ticked, categoryLevel, withSellers }: FilterPlan,
  { all, of }: CountedFilters,
): Promise<{ categories: FacetOption[]; sellers: FacetOption[] }> {
  const isMain = categoryLevel === 'main';
  const ofCategory = of('category');
  const categories =
    categoryLevel === 'none'
      ? []
      : withTicked(
          isMain ? ofCategory.mainCategories : ofCategory.subcategories,
          isMain ? ticked.mainCategoryIds : ticked.subcategoryIds,
          all.total,
        );
  const sellers = withSellers ? withTicked(of('seller').sellers, ticked.sellerIds, all.total) : [];
  const idsOf = (counts: readonly Count[]) => counts.map(({ id }) => id);
  const names = await optionNames(context, {
    categoryIds: idsOf(categories),
    isMain,
    sellerIds: idsOf(sellers),
  });
  return { categories: named(categories, names.categories), sellers: named(sellers, names.sellers) };
}

function named(counts: readonly Count[], names: ReadonlyMap<number, string>): FacetOption[] {
  return counts
    .flatMap(({ id, count }) => {
      const name = names.get(id);
      return name === undefined ? [] : [{ id, name, count }];
    })
    .sort((left, right) => right.count - left.count || byName.compare(left.name, right.name));
}

const byName = new Intl.Collator('es');
