import {
  arrivingFirst,
  keptRows,
  orderedIds,
  type PlaceArrivals,
  type PlaceTicks,
} from '../../../../../domain/place-arrivals.ts';
import { countPlace, type PlaceCounts } from '../../../../../domain/place-counts.ts';
import { failure, type Result, success } from '../../../../../domain/result.ts';
import type { Context } from '../../../../context.ts';
import { findArrivals } from '../../../shipping/arrivals/shop-arrivals.service.ts';
import { type Placement, searchCatalogue } from '../../search/search.service.ts';
import { type BrowsePage, defaultPageSize } from '../browse-page.ts';
import { findCards } from '../card.service.ts';
import { filterOptions, namedOptions } from '../filter-options.service.ts';
import { planOf, withOffersOnly } from '../list-filters.ts';
import { readOffset, writeOffset } from '../offset-cursor.ts';
import type { SearchPageRequest } from '../search-page.service.ts';
import { createKeptWith } from './kept-with.ts';
import { type CountedPlace, countByPlace } from './place-count.service.ts';
import { isPlaceSort, placeOf, placeTicksOf } from './place-ticks.ts';

type PlaceContext = Pick<Context, 'read' | 'write' | 'kept' | 'now'>;

/** Beyond this many an order that the search makes is not known. */
const ORDERED_MATCHES = 1_000;
const LAST_PLACE = 10_000;

/** One page of a list or a search for a place: what arrives there first, with landed prices and last days counted. */
export async function listByPlace(
  context: PlaceContext,
  request: SearchPageRequest,
  placement: Placement,
): Promise<Result<BrowsePage, 'invalid-input'>> {
  const skip = readOffset(request.cursor, LAST_PLACE);
  const to = await findArrivals(context, placeOf(request));
  if (skip === null || !to) return failure('invalid-input');
  const ticks = placeTicksOf(request);
  const size = Math.min(Math.max(request.limit ?? defaultPageSize, 1), 100);
  const { plan, searched } = await searchPlainly(context, request, placement);
  const counted = await countByPlace(context, plan, searched?.searched.wanted ?? null, to, ticks);
  const ids = orderOf(counted, ticks, request, searched?.productIds ?? [], skip + size + 1);
  const [products, filters, named] = await Promise.all([
    findCards(context, ids.slice(skip, skip + size)),
    request.withFilters ? filterOptions(context, plan, counted) : null,
    namedOptions(context, plan, counted),
  ]);
  return success({
    products,
    nextCursor: ids.length > skip + size ? writeOffset(skip + size) : null,
    previousCursor: skip > 0 ? writeOffset(Math.max(skip - size, 0)) : null,
    total: counted.all.total,
    totalIsExact: counted.all.isExact,
    ...named,
    ...(filters && { filters }),
    place: {
      cityId: to.destination.id,
      cityName: to.destination.name,
      ...countedPlace(counted, ticks),
    },
    correctedText: searched?.correctedText ?? null,
    ...(searched?.isInexact && { isInexact: true as const, omittedWords: searched.omittedWords }),
  });
}

/** What the words mean, and the order of all other sorts; a list by a sort of the place needs neither. */
async function searchPlainly({ read, kept }: PlaceContext, request: SearchPageRequest, placement: Placement) {
  const plan = planOf(request, request);
  const { text, sort = 'relevantes', asTyped = false } = request;
  if (text === '' && isPlaceSort(sort)) return { plan, searched: null };
  const order = isPlaceSort(sort)
    ? { sort: 'relevantes' as const, take: 1 }
    : { sort, take: ORDERED_MATCHES };
  const wish = { text, filters: plan.ticked, placement, skip: 0, ...order, asTyped };
  const searched = await searchCatalogue(read, wish, kept);
  return { plan: searched.searched.onOffer ? withOffersOnly(plan) : plan, searched };
}

function orderOf(
  { found: { listed } }: CountedPlace,
  ticks: PlaceTicks,
  { sort }: SearchPageRequest,
  plainOrder: readonly number[],
  most: number,
): readonly number[] {
  const { rows, arrivals } = listed;
  if (!isPlaceSort(sort)) return arrivingFirst(plainOrder, rows, arrivals, keptRows(arrivals, ticks));
  const some = Math.ceil(most / ORDERED_AT_ONCE) * ORDERED_AT_ONCE;
  return ordersWith(arrivals, JSON.stringify([ticks, sort, some]), () =>
    orderedIds(rows, arrivals, keptRows(arrivals, ticks), sort, some),
  );
}

function countedPlace({ found: { arrivals, step } }: CountedPlace, ticks: PlaceTicks): PlaceCounts {
  return countsWith(arrivals, JSON.stringify([ticks, step]), () => countPlace(arrivals, ticks, step));
}

const ORDERED_AT_ONCE = 250;
const ordersWith = createKeptWith<PlaceArrivals, readonly number[]>();
const countsWith = createKeptWith<PlaceArrivals, PlaceCounts>();
