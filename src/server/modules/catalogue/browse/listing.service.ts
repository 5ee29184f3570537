import { failure, type Result, success } from '../../../../domain/result.ts';
import type { Sort } from '../../../../wire/catalogue/catalog.ts';
import type { Database } from '../../../db/sql.ts';
import { findParentId, listCategoryIdsUnder } from './category.repository.ts';
import { countFacets, type FacetOption, type FacetScope } from './facet.repository.ts';
import { isIdentifier } from './identifier.ts';
import { type Card, findPage } from './listing.repository.ts';
import type { Selection } from './listing.ts';
import { readCursor, writeCursor } from './listing-cursor.ts';
import { type ListedProduct, listProducts } from './product.repository.ts';
import { isActiveSeller } from './seller.repository.ts';

export interface BrowseRequest {
  mainCategoryId?: number | undefined;
  subcategoryId?: number | undefined;
  sellerId?: number | undefined;
  offersOnly?: boolean | undefined;
  categoryIds?: number[] | undefined;
  sellerIds?: number[] | undefined;
  sort?: Sort | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

export interface BrowsePage {
  products: Card[];
  nextCursor: string | null;
  previousCursor: string | null;
  total: number;
  totalIsExact: boolean;
  categories: FacetOption[];
  sellers: FacetOption[];
  correctedText: string | null;
}

export const defaultPageSize = 24;
const maximumPageSize = 500;

type Browsed = Result<BrowsePage, 'not-found' | 'invalid-input'>;

/** One page of a list with its filters; unknown categories and sellers nobody may see are not found. */
export async function browse(db: Database, request: BrowseRequest): Promise<Browsed> {
  const sort = request.sort ?? 'popular';
  const position = request.cursor ? readCursor(request.cursor, sort) : null;
  if (request.cursor && !position) return failure('invalid-input');
  if (!(await scopeExists(db, request))) return failure('not-found');
  const { selection, facetScope } = await selectionOf(db, request);
  const [page, facets] = await Promise.all([
    findPage(db, selection, sort, position, pageSize(request.limit, defaultPageSize)),
    countFacets(db, selection, facetScope),
  ]);
  return success({
    products: page.rows,
    nextCursor: page.next && writeCursor(page.next),
    previousCursor: page.previous && writeCursor(page.previous),
    ...facets,
    totalIsExact: true,
    correctedText: null,
  });
}

export interface ProductList {
  products: ListedProduct[];
  nextCursor: string | null;
}

/** Whole products, newest first: a sort that does not change while somebody reads page after page. */
export async function listWholeProducts(
  db: Database,
  request: Pick<BrowseRequest, 'mainCategoryId' | 'subcategoryId' | 'limit' | 'cursor'>,
): Promise<Result<ProductList, 'not-found' | 'invalid-input'>> {
  const position = request.cursor ? readCursor(request.cursor, 'nuevos') : null;
  if (request.cursor && !position) return failure('invalid-input');
  if (!(await scopeExists(db, request))) return failure('not-found');
  const { selection } = await selectionOf(db, request);
  const page = await findPage(db, selection, 'nuevos', position, pageSize(request.limit, maximumPageSize));
  const products = await listProducts(
    db,
    page.rows.map(({ id }) => id),
  );
  return success({ products, nextCursor: page.next && writeCursor(page.next) });
}

function pageSize(limit: number | undefined, fallback: number): number {
  return Math.min(Math.max(limit ?? fallback, 1), maximumPageSize);
}

async function scopeExists(db: Database, request: BrowseRequest): Promise<boolean> {
  const { mainCategoryId, subcategoryId, sellerId } = request;
  const ids = [mainCategoryId, subcategoryId, sellerId].filter((id) => id !== undefined);
  if (!ids.every(isIdentifier)) return false;
  const [mainParent, subParent, sellerIsActive] = await Promise.all([
    mainCategoryId === undefined ? 0 : findParentId(db, mainCategoryId),
    subcategoryId === undefined ? 1 : findParentId(db, subcategoryId),
    sellerId === undefined ? true : isActiveSeller(db, sellerId),
  ]);
  const isSubcategory =
    subcategoryId === undefined ||
    (mainCategoryId === undefined ? (subParent ?? 0) > 0 : subParent === mainCategoryId);
  return mainParent === 0 && isSubcategory && sellerIsActive;
}

interface Selected {
  selection: Selection;
  facetScope: FacetScope;
}

/** In a list of one main category the ticks are its subcategories; elsewhere they are main categories. */
async function selectionOf(db: Database, request: BrowseRequest): Promise<Selected> {
  const { mainCategoryId = null, subcategoryId, sellerId, sellerIds } = request;
  const level = subcategoryId !== undefined ? 'none' : mainCategoryId !== null ? 'sub' : 'main';
  const ticked = request.categoryIds?.length
    ? await listCategoryIdsUnder(db, mainCategoryId, request.categoryIds.filter(isIdentifier))
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
