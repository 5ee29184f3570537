import { failure, type Result, success } from '../../../../domain/result.ts';
import type { SearchSort } from '../../../../wire/catalogue/catalog.ts';
import type { Context } from '../../../context.ts';
import {
  type Count,
  NO_FILTERS,
  NO_PLACEMENT,
  type Placement,
  type SearchRequest,
  searchCatalogue,
} from '../search/search.service.ts';
import { type FacetOption, listOptionNames } from './facet.repository.ts';
import { isIdentifier } from './identifier.ts';
import { listCards } from './listing.repository.ts';
import { type BrowsePage, defaultPageSize } from './listing.service.ts';

interface SearchPageRequest {
  text: string;
  categoryIds?: number[] | undefined;
  sellerIds?: number[] | undefined;
  sort?: SearchSort | undefined;
  /** Without correcting words. */
  asTyped?: boolean | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** Beyond this many a search answers no further pages, however many products match. */
const reachableMatches = 1_000;

/** One page of search results as cards, with main categories and sellers to filter by. */
export async function search(
  { read: db, kept }: Pick<Context, 'read' | 'kept'>,
  request: SearchPageRequest,
  placement: Placement = NO_PLACEMENT,
): Promise<Result<BrowsePage, 'invalid-input'>> {
  const skip = readOffset(request.cursor);
  if (skip === null) return failure('invalid-input');
  const { sort = 'relevantes' } = request;
  const categoryIds = request.categoryIds?.filter(isIdentifier) ?? [];
  const sellerIds = request.sellerIds?.filter(isIdentifier) ?? [];
  const size = Math.min(Math.max(request.limit ?? defaultPageSize, 1), 100);
  const asked: SearchRequest = {
    text: request.text,
    filters: { ...NO_FILTERS, mainCategoryIds: categoryIds, sellerIds },
    placement,
    sort,
    asTyped: request.asTyped ?? false,
    skip,
    take: size + 1,
  };
  const { productIds, ...found } = await searchCatalogue(db, asked, kept);
  const [products, names] = await Promise.all([
    listCards(db, productIds.slice(0, size)),
    listOptionNames(db, idsOf(found.categories, categoryIds), idsOf(found.sellers, sellerIds)),
  ]);
  const hasNext = productIds.length > size && skip + size < reachableMatches;
  return success({
    products,
    nextCursor: hasNext ? writeOffset(skip + size) : null,
    previousCursor: skip > 0 ? writeOffset(Math.max(skip - size, 0)) : null,
    total: found.total,
    totalIsExact: found.totalIsExact,
    categories: toOptions(found.categories, names.categories),
    sellers: toOptions(found.sellers, names.sellers),
    correctedText: found.correctedText,
    ...(found.isInexact && { isInexact: true as const, omittedWords: found.omittedWords }),
  });
}

function writeOffset(offset: number): string {
  return Buffer.from(`s.${offset}`).toString('base64url');
}

/** 0 without a cursor, null for a text that is none. */
function readOffset(cursor: string | undefined): number | null {
  if (!cursor) return 0;
  const digits = /^s\.(\d{1,4})$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1];
  return digits !== undefined && Number(digits) <= reachableMatches ? Number(digits) : null;
}

function idsOf(counts: Count[], ticked: number[]): number[] {
  return [...new Set([...counts.map(({ id }) => id), ...ticked])];
}

/** Ticked options stay in the list when nothing matches them any more, or nobody could untick them. */
function toOptions(counts: Count[], names: { id: number; name: string }[]): FacetOption[] {
  const countById = new Map(counts.map(({ id, count }) => [id, count]));
  return names
    .map(({ id, name }) => ({ id, name, count: countById.get(id) ?? 0 }))
    .sort((left, right) => right.count - left.count || left.name.localeCompare(right.name, 'es'));
}
