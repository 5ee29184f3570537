import type { FilterCounts } from '../../../../domain/filter-counts.ts';
import { filterText, priceRangeOf, type SearchFilters } from '../search/search.service.ts';
import type { RowFilter } from './facet-rows.repository.ts';
import { type FilterKind, type FilterPlan, withoutOwnTicks } from './list-filters.ts';

/** What each kind of filter counts: with the ticks of all others, without its own. */
export interface CountedFilters {
  all: FilterCounts;
  of: (kind: FilterKind) => FilterCounts;
}

/** The rows that a list is counted from; kinds whose ticks leave the same rows share them. */
export interface AskedRows {
  byKey: Map<string, RowFilter>;
  /** Of the rows with all ticks. */
  allKey: string;
  /** Of those behind no ticks, which are asked for again and again; it may be none of the asked. */
  scopeKey: string;
  /** The counts of each key as those of each kind. */
  countedBy: (counted: ReadonlyMap<string, FilterCounts>) => CountedFilters;
}

export function askedRows(plan: FilterPlan, cashLimit: number): AskedRows {
  const byKey = new Map<string, RowFilter>();
  const keyOf = (filters: SearchFilters) => {
    const row = rowFilter(filters, cashLimit);
    const key = JSON.stringify(row);
    byKey.set(key, row);
    return key;
  };
  const allKey = keyOf(plan.ticked);
  const keys = new Map([...withoutOwnTicks(plan)].map(([kind, filters]) => [kind, keyOf(filters)]));
  return {
    byKey,
    allKey,
    scopeKey: JSON.stringify(rowFilter(plan.scope, cashLimit)),
    countedBy: (counted) => {
      const all = counted.get(allKey) as FilterCounts;
      return { all, of: (kind) => counted.get(keys.get(kind) ?? allKey) ?? all };
    },
  };
}

function rowFilter(filters: SearchFilters, cashLimit: number): RowFilter {
  const { lowest, highest } = priceRangeOf(filters);
  return {
    filters: filterText(filters),
    lowest,
    highest: filters.cashOnDelivery ? Math.min(highest, cashLimit) : highest,
  };
}
