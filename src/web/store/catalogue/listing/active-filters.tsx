import { Icon } from '../../../ui/icon.tsx';
import { tickedFilters, withoutTicks } from './filter-rows.ts';
import type { BrowsePage } from './listing-data.ts';
import { type ListingQuery, listingHref } from './listing-query.ts';

interface ActiveFiltersProps {
  page: BrowsePage;
  path: string;
  query: ListingQuery;
}

/** Each chosen filter as a link to the list without it. Crawlers need none of these lists. */
export function ActiveFilters({ page, path, query }: ActiveFiltersProps) {
  const chips = tickedFilters(page, query);
  if (chips.length === 0) return null;
  return (
    <div className="flex min-w-0 items-center gap-[10px] max-lg:order-last max-lg:w-full max-lg:overflow-x-auto lg:flex-wrap">
      <ul aria-label="Filtros activos" className="flex gap-[10px] lg:flex-wrap">
        {chips.map(({ label, off }) => (
          <li key={label}>
            <a
              href={listingHref(path, { ...query, ...off, cursor: null })}
              rel="nofollow"
              data-keep-scroll
              className="inline-flex h-10 items-center gap-[6px] whitespace-nowrap rounded-full border-[1.5px] border-linea bg-papel px-4 font-semibold text-small max-lg:h-11"
            >
              <span className="sr-only">Quitar filtro </span>
              {label}
              <Icon name="x" weight="bold" size={14} />
            </a>
          </li>
        ))}
      </ul>
      <a
        href={listingHref(path, withoutTicks(query))}
        rel="nofollow"
        data-keep-scroll
        className="shrink-0 whitespace-nowrap px-1 py-[10px] font-semibold text-small text-verde-7 underline underline-offset-4"
      >
        Borrar filtros
      </a>
    </div>
  );
}
