import { tallyRows } from '../../../../domain/facet-tally.ts';
import { countFilters, type FilterCounts } from '../../../../domain/filter-counts.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/sql.ts';
import { getKeptMoneyRules } from '../../settings/money-rules.service.ts';
import { readFacets } from '../search/facet-number.service.ts';
import type { FacetRows } from '../search/search.service.ts';
import { askedRows, type CountedFilters } from './asked-rows.ts';
import { listFacetRows, listShopCities, type RowFilter } from './facet-rows.repository.ts';
import type { FilterPlan } from './list-filters.ts';

export type CountContext = Pick<Context, 'read' | 'write' | 'kept'>;

/**
 * `wanted`: text of a tsquery that the products meet besides; null: a list without a search. `found`: the rows with all
 * ticks, where they are known already.
 */
export async function countList(
  context: CountContext,
  plan: FilterPlan,
  wanted: string | null,
  found: FacetRows | null = null,
): Promise<CountedFilters> {
  const { cashOnDelivery } = await getKeptMoneyRules(context);
  const cashLimit = cashOnDelivery.maximumTotal;
  const { byKey: asked, allKey, scopeKey, countedBy } = askedRows(plan, cashLimit);
  const counted = new Map<string, FilterCounts>();
  const count = async (key: string, rows: FacetRows | undefined) => {
    counted.set(key, await countRows(context.read, rows ?? NO_ROWS, cashLimit));
    asked.delete(key);
  };
  if (found) await count(allKey, found);
  const scopeRow = asked.get(scopeKey);
  if (scopeRow) {
    counted.set(scopeKey, await countScope(context, wanted, scopeRow, cashLimit));
    asked.delete(scopeKey);
  }
  const rows = asked.size > 0 ? await listFacetRows(context.read, wanted, [...asked.values()]) : [];
  for (const [place, key] of [...asked.keys()].entries()) await count(key, rows[place]);
  return countedBy(counted);
}

const NO_ROWS: FacetRows = { lines: null, step: 1, linesExact: true };

async function countRows(
  db: Database,
  { lines, step, linesExact }: FacetRows,
  cashLimit: number,
): Promise<FilterCounts> {
  const tally = tallyRows(lines);
  const facetOf = await readFacets(db, tally.counts.keys());
  return countFilters({ tally, step, isExact: linesExact }, facetOf, cashLimit);
}

/** What stands behind no ticks is asked for again and again. It is kept where it is little: all lists and common words. */
function countScope({ read, kept }: CountContext, wanted: string | null, row: RowFilter, cashLimit: number) {
  return kept.find(`counts ${JSON.stringify([cashLimit, wanted, row])}`, async () => {
    const [rows = NO_ROWS] = await listFacetRows(read, wanted, [row]);
    const tagsOfWords = rows.linesExact ? null : (['search', 'catalogue'] as const);
    return {
      value: await countRows(read, rows, cashLimit),
      tags: wanted === null ? ['catalogue'] : tagsOfWords,
    };
  });
}

/** Names of municipalities where shops are, by their codes. */
export function shopCities({ read, kept }: CountContext): Promise<Record<string, string>> {
  return kept.find('cities of shops', async () => {
    const cities = await listShopCities(read);
    return { value: Object.fromEntries(cities.map(({ id, name }) => [id, name])), tags: ['catalogue'] };
  });
}
