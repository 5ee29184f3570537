import type { SearchSort, Sort } from '../../../../wire/catalogue/catalog.ts';

/** What the address of a list says beyond its path; spec wire names in the URL. */
export interface ListingQuery {
  categoryIds: number[];
  sellerIds: number[];
  sort: SearchSort;
  cursor: string | null;
}

export const sortLabels = {
  popular: 'Más populares',
  nuevos: 'Más nuevos',
  'precio-asc': 'Menor precio',
  'precio-desc': 'Mayor precio',
} as const satisfies Record<Sort, string>;

/** A search begins with what was meant; how popular a product is says little about it. */
export const searchSortLabels = {
  relevantes: 'Más relevantes',
  'mejor-calificados': 'Mejor calificados',
  nuevos: 'Más nuevos',
  'precio-asc': 'Menor precio',
  'precio-desc': 'Mayor precio',
} as const satisfies Partial<Record<SearchSort, string>>;

export type SortLabels = Partial<Record<SearchSort, string>>;

const DEFAULT_SORTS: ReadonlySet<string> = new Set(['popular', 'relevantes']);

// What one call takes.
const MAXIMUM_IDS = 20;
const MAXIMUM_CURSOR_LENGTH = 200;

/** Takes `categorias=70,71` of our links and `categorias=70&categorias=71` of a form without JavaScript. */
export function readListingQuery(search: URLSearchParams, labels: SortLabels = sortLabels): ListingQuery {
  const cursor = search.get('cursor');
  return {
    categoryIds: readIds(search, 'categorias'),
    sellerIds: readIds(search, 'vendedores'),
    sort: readSort(search.get('orden'), labels),
    cursor: cursor && cursor.length <= MAXIMUM_CURSOR_LENGTH ? cursor : null,
  };
}

/** The address of the list with these filters; other parameters of the path, such as search, stay. */
export function listingHref(path: string, query: Partial<ListingQuery>): string {
  const [pathname = '', search = ''] = path.split('?');
  const parts = search ? [search] : [];
  if (query.categoryIds?.length) parts.push(`categorias=${query.categoryIds.join(',')}`);
  if (query.sellerIds?.length) parts.push(`vendedores=${query.sellerIds.join(',')}`);
  if (query.sort && !DEFAULT_SORTS.has(query.sort)) parts.push(`orden=${query.sort}`);
  if (query.cursor) parts.push(`cursor=${encodeURIComponent(query.cursor)}`);
  return parts.length > 0 ? `${pathname}?${parts.join('&')}` : pathname;
}

export function isFiltered({ categoryIds, sellerIds }: ListingQuery): boolean {
  return categoryIds.length + sellerIds.length > 0;
}

/** An id of a path or query; null for anything the database cannot hold. */
export function readId(text: string | undefined): number | null {
  if (!text || !/^\d{1,10}$/.test(text)) return null;
  const id = Number(text);
  return id >= 1 && id <= 2_147_483_647 ? id : null;
}

function readIds(search: URLSearchParams, name: string): number[] {
  const ids = search
    .getAll(name)
    .flatMap((value) => value.split(','))
    .map(readId)
    .filter((id) => id !== null);
  return [...new Set(ids)].slice(0, MAXIMUM_IDS);
}

/** The first of the labels when the address names none. */
function readSort(text: string | null, labels: SortLabels): SearchSort {
  const known = text !== null && Object.hasOwn(labels, text) ? text : Object.keys(labels)[0];
  return known as SearchSort;
}
