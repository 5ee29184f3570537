import { useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { paths } from '../../../../wire/paths.ts';
import { valuesIn } from '../../../../wire/values-in.ts';
import { currentPlace } from '../../../app/place-store.ts';
import { isByPlace, type ListingQuery, listingHref } from './listing-query.ts';

const LISTS = [
  paths.products,
  paths.category,
  paths.categoryShort,
  paths.subcategory,
  paths.seller,
  paths.offers,
  paths.search,
];

interface ListingControls {
  /** What the visitor chose last, already before the answer is there. */
  chosen: ListingQuery;
  loading: boolean;
  /** Loads the list with a change of filters or sort, from its first page, and stays where the visitor is. */
  apply: (change: Partial<ListingQuery>) => void;
}

/**
 * The address is the only place where filters and sort are kept. Until its list arrives the last choice is held
 * here: the router tells of a navigation too late for a box to stay ticked under the finger.
 */
export function useListingQuery(path: string, query: ListingQuery): ListingControls {
  const navigate = useNavigate();
  const { location: destination } = useNavigation();
  const [choice, setChoice] = useState({ madeOn: query, query });
  const chosen = choice.madeOn === query ? choice.query : query;
  return {
    chosen,
    loading: destination !== undefined && LISTS.some((list) => valuesIn(list, destination.pathname)),
    apply: (change) => {
      const next = withPlace({ ...chosen, ...change, cursor: null });
      setChoice({ madeOn: query, query: next });
      void navigate(listingHref(path, next), { preventScrollReset: true });
    },
  };
}

/** A list that is for a place says in its address for which: the one the browser knows, unless it says one already. */
export function withPlace(query: ListingQuery): ListingQuery {
  if (!isByPlace(query)) return { ...query, placeId: undefined };
  return query.placeId ? query : { ...query, placeId: currentPlace().cityId };
}
