import type { Database } from '../../../db/sql.ts';
import { NO_FILTERS, NO_PLACEMENT, searchCatalogue } from '../search/search.service.ts';

export interface ShoppersResult {
  productIds: number[];
  total: number;
  correctedText: string | null;
  /** Nothing has all words: the products are near. */
  isInexact?: boolean;
}

/** What a shopper who types the words and nothing else finds first. */
export function searchAsShopper(db: Database, text: string, take: number): Promise<ShoppersResult> {
  return searchCatalogue(db, {
    text,
    filters: NO_FILTERS,
    placement: NO_PLACEMENT,
    sort: 'relevantes',
    asTyped: false,
    skip: 0,
    take,
  });
}
