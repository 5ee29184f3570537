import { Fragment } from 'react';
import { usePlace } from '../../../app/place-store.ts';
import { FilterGroup } from './filter-group.tsx';
import { filterGroups, type Listed, shortPlaceName } from './filter-rows.ts';
import type { BrowsePage } from './listing-data.ts';
import { type ListingQuery, type ListingTicks, listingHref } from './listing-query.ts';
import { PriceFilter } from './price-filter.tsx';

interface FilterFieldsProps {
  listed: Listed;
  query: ListingQuery;
  idPrefix: string;
  onChange: (change: Partial<ListingTicks>) => void;
  /** The address where all rows of a group are shown; null: `onOpen` shows them. */
  path: string | null;
  onOpen?: (change: Partial<ListingQuery>) => void;
}

/** All groups of a list's filters, in the column and in the sheet. */
export function FilterFields({ listed, query, idPrefix, onChange, path, onOpen }: FilterFieldsProps) {
  const { prices, isExact } = listed.page.filters;
  const { place } = listed.page;
  const own = usePlace();
  const range = { query, idPrefix, onChange };
  return (
    <>
      {filterGroups(listed, query, own.isAssumed ? 'tu ciudad' : own.cityName).map((group) => (
        <Fragment key={group.key}>
          <FilterGroup
            group={group}
            idPrefix={idPrefix}
            onChange={onChange}
            openHref={path === null ? null : listingHref(path, { ...query, ...group.open, cursor: null })}
            onOpen={() => onOpen?.(group.open)}
          />
          {group.key === 'llega' && place?.prices && (
            <PriceFilter {...range} prices={place.prices} landedIn={shortPlaceName(place.cityName)} />
          )}
          {group.key === 'llega' && !place && prices && (
            <PriceFilter {...range} prices={prices} landedIn={null} />
          )}
        </Fragment>
      ))}
      {!isExact && <p className="mt-4 text-micro text-tinta-3">Las cantidades son aproximadas.</p>}
    </>
  );
}

export function hasFilters(page: BrowsePage, query: ListingQuery): boolean {
  const groups = filterGroups({ page, leftOut: {} }, query, '');
  const isTicked = query.arrivesBy !== undefined;
  return (
    page.filters.prices !== null || isTicked || groups.some(({ key }) => key !== 'mas' && key !== 'llega')
  );
}
