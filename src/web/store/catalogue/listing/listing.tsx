import { useState } from 'react';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { ActiveFilters } from './active-filters.tsx';
import { hasFilters } from './filter-fields.tsx';
import { FilterPanel, OpenFiltersButton } from './filter-panel.tsx';
import type { ListingData } from './listing-data.ts';
import { countTicks } from './listing-query.ts';
import { ListingResults } from './listing-results.tsx';
import { SortSelect } from './sort-select.tsx';
import { useListPlace } from './use-list-place.ts';
import { useListingQuery } from './use-listing-query.ts';

const FilterSheet = lazyPart(() => import('./filter-sheet.tsx').then((part) => part.FilterSheet));

interface ProductListingProps {
  data: ListingData;
  /** Stands above the products, beside the filters. */
  title?: React.ReactNode;
}

/** Filters beside the products; on narrow screens the same filters in a sheet. */
export function ProductListing({ data, title }: ProductListingProps) {
  const { chosen, loading, apply } = useListingQuery(data.path, data.query);
  useListPlace(data);
  const { page, path } = data;
  const filters = hasFilters(page, chosen);
  return (
    <div
      className={`mt-5 grid items-start gap-x-10 lg:mt-[34px] ${filters ? 'lg:grid-cols-[264px_minmax(0,1fr)]' : ''}`}
    >
      <FilterPanel data={data} chosen={chosen} onChange={apply} />
      <section aria-label="Productos" className="min-w-0">
        {title}
        {(filters || page.products.length > 0) && (
          <div className="mb-5 flex flex-wrap items-center gap-[10px]">
            {filters && <NarrowFilters data={data} onApply={apply} />}
            {page.products.length > 0 && <ActiveFilters page={page} path={path} query={data.query} />}
            <SortSelect
              path={path}
              sort={chosen.sort}
              withUnitPrice={page.products.some(({ content }) => content)}
              onChange={(sort) => apply({ sort })}
            />
          </div>
        )}
        <ListingResults data={data} loading={loading} />
      </section>
    </div>
  );
}

interface NarrowFiltersProps {
  data: ListingData;
  onApply: (query: ListingData['query']) => void;
}

/** The button of the sheet, and the sheet once somebody opens it: each time it begins with what the list shows. */
function NarrowFilters({ data, onApply }: NarrowFiltersProps) {
  const [opened, setOpened] = useState({ times: 0, isOpen: false });
  const close = () => setOpened({ ...opened, isOpen: false });
  return (
    <>
      <OpenFiltersButton
        count={countTicks(data.query)}
        onOpen={() => setOpened({ times: opened.times + 1, isOpen: true })}
      />
      {opened.times > 0 && (
        <FilterSheet
          key={opened.times}
          data={data}
          open={opened.isOpen}
          onClose={close}
          onApply={(query) => {
            close();
            onApply(query);
          }}
        />
      )}
    </>
  );
}
