import type { InputOf, OutputOf } from '../../../../wire/endpoint.ts';
import type { Endpoints } from '../../../../wire/endpoints.ts';
import { type PageData, type PageRequest, valueOrPageError } from '../../../app/page.ts';
import type { Crumb } from './breadcrumb-list.ts';
import { type ListingQuery, readListingQuery } from './listing-query.ts';

export type BrowsePage = OutputOf<Endpoints['browseProducts']>;
export type Facet = BrowsePage['categories'][number];
export type Category = OutputOf<Endpoints['listCategories']>[number];
export type CategoryCircle = Pick<Category, 'id' | 'name' | 'imageUrl' | 'imageAlt'>;

/** What every list of products shows. The loaders of the single addresses add what is their own. */
export interface ListingData extends PageData {
  heading: string;
  /** From the home page to the parent of this list. */
  crumbs: Crumb[];
  /** The address of this list without filters. */
  path: string;
  query: ListingQuery;
  page: BrowsePage;
  emptyText: string;
  /** Top-level categories in a row above the list; none: no row. */
  circles: CategoryCircle[];
  activeCategoryId: number | null;
}

export const EMPTY_TEXT = 'No hay productos para los filtros seleccionados.';

// Fills the rows of the grid's 2, 3 and 4 columns.
const PRODUCTS_PER_PAGE = 24;

type BrowseQuery = InputOf<Endpoints['browseProducts']>['query'];
type Scope = Pick<BrowseQuery, 'mainCategoryId' | 'subcategoryId' | 'sellerId' | 'offersOnly'>;

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
): Promise<Pick<ListingData, 'query' | 'page'>> {
  const query = readListingQuery(page.url.searchParams);
  const result = await page.call('browseProducts', {
    query: { ...everything, ...scope, ...callFilters(query) },
  });
  return { query, page: valueOrPageError(result) };
}

export function callFilters({ categoryIds, sellerIds, sort, cursor }: ListingQuery) {
  return {
    limit: PRODUCTS_PER_PAGE,
    sort,
    categoryIds: categoryIds.length > 0 ? categoryIds : undefined,
    sellerIds: sellerIds.length > 0 ? sellerIds : undefined,
    cursor: cursor ?? undefined,
  };
}

/** A product that sells out drops the pages that show it; other changes come with the tag of the list. */
export function listTags(tag: string, { products }: BrowsePage): string[] {
  return [tag, ...products.map(({ id }) => `product:${id}`)];
}

export async function listCategories(page: PageRequest): Promise<Category[]> {
  return valueOrPageError(await page.call('listCategories', {}));
}

/** Top-level categories that have products (spec 2.3). */
export function categoryCircles(categories: readonly Category[]): CategoryCircle[] {
  return categories
    .filter(({ parentId, productCount }) => parentId === 0 && productCount > 0)
    .map(({ id, name, imageUrl, imageAlt }) => ({ id, name, imageUrl, imageAlt }));
}
