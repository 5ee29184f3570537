import type { BrowsePage } from './listing-data.ts';
import type { ListingQuery } from './listing-query.ts';

/** How many rows of a group of filters the page leaves out, by the group's key. */
export type LeftOut = Record<string, number>;

// A single one more is shown instead of a link for it.
const ROWS_AT_ONCE = 6;

/**
 * A page with the first rows of each group of filters and the ticked ones, and with all rows of those groups that somebody
 * has opened: a document carries what its first view shows.
 */
export function firstRows(page: BrowsePage, query: ListingQuery): { page: BrowsePage; leftOut: LeftOut } {
  const leftOut: LeftOut = {};
  const first = <Row>(key: string, rows: Row[], isTicked: (row: Row) => boolean): Row[] => {
    if (rows.length <= ROWS_AT_ONCE + 1 || query.expanded.includes(key)) return rows;
    const shown = rows.filter((row, place) => place < ROWS_AT_ONCE || isTicked(row));
    if (shown.length < rows.length) leftOut[key] = rows.length - shown.length;
    return shown;
  };
  const { filters } = page;
  const trimmed = {
    ...page,
    categories: first('categorias', page.categories, ({ id }) => query.categoryIds.includes(id)),
    sellers: first('vendedores', page.sellers, ({ id }) => query.sellerIds.includes(id)),
    filters: {
      ...filters,
      cities: first('ciudades', filters.cities, ({ id }) => query.cityIds.includes(id)),
      options: filters.options.map(({ key, name, terms }) => ({
        key,
        name,
        terms: first(optionKey(key), terms, ({ value }) => query.options.includes(value)),
      })),
    },
  };
  return { page: trimmed, leftOut };
}

export const optionKey = (key: string): string => `opcion-${key}`;
