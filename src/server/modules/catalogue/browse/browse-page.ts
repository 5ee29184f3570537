import type { PlaceCounts } from '../../../../domain/place-counts.ts';
import type { FacetOption } from './facet.repository.ts';
import type { FilterOptions } from './filter-options.service.ts';
import type { Card } from './listing.ts';

/** One page of a list as cards, with what it can be filtered by. */
export interface BrowsePage {
  products: Card[];
  nextCursor: string | null;
  previousCursor: string | null;
  total: number;
  totalIsExact: boolean;
  categories: FacetOption[];
  sellers: FacetOption[];
  /** Where they were asked for. */
  filters?: FilterOptions;
  /** Of a list for a place. */
  place?: ListPlace;
  correctedText: string | null;
  /** Of a search that found only what comes near. */
  isInexact?: true;
  omittedWords?: string[];
}

/** The place a list is for, and what its filters by place would leave. */
interface ListPlace extends PlaceCounts {
  cityId: string;
  cityName: string;
}

export const defaultPageSize = 24;
