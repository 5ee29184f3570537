import type { Database } from '../../../db/sql.ts';
import { NO_FILTERS, NO_PLACEMENT, type SearchResult, searchCatalogue } from './search.service.ts';

/** What a shopper who types the words and nothing else finds first. */
export function searchAsShopper(db: Database, text: string, take: number): Promise<SearchResult> {
  return searchCatalogue(db, {
    text,
    filters: NO_FILTERS,
    placement: NO_PLACEMENT,
    sort: 'relevantes',
    skip: 0,
    take,
    asTyped: false,
  });
}
