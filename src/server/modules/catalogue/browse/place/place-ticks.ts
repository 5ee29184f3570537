import { ASSUMED_PLACE } from '../../../../../domain/place.ts';
import type { PlaceSort, PlaceTicks } from '../../../../../domain/place-arrivals.ts';

/** What somebody asks of a list by the place where it is to arrive. */
export interface PlaceAsk {
  /** Code of a municipality; missing: what everybody is assumed to mean. */
  placeId?: string | undefined;
  /** A day 'YYYY-MM-DD', at the latest; 'any': whenever it arrives. */
  arrivesBy?: string | undefined;
  freeShipping?: boolean | undefined;
  /** Final price and freight of one unit. */
  minimumLanded?: number | undefined;
  maximumLanded?: number | undefined;
  sort?: string | undefined;
}

export const isPlaceSort = (sort: string | undefined): sort is PlaceSort =>
  sort === 'puesto-asc' || sort === 'llega-primero';

/** Whether a list is counted and ordered for a place; all others know none. */
export function isByPlace({ placeId, sort, ...asked }: PlaceAsk): boolean {
  const { arrivesBy, freeShipping, minimumLanded, maximumLanded } = asked;
  return (
    isPlaceSort(sort) ||
    freeShipping === true ||
    [placeId, arrivesBy, minimumLanded, maximumLanded].some((part) => part !== undefined)
  );
}

export function placeOf({ placeId }: PlaceAsk): string {
  return placeId ?? ASSUMED_PLACE.cityId;
}

export function placeTicksOf(asked: PlaceAsk): PlaceTicks {
  return {
    arrivesBy: asked.arrivesBy ?? null,
    freeShipping: asked.freeShipping ?? false,
    minimumLanded: asked.minimumLanded ?? null,
    maximumLanded: asked.maximumLanded ?? null,
  };
}
