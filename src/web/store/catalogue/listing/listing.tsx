import { ActiveFilters } from './active-filters.tsx';
import { FilterPanel, hasFilters, OpenFiltersButton } from './filter-panel.tsx';
import type { ListingData } from './listing-data.ts';
import { searchSortLabels, sortLabels } from './listing-query.ts';
import { ListingResults } from './listing-results.tsx';
import { SortSelect } from './sort-select.tsx';
import { useListingQuery } from './use-listing-query.ts';

interface ProductListingProps {
  data: ListingData;
  /** Stands above the products, beside the filters. */
  title?: React.ReactNode;
}

/** Filters beside the products; on narrow screens the same filters in a sheet. */
export function ProductListing({ data, title }: ProductListingProps) {
  const { chosen, loading, apply } = useListingQuery(data.path, data.query);
  const { page, path } = data;
  const filters = hasFilters(page, chosen);
  return (
    <div
      className={`mt-5 grid items-start gap-x-10 lg:mt-[34px] ${filters ? 'lg:grid-cols-[264px_minmax(0,1fr)]' : ''}`}
    >
      <FilterPanel page={page} path={path} chosen={chosen} onChange={apply} />
      <section aria-label="Productos" className="min-w-0">
        {title}
        {(filters || page.products.length > 0) && (
          <div className="mb-5 flex flex-wrap items-center gap-[10px]">
            {filters && <OpenFiltersButton count={chosen.categoryIds.length + chosen.sellerIds.length} />}
            <ActiveFilters page={page} path={path} query={data.query} />
            <SortSelect
              sort={chosen.sort}
              labels={data.searchedText === undefined ? sortLabels : searchSortLabels}
              onChange={(sort) => apply({ sort })}
            />
          </div>
        )}
        <ListingResults data={data} loading={loading} />
      </section>
    </div>
  );
}
