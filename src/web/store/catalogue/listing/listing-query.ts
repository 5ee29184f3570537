import { ASSUMED_PLACE } from '../../../../domain/place.ts';
import type { SearchSort } from '../../../../wire/catalogue/catalog.ts';
import { paths } from '../../../../wire/paths.ts';
import { readId } from '../../../app/read-id.ts';

/** What the address of a list says beyond its path; spec wire names in the URL. */
export interface ListingQuery extends ListingTicks {
  sort: SearchSort;
  /** Code of the municipality that a sort or a tick by place means; only then it stands in the address. */
  placeId?: string | undefined;
  /** Groups of filters of which all rows are shown: 'opcion-talla'. */
  expanded: string[];
  cursor: string | null;
}

/** What is ticked; nothing of a kind: no condition. */
export interface ListingTicks {
  categoryIds: number[];
  sellerIds: number[];
  /** Codes of municipalities. */
  cityIds: string[];
  /** 'talla=m' each. */
  options: string[];
  /** Whole pesos. */
  minimumPrice: number | null;
  maximumPrice: number | null;
  /** Stars. */
  minimumRating: number | null;
  onOffer: boolean;
  inStock: boolean;
  cashOnDelivery: boolean;
  /** By place, missing on all pages that are for none. A day 'YYYY-MM-DD', at the latest; 'any': whenever it arrives. */
  arrivesBy?: string | undefined;
  freeShipping?: boolean | undefined;
  /** Of one unit with its freight. */
  minimumLanded?: number | undefined;
  maximumLanded?: number | undefined;
}

export const NO_TICKS: ListingTicks = {
  categoryIds: [],
  sellerIds: [],
  cityIds: [],
  options: [],
  minimumPrice: null,
  maximumPrice: null,
  minimumRating: null,
  onOffer: false,
  inStock: false,
  cashOnDelivery: false,
  arrivesBy: undefined,
  freeShipping: undefined,
  minimumLanded: undefined,
  maximumLanded: undefined,
};

export const sortLabels = {
  relevantes: 'Más relevantes',
  popular: 'Más populares',
  'puesto-asc': 'Más barato en tu ciudad',
  'llega-primero': 'Llega primero',
  nuevos: 'Más nuevos',
  'precio-asc': 'Menor precio',
  'precio-desc': 'Mayor precio',
  'precio-por-unidad': 'Precio por unidad',
  'mejor-calificados': 'Mejor calificados',
} as const satisfies Record<SearchSort, string>;

/** A search begins with what was meant, a list with what people like; neither is an order of the other. */
export function defaultSort(path: string): SearchSort {
  return path.startsWith(paths.search()) ? 'relevantes' : 'popular';
}

// What one call takes.
const MAXIMUM_IDS = 20;
const MAXIMUM_CURSOR_LENGTH = 200;
const MAXIMUM_PESOS = 2_147_483_647;

/** Takes `categorias=70,71` of our links and `categorias=70&categorias=71` of a form without JavaScript. */
export function readListingQuery(search: URLSearchParams, usualSort: SearchSort = 'popular'): ListingQuery {
  const cursor = search.get('cursor');
  const isTrue = (name: string) => search.get(name) === 'true';
  const query: ListingQuery = {
    categoryIds: readIds(search, 'categorias'),
    sellerIds: readIds(search, 'vendedores'),
    cityIds: readMany(search, 'ciudades').filter((code) => /^\d{5}$/.test(code)),
    options: [...new Set(search.getAll('opcion'))]
      .filter((value) => /^[^=\0]+=[^\0]+$/.test(value) && value.length <= 200)
      .slice(0, MAXIMUM_IDS),
    minimumPrice: readPesos(search.get('precioDesde')),
    maximumPrice: readPesos(search.get('precioHasta')),
    minimumRating: ['3', '4'].includes(search.get('calificacion') ?? '')
      ? Number(search.get('calificacion'))
      : null,
    onOffer: isTrue('enOferta'),
    inStock: isTrue('disponibles'),
    cashOnDelivery: isTrue('pagoEnCasa'),
    arrivesBy: readArrivesBy(search.get('llega')),
    freeShipping: isTrue('envioGratis') || undefined,
    minimumLanded: readPesos(search.get('puestoDesde')) ?? undefined,
    maximumLanded: readPesos(search.get('puestoHasta')) ?? undefined,
    sort: readSort(search.get('orden'), usualSort),
    expanded: [...new Set(search.getAll('ver'))].slice(0, MAXIMUM_IDS),
    cursor: cursor && cursor.length <= MAXIMUM_CURSOR_LENGTH ? cursor : null,
  };
  return isByPlace(query) ? { ...query, placeId: readPlace(search.get('ciudad')) } : query;
}

/** Whether the list is one for a place; all others know none. */
export function isByPlace(query: Partial<ListingQuery>): boolean {
  const { sort, arrivesBy, freeShipping, minimumLanded, maximumLanded } = query;
  return (
    sort === 'puesto-asc' ||
    sort === 'llega-primero' ||
    [arrivesBy, freeShipping, minimumLanded, maximumLanded].some(Boolean)
  );
}

/** The address of the list with these filters; other parameters of the path, such as search, stay. */
export function listingHref(path: string, query: Partial<ListingQuery>): string {
  const [pathname = '', search = ''] = path.split('?');
  const parts = search ? [search] : [];
  const add = (name: string, value: string | number | null | undefined | boolean) => {
    if (value) parts.push(`${name}=${value}`);
  };
  add('categorias', query.categoryIds?.join(','));
  add('vendedores', query.sellerIds?.join(','));
  add('ciudades', query.cityIds?.join(','));
  for (const value of query.options ?? []) add('opcion', encodeURIComponent(value).replace('%3D', '='));
  add('precioDesde', query.minimumPrice);
  add('precioHasta', query.maximumPrice);
  add('calificacion', query.minimumRating);
  add('enOferta', query.onOffer);
  add('disponibles', query.inStock);
  add('pagoEnCasa', query.cashOnDelivery);
  add('llega', query.arrivesBy === 'any' ? 'si' : query.arrivesBy);
  add('envioGratis', query.freeShipping);
  add('puestoDesde', query.minimumLanded);
  add('puestoHasta', query.maximumLanded);
  if (isByPlace(query)) add('ciudad', query.placeId);
  if (query.sort !== defaultSort(path)) add('orden', query.sort);
  for (const key of query.expanded ?? []) add('ver', encodeURIComponent(key));
  if (query.cursor) add('cursor', encodeURIComponent(query.cursor));
  return parts.length > 0 ? `${pathname}?${parts.join('&')}` : pathname;
}

/** How many filters are on; a range of prices is one. */
export function countTicks(query: ListingTicks): number {
  const { categoryIds, sellerIds, cityIds, options, minimumPrice, maximumPrice, minimumRating } = query;
  const isOn = [
    query.arrivesBy,
    query.freeShipping,
    query.minimumLanded ?? query.maximumLanded,
    minimumPrice !== null || maximumPrice !== null,
    minimumRating !== null,
    query.onOffer,
    query.inStock,
    query.cashOnDelivery,
  ];
  const lists = [categoryIds, sellerIds, cityIds, options];
  return lists.reduce((sum, list) => sum + list.length, 0) + isOn.filter(Boolean).length;
}

export function isFiltered(query: ListingTicks): boolean {
  return countTicks(query) > 0;
}

/** Whether more is asked than categories and shops: such lists are without end, and none for crawlers. */
export function isFinelyFiltered(query: ListingQuery): boolean {
  return countTicks({ ...query, categoryIds: [], sellerIds: [] }) + query.expanded.length > 0;
}

/** '$ 22.500', '22500' or '22 500' as pesos; null for what is no amount, and for 0. */
export function readPesos(text: string | null): number | null {
  const digits = (text ?? '').replace(/[$.\s]/g, '');
  return /^\d{1,10}$/.test(digits) && Number(digits) > 0 ? Math.min(Number(digits), MAXIMUM_PESOS) : null;
}

/** Who named no place means the assumed one, which the page says. */
function readPlace(text: string | null): string {
  return /^\d{5}$/.test(text ?? '') ? (text as string) : ASSUMED_PLACE.cityId;
}

function readArrivesBy(text: string | null): string | undefined {
  if (text === 'si') return 'any';
  return text !== null && isCalendarDay(text) ? text : undefined;
}

/** As the wire's `calendarDay` has it: a day of this century that there is, so that the page can name it. */
function isCalendarDay(text: string): boolean {
  if (!/^20\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const midnight = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text);
}

function readMany(search: URLSearchParams, name: string): string[] {
  const values = search.getAll(name).flatMap((value) => value.split(','));
  return [...new Set(values)].slice(0, MAXIMUM_IDS);
}

function readIds(search: URLSearchParams, name: string): number[] {
  const ids = search
    .getAll(name)
    .flatMap((value) => value.split(','))
    .map(readId)
    .filter((id) => id !== null);
  return [...new Set(ids)].slice(0, MAXIMUM_IDS);
}

function readSort(text: string | null, usual: SearchSort): SearchSort {
  if (text === null || !Object.hasOwn(sortLabels, text)) return usual;
  return text === 'relevantes' || text === 'popular' ? usual : (text as SearchSort);
}
