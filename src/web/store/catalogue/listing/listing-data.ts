import type { InputOf, OutputOf } from '../../../../wire/endpoint.ts';
import type { Endpoints } from '../../../../wire/endpoints.ts';
import { type PageData, type PageRequest, valueOrPageError } from '../../../app/page.ts';
import { MAXIMUM_CIRCLES, topCategories } from '../../layout/category-tree.ts';
import type { Crumb } from './breadcrumb-list.ts';
import { firstRows, type LeftOut } from './first-rows.ts';
import { isFinelyFiltered, type ListingQuery, readListingQuery } from './listing-query.ts';
import type { SearchNotes } from './search-notes.ts';

type Answer = OutputOf<Endpoints['browseProducts']>;
export type BrowsePage = Omit<Answer, 'status' | 'filters'> & { filters: NonNullable<Answer['filters']> };
type Facet = BrowsePage['categories'][number];
export type Category = OutputOf<Endpoints['listCategories']>[number];
export type CategoryCircle = Pick<Category, 'id' | 'name' | 'imageUrl'>;

/** What every list of products shows. The loaders of the single addresses add what is their own. */
export interface ListingData extends PageData {
  heading: string;
  /** From the home page to the parent of this list. */
  crumbs: Crumb[];
  /** The address of this list without filters. */
  path: string;
  query: ListingQuery;
  page: BrowsePage;
  leftOut: LeftOut;
  emptyText: string;
  /** Of a search that did not find what was typed. */
  notes?: SearchNotes | null;
  /** Of a search: what was typed. */
  searchedText?: string;
  /** The same search without correcting words. */
  asTypedHref?: string;
  /** Top-level categories in a row above the list; none: no row. */
  circles: CategoryCircle[];
  activeCategoryId: number | null;
}

export const EMPTY_TEXT = 'No hay productos para los filtros seleccionados.';

// Fills the rows of the grid's 2, 3 and 4 columns.
const PRODUCTS_PER_PAGE = 24;
// As many as the sellers' options are at most (facet.repository.ts).
const MAXIMUM_FACETS = 30;

type BrowseQuery = InputOf<Endpoints['browseProducts']>['query'];
type Scope = Pick<BrowseQuery, 'mainCategoryId' | 'subcategoryId' | 'sellerId' | 'offersOnly'>;
type ListSort = NonNullable<BrowseQuery['sort']>;

const everything: Scope = {
  mainCategoryId: undefined,
  subcategoryId: undefined,
  sellerId: undefined,
  offersOnly: undefined,
};

/** The products of a scope with the filters of the address; a cursor that means nothing is a missing page. */
export async function browse(
  page: PageRequest,
  scope: Partial<Scope>,
): Promise<Pick<ListingData, 'query' | 'page' | 'leftOut'>> {
  const query = readListingQuery(page.url.searchParams);
  const result = await page.call('browseProducts', {
    query: { ...everything, ...scope, ...callFilters(query), sort: query.sort as ListSort },
  });
  const found = shownPage(valueOrPageError(result));
  const categories = largestFacets(found.categories, query.categoryIds);
  return { query, ...firstRows({ ...found, categories }, query) };
}

/** What the page shows of an answer. */
export function shownPage({ status: _, filters, ...page }: Answer): BrowsePage {
  if (!filters) throw new Error('a list is shown with its filters');
  return { ...page, filters };
}

/** The ticked ones and those with most products, in their order. */
function largestFacets(facets: Facet[], tickedIds: readonly number[]): Facet[] {
  if (facets.length <= MAXIMUM_FACETS) return facets;
  const ticked = new Set(tickedIds);
  const [least = 0] = facets
    .map(({ count }) => count)
    .sort((a, b) => b - a)
    .slice(MAXIMUM_FACETS - 1);
  let room = MAXIMUM_FACETS;
  return facets.filter(({ id, count }) => ticked.has(id) || (count >= least && room-- > 0));
}

export function callFilters(query: ListingQuery) {
  const some = <Item>(items: Item[]) => (items.length > 0 ? items : undefined);
  return {
    limit: PRODUCTS_PER_PAGE,
    withFilters: true,
    sort: query.sort,
    categoryIds: some(query.categoryIds),
    sellerIds: some(query.sellerIds),
    cityIds: some(query.cityIds),
    options: some(query.options),
    minimumPrice: query.minimumPrice ?? undefined,
    maximumPrice: query.maximumPrice ?? undefined,
    minimumRating: query.minimumRating ?? undefined,
    onOffer: query.onOffer || undefined,
    inStock: query.inStock || undefined,
    cashOnDelivery: query.cashOnDelivery || undefined,
    placeId: query.placeId,
    arrivesBy: query.arrivesBy,
    freeShipping: query.freeShipping || undefined,
    minimumLanded: query.minimumLanded,
    maximumLanded: query.maximumLanded,
    cursor: query.cursor ?? undefined,
  };
}

/**
 * A product that sells out drops the pages that show it; other changes come with the tag of the list. What is for a place
 * changes with the hour, so it is not kept.
 */
export function listTags(tags: string[], { products, place }: BrowsePage): { cacheTags?: string[] } {
  return place ? {} : { cacheTags: [...tags, ...products.map(({ id }) => `product:${id}`)] };
}

export async function listCategories(page: PageRequest): Promise<Category[]> {
  return valueOrPageError(await page.call('listCategories', {}));
}

/** The first top-level categories that have products (spec 2.3), and the one that is shown. */
export function categoryCircles(categories: readonly Category[], activeId: number | null): CategoryCircle[] {
  const top = topCategories(categories);
  const active = top.slice(MAXIMUM_CIRCLES).filter(({ id }) => id === activeId);
  return [...active, ...top]
    .slice(0, MAXIMUM_CIRCLES)
    .map(({ id, name, imageUrl }) => ({ id, name, imageUrl }));
}

/** A list with categories and shops ticked is told as the whole list; there is no end to finer ones, and none is indexed. */
export function canonicalOf(path: string, query: ListingQuery): string | null {
  return isFinelyFiltered(query) || query.placeId !== undefined ? null : path;
}
