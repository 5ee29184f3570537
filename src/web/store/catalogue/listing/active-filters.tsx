import { Icon } from '../../../ui/icon.tsx';
import type { BrowsePage, Facet } from './listing-data.ts';
import { type ListingQuery, listingHref } from './listing-query.ts';
import { toggled } from './use-listing-query.ts';

interface ActiveFiltersProps {
  page: BrowsePage;
  path: string;
  query: ListingQuery;
}

/** Each chosen filter as a link to the list without it. */
export function ActiveFilters({ page, path, query }: ActiveFiltersProps) {
  const chips = [
    ...chosenFacets(page.categories, query.categoryIds).map(({ id, name }) => ({
      name,
      without: { ...query, categoryIds: toggled(query.categoryIds, id), cursor: null },
    })),
    ...chosenFacets(page.sellers, query.sellerIds).map(({ id, name }) => ({
      name,
      without: { ...query, sellerIds: toggled(query.sellerIds, id), cursor: null },
    })),
  ];
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Filtros activos" className="flex flex-wrap gap-[10px] max-lg:order-last max-lg:w-full">
      {chips.map(({ name, without }) => (
        <li key={name}>
          <a
            href={listingHref(path, without)}
            data-keep-scroll
            className="inline-flex h-10 items-center gap-[6px] rounded-full border-[1.5px] border-linea bg-papel px-4 font-semibold text-small max-lg:h-11"
          >
            <span className="sr-only">Quitar filtro </span>
            {name}
            <Icon name="x" weight="bold" size={14} />
          </a>
        </li>
      ))}
    </ul>
  );
}

function chosenFacets(facets: Facet[], ids: number[]): Facet[] {
  return facets.filter(({ id }) => ids.includes(id));
}
