import type { CalendarDay } from './business-days.ts';
import { IN_STOCK, type ParcelRows, PERISHABLE } from './parcel-rows.ts';
import { chargeFor, isDeliverable, type RateCard, type ShippingZone, volumeGrams } from './shipping-rate.ts';

/** How the parcels of a shop come to a place. */
export interface ShopArrival {
  zone: ShippingZone;
  /** The last day on which a parcel ordered now arrives. */
  lastDay: CalendarDay;
}

/** How one unit of each row of `ParcelRows` comes to a place. */
export interface PlaceArrivals {
  /** Final price and freight of one unit, whole pesos; 0 where it does not arrive. */
  landed: Float64Array;
  /** 1: nothing is charged for the freight. */
  isFree: Uint8Array;
  /** Number of its last day in `days`; -1: it does not arrive. */
  day: Int16Array;
  /** Ascending. */
  days: CalendarDay[];
}

interface PlaceTerms {
  /** By shop; the parcels of others do not arrive. */
  shops: ReadonlyMap<number, ShopArrival>;
  card: RateCard;
  /** The carrier goes there. */
  isCovered: boolean;
}

/** Of each row what `explainRate` says of one unit. */
export function arrivalsOf(rows: ParcelRows, { shops, card, isCovered }: PlaceTerms): PlaceArrivals {
  const days = [...new Set([...shops.values()].map(({ lastDay }) => lastDay))].sort();
  const numbers = new Map(days.map((day, number) => [day, number]));
  const arrivals: PlaceArrivals = {
    landed: new Float64Array(rows.count),
    isFree: new Uint8Array(rows.count),
    day: new Int16Array(rows.count).fill(-1),
    days,
  };
  if (!isCovered) return arrivals;
  for (let row = 0; row < rows.count; row++) {
    const shop = shops.get(rows.sellerIds[row] ?? 0);
    const flags = rows.flags[row] ?? 0;
    if (!shop || !isDeliverable((flags & PERISHABLE) > 0, shop.zone, card)) continue;
    const price = rows.prices[row] ?? 0;
    const volumetric = volumeGrams(rows.cubicCentimetres[row] ?? 0, card.volumetricDivisor);
    const kilograms = Math.max(1, Math.ceil(Math.max(rows.grams[row] ?? 0, volumetric) / 1000));
    const { rate, isFree } = chargeFor(shop.zone, kilograms, price, card);
    arrivals.landed[row] = price + rate;
    arrivals.isFree[row] = isFree ? 1 : 0;
    arrivals.day[row] = numbers.get(shop.lastDay) ?? -1;
  }
  return arrivals;
}

/** What is ticked about a place; nothing: no condition. Whatever is ticked, what does not arrive is left out. */
export interface PlaceTicks {
  /** At the latest on this day; 'any': whenever it arrives. */
  arrivesBy: CalendarDay | 'any' | null;
  freeShipping: boolean;
  minimumLanded: number | null;
  maximumLanded: number | null;
}

/** 1 for each row that the ticks leave. */
export function keptRows(arrivals: PlaceArrivals, ticks: PlaceTicks): Uint8Array {
  const { landed, isFree, day, days } = arrivals;
  const { arrivesBy, freeShipping, minimumLanded, maximumLanded } = ticks;
  const kept = new Uint8Array(day.length);
  const isTicked = arrivesBy !== null || freeShipping || minimumLanded !== null || maximumLanded !== null;
  if (!isTicked) return kept.fill(1);
  const lowest = minimumLanded ?? 0;
  const highest = maximumLanded ?? Number.POSITIVE_INFINITY;
  const isInTime = days.map((one) => arrivesBy === null || arrivesBy === 'any' || one <= arrivesBy);
  for (let row = 0; row < kept.length; row++) {
    const number = day[row] ?? -1;
    const sum = landed[row] ?? 0;
    const isKept =
      number >= 0 &&
      isInTime[number] &&
      (!freeShipping || isFree[row] === 1) &&
      sum >= lowest &&
      sum <= highest;
    kept[row] = isKept ? 1 : 0;
  }
  return kept;
}

export type PlaceSort = 'puesto-asc' | 'llega-primero';

// Ranks are far apart, days further than any price and freight: 2^53 holds them all.
const DAY_STEP = 2 ** 34;
const RANK_STEP = 2 ** 49;

/**
 * The products of the kept rows, what costs least there or arrives first (then what costs least) at the beginning; below
 * them what is sold out, at last what does not arrive. Only the first `most`.
 */
export function orderedIds(
  rows: ParcelRows,
  { landed, day }: PlaceArrivals,
  kept: Uint8Array,
  sort: PlaceSort,
  most: number,
): number[] {
  const keys = new Float64Array(rows.count);
  const chosen: number[] = [];
  for (let row = 0; row < rows.count; row++) {
    if (kept[row] === 0) continue;
    const number = day[row] ?? -1;
    const isAway = number < 0;
    const isSoldOut = ((rows.flags[row] ?? 0) & IN_STOCK) === 0;
    const sum = isAway ? (rows.prices[row] ?? 0) : (landed[row] ?? 0);
    const dayKey = sort === 'llega-primero' && !isAway ? number * DAY_STEP : 0;
    keys[row] = (isAway ? 2 : isSoldOut ? 1 : 0) * RANK_STEP + dayKey + sum;
    chosen.push(row);
  }
  const idOf = (row: number) => rows.productIds[row] ?? 0;
  const keyOf = (row: number) => keys[row] ?? 0;
  return firstRows(chosen, keyOf, most)
    .sort((one, other) => keyOf(one) - keyOf(other) || idOf(one) - idOf(other))
    .slice(0, most)
    .map(idOf);
}

/** Rows whose key is among the lowest `most`: sorting numbers alone takes a fifth of sorting rows by them. */
function firstRows(rows: number[], keyOf: (row: number) => number, most: number): number[] {
  if (rows.length <= most) return rows;
  const limit = Float64Array.from(rows, keyOf).sort()[most - 1] ?? 0;
  return rows.filter((row) => keyOf(row) <= limit);
}

/** These products in their order, but for what does not arrive, which comes last; what is not kept is left out. */
export function arrivingFirst(
  ids: readonly number[],
  { productIds }: ParcelRows,
  { day }: PlaceArrivals,
  kept: Uint8Array,
): number[] {
  const rowOf = new Map<number, number>();
  for (let row = 0; row < productIds.length; row++) if (kept[row] === 1) rowOf.set(productIds[row] ?? 0, row);
  const shown = ids.filter((id) => rowOf.has(id));
  const isAway = (id: number) => (day[rowOf.get(id) ?? 0] ?? -1) < 0;
  return [...shown.filter((id) => !isAway(id)), ...shown.filter(isAway)];
}
