import { failure, type Result, success } from '../../../../domain/result.ts';
import type { SearchSort } from '../../../../wire/catalogue/catalog.ts';
import type { Context } from '../../../context.ts';
import { NO_PLACEMENT, type Placement } from '../search/search.service.ts';
import { type BrowsePage, defaultPageSize } from './browse-page.ts';
import { findCards } from './card.service.ts';
import { searchAndCount } from './common-search.service.ts';
import { filterOptions, namedOptions } from './filter-options.service.ts';
import { type ListRequest, planOf } from './list-filters.ts';
import { readOffset, writeOffset } from './offset-cursor.ts';
import { listByPlace } from './place/place-list.service.ts';
import { isByPlace, isPlaceSort } from './place/place-ticks.ts';

export interface SearchPageRequest extends ListRequest {
  /** Empty: the whole scope. */
  text: string;
  sort?: SearchSort | undefined;
  /** Without correcting words. */
  asTyped?: boolean | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** Beyond this many a search answers no further pages, however many products match. */
const reachableMatches = 1_000;

/** One page of what the search finds, as cards, with what it can be filtered by. */
export async function search(
  context: Pick<Context, 'read' | 'write' | 'kept' | 'now'>,
  request: SearchPageRequest,
  placement: Placement = NO_PLACEMENT,
): Promise<Result<BrowsePage, 'invalid-input'>> {
  const { text, sort = 'relevantes' } = request;
  if (isByPlace(request) || isPlaceSort(sort)) return listByPlace(context, request, placement);
  const skip = readOffset(request.cursor, reachableMatches);
  if (skip === null) return failure('invalid-input');
  const plan = planOf(request, request);
  const size = Math.min(Math.max(request.limit ?? defaultPageSize, 1), 100);
  const { found, counted, ...shown } = await searchAndCount(context, plan, {
    ...{ text, placement, sort, skip, take: size + 1 },
    filters: plan.ticked,
    asTyped: request.asTyped ?? false,
  });
  const [products, filters, named] = await Promise.all([
    findCards(context, found.productIds.slice(0, size)),
    request.withFilters ? filterOptions(context, shown.plan, counted) : null,
    namedOptions(context, shown.plan, counted),
  ]);
  // What is pinned need not match, and is counted nowhere.
  const shownSoFar = found.productIds.length > 0 ? skip + found.productIds.length : 0;
  const hasNext = found.productIds.length > size && skip + size < reachableMatches;
  return success({
    products,
    nextCursor: hasNext ? writeOffset(skip + size) : null,
    previousCursor: skip > 0 ? writeOffset(Math.max(skip - size, 0)) : null,
    total: Math.max(counted.all.isExact ? counted.all.total : found.total, shownSoFar),
    totalIsExact: counted.all.isExact || found.totalIsExact,
    ...named,
    ...(filters && { filters }),
    correctedText: found.correctedText,
    ...(found.isInexact && { isInexact: true as const, omittedWords: found.omittedWords }),
  });
}
