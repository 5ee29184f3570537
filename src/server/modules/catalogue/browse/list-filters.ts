import { NO_FILTERS, type SearchFilters } from '../search/search.service.ts';
import { isIdentifier } from './identifier.ts';

/** What people tick on a list; nothing given: no condition. */
export interface ListTicks {
  /** Subcategories in a list of one main category, main categories elsewhere. */
  categoryIds?: number[] | undefined;
  sellerIds?: number[] | undefined;
  /** Codes of municipalities. */
  cityIds?: string[] | undefined;
  minimumPrice?: number | undefined;
  maximumPrice?: number | undefined;
  minimumRating?: number | undefined;
  onOffer?: boolean | undefined;
  inStock?: boolean | undefined;
  cashOnDelivery?: boolean | undefined;
  /** 'talla=m' each; of one name any, of different names all. */
  options?: string[] | undefined;
  /** See `PlaceAsk`. */
  placeId?: string | undefined;
  arrivesBy?: string | undefined;
  freeShipping?: boolean | undefined;
  minimumLanded?: number | undefined;
  maximumLanded?: number | undefined;
}

export interface ListRequest extends ListScope, ListTicks {
  /** What the list can be filtered by is told besides categories and sellers. */
  withFilters?: boolean | undefined;
}

/** Which products a list is about, whatever is ticked. */
export interface ListScope {
  mainCategoryId?: number | undefined;
  subcategoryId?: number | undefined;
  sellerId?: number | undefined;
  offersOnly?: boolean | undefined;
}

export interface FilterPlan {
  scope: SearchFilters;
  /** The scope and all ticks. */
  ticked: SearchFilters;
  categoryLevel: 'main' | 'sub' | 'none';
  withSellers: boolean;
}

export function planOf(scope: ListScope, ticks: ListTicks): FilterPlan {
  const { mainCategoryId, subcategoryId, sellerId } = scope;
  const categoryLevel = subcategoryId !== undefined ? 'none' : mainCategoryId !== undefined ? 'sub' : 'main';
  const base: SearchFilters = {
    ...NO_FILTERS,
    mainCategoryIds: mainCategoryId === undefined ? [] : [mainCategoryId],
    subcategoryIds: subcategoryId === undefined ? [] : [subcategoryId],
    sellerIds: sellerId === undefined ? [] : [sellerId],
    onOffer: scope.offersOnly ?? false,
  };
  const categoryIds = ticks.categoryIds?.filter(isIdentifier) ?? [];
  const ticked: SearchFilters = {
    ...base,
    ...(categoryLevel === 'main' && { mainCategoryIds: categoryIds }),
    ...(categoryLevel === 'sub' && { subcategoryIds: categoryIds }),
    ...(sellerId === undefined && { sellerIds: ticks.sellerIds?.filter(isIdentifier) ?? [] }),
    cityIds: ticks.cityIds ?? [],
    minimumPrice: ticks.minimumPrice ?? null,
    maximumPrice: ticks.maximumPrice ?? null,
    minimumRating: ticks.minimumRating ?? null,
    onOffer: base.onOffer || ticks.onOffer === true,
    inStock: ticks.inStock ?? false,
    cashOnDelivery: ticks.cashOnDelivery ?? false,
    options: optionsOf(ticks.options ?? []),
  };
  return { scope: base, ticked, categoryLevel, withSellers: sellerId === undefined };
}

/** Who searches for 'ofertas' has it said already. */
export function withOffersOnly(plan: FilterPlan): FilterPlan {
  return {
    ...plan,
    scope: { ...plan.scope, onOffer: true },
    ticked: { ...plan.ticked, onOffer: true },
  };
}

/** Whether something is ticked that the lists' own statements and counts do not know. */
export function needsSearch(ticks: ListTicks): boolean {
  const { cityIds, minimumPrice, maximumPrice, minimumRating, onOffer, inStock, cashOnDelivery, options } =
    ticks;
  return (
    (cityIds?.length ?? 0) + (options?.length ?? 0) > 0 ||
    [minimumPrice, maximumPrice, minimumRating].some((limit) => limit !== undefined) ||
    onOffer === true ||
    inStock === true ||
    cashOnDelivery === true
  );
}

function optionsOf(values: readonly string[]): { name: string; terms: string[] }[] {
  const terms = new Map<string, string[]>();
  for (const value of values) {
    const end = value.indexOf('=');
    const name = value.slice(0, end);
    if (end > 0) terms.set(name, [...(terms.get(name) ?? []), value.slice(end + 1)]);
  }
  return [...terms].map(([name, ofName]) => ({ name, terms: ofName }));
}

/** A kind of filter whose options are counted without its own ticks: 'category', 'option:talla'. */
export type FilterKind = 'category' | 'seller' | 'city' | 'price' | 'rating' | `option:${string}`;

/** The ticks without those of each kind that has some. */
export function withoutOwnTicks({ scope, ticked, categoryLevel, withSellers }: FilterPlan) {
  const without = new Map<FilterKind, SearchFilters>();
  const leaveOut = (kind: FilterKind, isTicked: boolean, change: Partial<SearchFilters>) => {
    if (isTicked) without.set(kind, { ...ticked, ...change });
  };
  const { mainCategoryIds, subcategoryIds, sellerIds, cityIds, minimumPrice, maximumPrice } = ticked;
  if (categoryLevel === 'main') leaveOut('category', mainCategoryIds.length > 0, { mainCategoryIds: [] });
  if (categoryLevel === 'sub') leaveOut('category', subcategoryIds.length > 0, { subcategoryIds: [] });
  if (withSellers) leaveOut('seller', sellerIds.length > 0, { sellerIds: scope.sellerIds });
  leaveOut('city', cityIds.length > 0, { cityIds: [] });
  const hasPrice = minimumPrice !== null || maximumPrice !== null;
  leaveOut('price', hasPrice, { minimumPrice: null, maximumPrice: null });
  leaveOut('rating', ticked.minimumRating !== null, { minimumRating: null });
  for (const { name } of ticked.options)
    leaveOut(`option:${name}`, true, { options: ticked.options.filter((other) => other.name !== name) });
  return without;
}
