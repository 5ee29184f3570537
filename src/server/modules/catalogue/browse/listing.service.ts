import { failure, type Result, success } from '../../../../domain/result.ts';
import type { ListSort } from '../../../../wire/catalogue/catalog.ts';
import type { Context } from '../../../context.ts';
import { type BrowsePage, defaultPageSize } from './browse-page.ts';
import { findParentId, listCategoryIdsUnder } from './category.repository.ts';
import { countFacets, type FacetScope, type Facets } from './facet.repository.ts';
import { countList } from './filter-count.service.ts';
import { filterOptions } from './filter-options.service.ts';
import { isIdentifier } from './identifier.ts';
import { type ListRequest, needsSearch, planOf } from './list-filters.ts';
import { findPage, findWholePage } from './listing.repository.ts';
import type { Selection } from './listing.ts';
import { readCursor, writeCursor } from './listing-cursor.ts';
import { isByPlace, isPlaceSort } from './place/place-ticks.ts';
import type { ListedProduct } from './product.repository.ts';
import { search } from './search-page.service.ts';
import { isActiveSeller } from './seller.repository.ts';

type BrowseContext = Pick<Context, 'read' | 'write' | 'kept' | 'now'>;

interface BrowseRequest extends ListRequest {
  sort?: ListSort | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

const maximumPageSize = 500;

type Browsed = Result<BrowsePage, 'not-found' | 'invalid-input'>;

/** One page of a list with its filters; unknown categories and sellers nobody may see are not found. */
export async function browse(context: BrowseContext, request: BrowseRequest): Promise<Browsed> {
  if (!(await scopeExists(context, request))) return failure('not-found');
  const sort = request.sort ?? 'popular';
  if (isPlaceSort(sort) || sort === 'mejor-calificados' || isByPlace(request) || needsSearch(request))
    return search(context, { ...request, sort, text: '' });
  const position = request.cursor ? readCursor(request.cursor, sort) : null;
  if (request.cursor && !position) return failure('invalid-input');
  const { selection, facetScope } = await selectionOf(context, request);
  const plan = planOf(request, request);
  const [page, facets, counted] = await Promise.all([
    findPage(context.read, selection, sort, position, pageSize(request.limit, defaultPageSize)),
    findFacets(context, selection, facetScope),
    request.withFilters ? countList(context, plan, null) : null,
  ]);
  return success({
    products: page.rows,
    nextCursor: page.next && writeCursor(page.next),
    previousCursor: page.previous && writeCursor(page.previous),
    ...facets,
    ...(counted && { filters: await filterOptions(context, plan, counted, facets.total) }),
    totalIsExact: true,
    correctedText: null,
  });
}

/** As many as the home page shows at most: larger lists are asked for by few and would push out what others read. */
const KEPT_LIST = 30;

/** The first page of everything, or of all offers: a handful of requests, which everybody makes. */
export function isStartOfAll(request: BrowseRequest): boolean {
  const { offersOnly: _, sort: __, withFilters: ___, limit = 0, ...others } = request;
  return limit <= KEPT_LIST && Object.values(others).every((part) => part === undefined);
}

export interface ProductList {
  products: ListedProduct[];
  nextCursor: string | null;
}

/** Whole products, newest first: a sort that does not change while somebody reads page after page. */
export async function listWholeProducts(
  context: BrowseContext,
  request: Pick<BrowseRequest, 'mainCategoryId' | 'subcategoryId' | 'limit' | 'cursor'>,
): Promise<Result<ProductList, 'not-found' | 'invalid-input'>> {
  const position = request.cursor ? readCursor(request.cursor, 'nuevos') : null;
  if (request.cursor && !position) return failure('invalid-input');
  if (!(await scopeExists(context, request))) return failure('not-found');
  const { selection } = await selectionOf(context, request);
  const size = pageSize(request.limit, maximumPageSize);
  const page = await findWholePage(context.read, selection, 'nuevos', position, size);
  return success({ products: page.rows, nextCursor: page.next && writeCursor(page.next) });
}

function pageSize(limit: number | undefined, fallback: number): number {
  return Math.min(Math.max(limit ?? fallback, 1), maximumPageSize);
}

async function scopeExists(context: BrowseContext, request: BrowseRequest): Promise<boolean> {
  const { mainCategoryId, subcategoryId, sellerId } = request;
  const ids = [mainCategoryId, subcategoryId, sellerId].filter((id) => id !== undefined);
  if (!ids.every(isIdentifier)) return false;
  const [mainParent, subParent, sellerIsActive] = await Promise.all([
    mainCategoryId === undefined ? 0 : parentOf(context, mainCategoryId),
    subcategoryId === undefined ? 1 : parentOf(context, subcategoryId),
    sellerId === undefined ? true : isOpen(context, sellerId),
  ]);
  const isSubcategory =
    subcategoryId === undefined ||
    (mainCategoryId === undefined ? (subParent ?? 0) > 0 : subParent === mainCategoryId);
  return mainParent === 0 && isSubcategory && sellerIsActive;
}

/** Of lists behind no ticks, of which there are few; told by the tag when a count or a name in them changes. */
function findFacets({ read, kept }: BrowseContext, selection: Selection, scope: FacetScope): Promise<Facets> {
  const hasTicks =
    selection.mainCategoryIds !== null ||
    (scope.categoryOptions === 'sub' && selection.subcategoryIds !== null) ||
    (scope.withSellers && selection.sellerIds !== null);
  if (hasTicks) return countFacets(read, selection, scope);
  return kept.find(`facets ${JSON.stringify([selection, scope])}`, async () => ({
    value: await countFacets(read, selection, scope),
    tags: ['catalogue'],
  }));
}

/** The parent of a category, 0 for a main one; null when there is no such category. */
async function parentOf({ read, kept }: BrowseContext, id: number): Promise<number | null> {
  const { parentId } = await kept.find(`parent of category ${id}`, async () => {
    const found = await findParentId(read, id);
    return { value: { parentId: found }, tags: found === null ? null : ['categories'] };
  });
  return parentId;
}

async function isOpen({ read, kept }: BrowseContext, sellerId: number): Promise<boolean> {
  const { isActive } = await kept.find(`open shop ${sellerId}`, async () => {
    const found = await isActiveSeller(read, sellerId);
    return { value: { isActive: found }, tags: found ? [`seller:${sellerId}`] : null };
  });
  return isActive;
}

interface Selected {
  selection: Selection;
  facetScope: FacetScope;
}

/** In a list of one main category the ticks are its subcategories; elsewhere they are main categories. */
async function selectionOf({ read }: BrowseContext, request: BrowseRequest): Promise<Selected> {
  const { mainCategoryId = null, subcategoryId, sellerId, sellerIds } = request;
  const level = subcategoryId !== undefined ? 'none' : mainCategoryId !== null ? 'sub' : 'main';
  const ticked = request.categoryIds?.length
    ? await listCategoryIdsUnder(read, mainCategoryId, request.categoryIds.filter(isIdentifier))
    : null;
  return {
    selection: {
      mainCategoryId,
      mainCategoryIds: level === 'main' ? ticked : null,
      subcategoryIds: subcategoryId !== undefined ? [subcategoryId] : level === 'sub' ? ticked : null,
      sellerIds:
        sellerId !== undefined ? [sellerId] : sellerIds?.length ? sellerIds.filter(isIdentifier) : null,
      offersOnly: request.offersOnly ?? false,
    },
    facetScope: { categoryOptions: level, withSellers: sellerId === undefined },
  };
}
