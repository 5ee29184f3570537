import type { FacetTally } from '../../../../../domain/facet-tally.ts';
import { countFilters, type FilterCounts } from '../../../../../domain/filter-counts.ts';
import { type ParcelRows, readParcelRows, tallyParcels } from '../../../../../domain/parcel-rows.ts';
import {
  arrivalsOf,
  keptRows,
  type PlaceArrivals,
  type PlaceTicks,
} from '../../../../../domain/place-arrivals.ts';
import { countPlace } from '../../../../../domain/place-counts.ts';
import { getKeptMoneyRules } from '../../../settings/money-rules.service.ts';
import type { ArrivalsTo } from '../../../shipping/arrivals/shop-arrivals.service.ts';
import { readFacets } from '../../search/facet-number.service.ts';
import { askedRows, type CountedFilters } from '../asked-rows.ts';
import type { RowFilter } from '../facet-rows.repository.ts';
import type { CountContext } from '../filter-count.service.ts';
import type { FilterPlan } from '../list-filters.ts';
import { createKeptWith } from './kept-with.ts';
import { listParcels, type StoredParcels } from './parcel-rows.repository.ts';

/** The rows of one question, and how they come to the place. */
interface PlaceRows {
  rows: ParcelRows;
  /** Each row speaks for so many products. */
  step: number;
  isExact: boolean;
  arrivals: PlaceArrivals;
  /** What the list is made of; the rows themselves but in a large catalogue. */
  listed: { rows: ParcelRows; arrivals: PlaceArrivals };
}

export interface CountedPlace extends CountedFilters {
  /** With everything ticked but the place's own. */
  found: PlaceRows;
}

interface ReadParcels {
  rows: ParcelRows;
  popular: ParcelRows | null;
  step: number;
  isExact: boolean;
}

/** How many products of a list come to each of these places; the list has no ticks. */
export async function countReach(
  context: CountContext,
  plan: FilterPlan,
  places: readonly ArrivalsTo[],
): Promise<{ total: number; arriving: number[] }> {
  const { byKey, allKey, scopeKey } = askedRows(
    plan,
    (await getKeptMoneyRules(context)).cashOnDelivery.maximumTotal,
  );
  const parcels = (await readParcels(context, null, byKey, scopeKey)).get(allKey) ?? NO_PARCELS;
  const counts = places.map((to) => {
    const { arrivals, step } = placeRows(parcels, to);
    return countPlace(arrivals, NO_TICKS, step);
  });
  const [first] = counts;
  return {
    total: first ? first.arriving + first.notArriving : 0,
    arriving: counts.map(({ arriving }) => arriving),
  };
}

const NO_TICKS: PlaceTicks = {
  arrivesBy: null,
  freeShipping: false,
  minimumLanded: null,
  maximumLanded: null,
};

/** Counts each kind of filter with the ticks of all others and of the place, without its own. */
export async function countByPlace(
  context: CountContext,
  plan: FilterPlan,
  wanted: string | null,
  to: ArrivalsTo,
  ticks: PlaceTicks,
): Promise<CountedPlace> {
  const { cashOnDelivery } = await getKeptMoneyRules(context);
  const cashLimit = cashOnDelivery.maximumTotal;
  const { byKey, allKey, scopeKey, countedBy } = askedRows(plan, cashLimit);
  const parcels = await readParcels(context, wanted, byKey, scopeKey);
  const counted = new Map<string, FilterCounts>();
  const placed = new Map<string, PlaceRows>();
  for (const key of byKey.keys()) {
    const rows = placeRows(parcels.get(key) ?? NO_PARCELS, to);
    counted.set(key, await countRows(context, rows, ticks, cashLimit));
    placed.set(key, rows);
  }
  return { ...countedBy(counted), found: placed.get(allKey) as PlaceRows };
}

// What many people of a town ask for within the half minute that its promises are kept.
const talliesWith = createKeptWith<PlaceArrivals, FacetTally>();

async function countRows(
  { read }: CountContext,
  { rows, arrivals, step, isExact }: PlaceRows,
  ticks: PlaceTicks,
  cashLimit: number,
): Promise<FilterCounts> {
  const tally = talliesWith(arrivals, JSON.stringify(ticks), () =>
    tallyParcels(rows, keptRows(arrivals, ticks)),
  );
  const facetOf = await readFacets(read, tally.counts.keys());
  return countFilters({ tally, step, isExact }, facetOf, cashLimit);
}

const NO_PARCELS: ReadParcels = { rows: readParcelRows(null), popular: null, step: 1, isExact: true };

/** What stands behind no ticks is asked for again and again; shops alone are small. */
async function readParcels(
  { read, kept }: CountContext,
  wanted: string | null,
  asked: ReadonlyMap<string, RowFilter>,
  scopeKey: string,
): Promise<Map<string, ReadParcels>> {
  const found = new Map<string, ReadParcels>();
  const scope = asked.get(scopeKey);
  if (wanted === null && scope && !scope.filters?.includes('s:')) {
    const token = await kept.find(`parcels ${scopeKey}`, async () => {
      const [stored] = await listParcels(read, null, [scope]);
      const made = {};
      if (stored) keptParcels.set(made, parcelsOf(stored));
      return { value: made, tags: ['catalogue'] };
    });
    found.set(scopeKey, keptParcels.get(token) ?? NO_PARCELS);
  }
  const others = [...asked].filter(([key]) => !found.has(key));
  if (others.length === 0) return found;
  const stored = await listParcels(
    read,
    wanted,
    others.map(([, row]) => row),
  );
  others.forEach(([key], place) => {
    const one = stored[place];
    if (one) found.set(key, parcelsOf(one));
  });
  return found;
}

// Columns cannot be frozen: what is kept is a token, and they go with it.
const keptParcels = new WeakMap<object, ReadParcels>();

function parcelsOf({ lines, popularLines, step, isExact }: StoredParcels): ReadParcels {
  return {
    rows: readParcelRows(lines),
    popular: popularLines === null ? null : readParcelRows(popularLines),
    step,
    isExact,
  };
}

function placeRows({ rows, popular, step, isExact }: ReadParcels, to: ArrivalsTo): PlaceRows {
  const arrivals = knownArrivals(rows, to);
  const listed = popular ? { rows: popular, arrivals: knownArrivals(popular, to) } : { rows, arrivals };
  return { rows, arrivals, step, isExact, listed };
}

// Of the same rows and the same promises they are the same.
const arrivalsBy = new WeakMap<ArrivalsTo, WeakMap<ParcelRows, PlaceArrivals>>();

function knownArrivals(rows: ParcelRows, to: ArrivalsTo): PlaceArrivals {
  const ofPlace = arrivalsBy.get(to) ?? new WeakMap<ParcelRows, PlaceArrivals>();
  arrivalsBy.set(to, ofPlace);
  const arrivals = ofPlace.get(rows) ?? arrivalsOf(rows, to);
  ofPlace.set(rows, arrivals);
  return arrivals;
}
