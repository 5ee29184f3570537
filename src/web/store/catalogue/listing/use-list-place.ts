import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { choosePlace, currentPlace, usePlace } from '../../../app/place-store.ts';
import type { ListingData } from './listing-data.ts';
import { listingHref } from './listing-query.ts';

/**
 * One page, one place: the list follows the place that somebody has chosen, and who has chosen none is taken to the one of
 * the link that she followed. Cards and header say the same.
 */
export function useListPlace({ path, query, page: { place } }: ListingData): void {
  const navigate = useNavigate();
  const { cityId } = usePlace();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place of the browser is the reason to look again
  useEffect(() => {
    const own = currentPlace();
    if (!place || own.cityId === place.cityId) return;
    if (own.isAssumed) choosePlace(place);
    else
      void navigate(listingHref(path, { ...query, placeId: own.cityId, cursor: null }), {
        replace: true,
        preventScrollReset: true,
      });
  }, [cityId, place]);
}
