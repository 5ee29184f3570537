import { useNavigate, useNavigation } from 'react-router';
import { type ListingQuery, listingHref, readListingQuery } from './listing-query.ts';

interface ListingControls {
  /** What the visitor chose last, already before the answer is there. */
  chosen: ListingQuery;
  loading: boolean;
  /** Loads the list with a change of filters or sort, from its first page, and stays where the visitor is. */
  apply: (change: Partial<ListingQuery>) => void;
}

/** The address is the only place where filters and sort are kept. */
export function useListingQuery(path: string, query: ListingQuery): ListingControls {
  const navigate = useNavigate();
  const navigation = useNavigation();
  const destination = navigation.location;
  const [pathname] = path.split('?');
  const isSameList = destination?.pathname === pathname;
  const chosen = isSameList ? readListingQuery(new URLSearchParams(destination?.search)) : query;
  return {
    chosen,
    loading:
      destination !== undefined && /^\/(productos|category|resultados)(\/|$)/.test(destination.pathname),
    apply: (change) => {
      const href = listingHref(path, { ...chosen, ...change, cursor: null });
      void navigate(href, { preventScrollReset: true });
    },
  };
}

/** The list with one id more or one less. */
export function toggled(ids: readonly number[], id: number): number[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
}
