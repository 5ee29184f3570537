import { formatPesos } from '../../../../domain/money.ts';
import { latestDayText } from '../../../../domain/promise-text.ts';
import { optionKey } from './first-rows.ts';
import type { BrowsePage, ListingData } from './listing-data.ts';
import { type ListingQuery, type ListingTicks, NO_TICKS } from './listing-query.ts';

/** One box of the filters: what it is called, what it sends without JavaScript, and what a tap on it changes. */
export interface FilterRow {
  name: string;
  value: string;
  label: string;
  /** Shows so many stars before the label. */
  stars?: number;
  /** Null: not known on a page that knows no place. */
  count: number | null;
  /** Of its group only one can be ticked. */
  isRadio?: true;
  isTicked: boolean;
  toggle: Partial<ListingTicks>;
}

export interface FilterGroup {
  /** Null: a group without a heading of its own. */
  legend: string | null;
  key: string;
  rows: FilterRow[];
  /** Rows that are not shown, and what shows them. */
  leftOut: number;
  open: Partial<ListingQuery>;
}

export type Listed = Pick<ListingData, 'page' | 'leftOut'>;

type Rows = Pick<FilterGroup, 'legend' | 'key' | 'rows'>;

/** The groups that have something to choose, in the order of the column; `placeName` where the page knows no place. */
export function filterGroups(
  { page, leftOut }: Listed,
  query: ListingQuery,
  placeName: string,
): FilterGroup[] {
  const { filters } = page;
  const ofIds = (name: string, field: 'categoryIds' | 'sellerIds', facets: BrowsePage['categories']) =>
    facets.map(({ id, name: label, count }) => ({
      name,
      value: String(id),
      label,
      count,
      isTicked: query[field].includes(id),
      toggle: { [field]: toggled(query[field], id) },
    }));
  const groups: Rows[] = [
    { legend: 'Categoría', key: 'categorias', rows: ofIds('categorias', 'categoryIds', page.categories) },
    { legend: 'Tienda', key: 'vendedores', rows: ofIds('vendedores', 'sellerIds', page.sellers) },
    ...filters.options.map(({ name, key, terms }) => ({
      legend: name,
      key: optionKey(key),
      rows: terms.map(({ value, name: label, count }) => ({
        name: 'opcion',
        value,
        label,
        count,
        isTicked: query.options.includes(value),
        toggle: { options: toggled(query.options, value) },
      })),
    })),
    {
      legend: 'Ciudad de la tienda',
      key: 'ciudades',
      rows: filters.cities.map(({ id, name, count }) => ({
        name: 'ciudades',
        value: id,
        label: name,
        count,
        isTicked: query.cityIds.includes(id),
        toggle: { cityIds: toggled(query.cityIds, id) },
      })),
    },
  ];
  // A single option that is not ticked would change nothing.
  const withChoice = groups.filter(({ rows }) => rows.length > 1 || rows.some(({ isTicked }) => isTicked));
  const withRows = (own: Rows[]) => own.filter(({ rows }) => rows.length > 0);
  const arrival = withRows([arrivalGroup(page, query, placeName)]);
  const single = withRows([ratingGroup(page, query), flagGroup(page, query)]);
  return [...arrival, ...withChoice, ...single].map((group) => ({
    ...group,
    leftOut: leftOut[group.key] ?? 0,
    open: { expanded: [...query.expanded, group.key] },
  }));
}

/** By the last day of what is promised; a page that knows no place offers to ask for one. */
function arrivalGroup({ place }: BrowsePage, query: ListingQuery, placeName: string): Rows {
  const name = place ? shortPlaceName(place.cityName) : placeName;
  const row = (arrivesBy: string, label: string, count: number | null): FilterRow => ({
    name: 'llega',
    value: arrivesBy === 'any' ? 'si' : arrivesBy,
    label,
    count,
    ...(place && { isRadio: true as const }),
    isTicked: query.arrivesBy === arrivesBy,
    toggle: { arrivesBy: query.arrivesBy === arrivesBy ? undefined : arrivesBy },
  });
  const rows = place
    ? [
        row('any', 'Cualquier día', place.arriving),
        ...place.days.map(({ day, count }) => row(day, latestDayText(day), count)),
      ]
    : [row('any', 'Solo lo que llega', null)];
  return { legend: `Llega a ${name}`, key: 'llega', rows: shown(rows) };
}

/** 'Bogotá' of 'Bogotá, D.C.'. */
export const shortPlaceName = (name: string): string => name.replace(/, D\.C\.$/, '');

function ratingGroup({ filters }: BrowsePage, query: ListingQuery): Rows {
  const rows = filters.ratings.map(({ id, count }) => ({
    name: 'calificacion',
    value: String(id),
    label: `${id} o más`,
    stars: id,
    count,
    isTicked: query.minimumRating === id,
    toggle: { minimumRating: query.minimumRating === id ? null : id },
  }));
  return { legend: 'Valoración', key: 'calificacion', rows: shown(rows) };
}

function flagGroup({ filters, total, place }: BrowsePage, query: ListingQuery): Rows {
  const flags = [
    ...(place
      ? [
          {
            name: 'envioGratis',
            label: 'Envío gratis',
            field: 'freeShipping',
            count: place.freeShipping,
          } as const,
        ]
      : []),
    { name: 'enOferta', label: 'En oferta', field: 'onOffer', count: filters.offers },
    { name: 'disponibles', label: 'Con existencias', field: 'inStock', count: filters.inStock },
    { name: 'pagoEnCasa', label: 'Pago en casa', field: 'cashOnDelivery', count: filters.cashOnDelivery },
  ] as const;
  const rows = flags.map(({ name, label, field, count }) => ({
    name,
    value: 'true',
    label,
    count,
    isTicked: query[field] === true,
    toggle: { [field]: !query[field] },
  }));
  // Where all are on offer, as in the offers, a box for it says nothing; how one may pay is worth saying.
  const telling = rows.filter(
    ({ name, isTicked, count }) => isTicked || name === 'pagoEnCasa' || count < total,
  );
  return { legend: null, key: 'mas', rows: shown(telling) };
}

const shown = (rows: FilterRow[]) => rows.filter(({ count, isTicked }) => count !== 0 || isTicked);

/** Everything that is ticked, each with what a tap takes away. */
export function tickedFilters(
  page: BrowsePage,
  query: ListingQuery,
): { label: string; off: Partial<ListingTicks> }[] {
  const rows = filterGroups({ page, leftOut: {} }, query, '').flatMap(({ rows, legend, key }) =>
    rows
      .filter(({ isTicked }) => isTicked)
      .map(({ label, toggle, stars }) => ({
        label: chipLabel({ label, stars, key, legend }, query),
        off: toggle,
      })),
  );
  const landed = priceLabel(query.minimumLanded ?? null, query.maximumLanded ?? null);
  const price = priceLabel(query.minimumPrice, query.maximumPrice);
  return [
    ...(landed
      ? [{ label: `${landed} con envío`, off: { minimumLanded: undefined, maximumLanded: undefined } }]
      : []),
    ...(price ? [{ label: price, off: { minimumPrice: null, maximumPrice: null } }] : []),
    ...rows,
  ];
}

type Chip = Pick<FilterRow, 'label'> & Pick<FilterGroup, 'key' | 'legend'> & { stars: number | undefined };

function chipLabel({ label, stars, key, legend }: Chip, { arrivesBy }: ListingQuery): string {
  if (stars) return `${label} estrellas`;
  if (key === 'llega' && arrivesBy === 'any') return legend ?? label;
  return key.startsWith('opcion-') ? `${legend}: ${label}` : label;
}

function priceLabel(minimumPrice: number | null, maximumPrice: number | null): string | null {
  if (minimumPrice !== null && maximumPrice !== null)
    return `${formatPesos(minimumPrice)} a ${formatPesos(maximumPrice)}`;
  if (minimumPrice !== null) return `Desde ${formatPesos(minimumPrice)}`;
  return maximumPrice === null ? null : `Hasta ${formatPesos(maximumPrice)}`;
}

export const withoutTicks = (query: ListingQuery): ListingQuery => ({ ...query, ...NO_TICKS, cursor: null });

/** The list with one more or one less. */
function toggled<Item>(items: readonly Item[], item: Item): Item[] {
  return items.includes(item) ? items.filter((other) => other !== item) : [...items, item];
}
