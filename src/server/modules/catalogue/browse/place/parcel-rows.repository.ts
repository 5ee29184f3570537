import { type Database, query, sql } from '../../../../db/sql.ts';
import type { RowFilter } from '../facet-rows.repository.ts';

export interface StoredParcels {
  /** 'parcel|price number …' a line. */
  lines: string | null;
  /** Each line speaks for so many products. */
  step: number;
  isExact: boolean;
  /** Where the lines are a sample: those that a list is made of. */
  popularLines: string | null;
}

/** The parcels of the products that meet each of these, in their order. `wanted`: text of a tsquery. */
export function listParcels(
  db: Database,
  wanted: string | null,
  asked: readonly RowFilter[],
): Promise<StoredParcels[]> {
  const texts = asked.map(({ filters }) => filters);
  const lowest = asked.map((one) => one.lowest);
  const highest = asked.map((one) => one.highest);
  return query<StoredParcels>(
    db,
    sql`select found.lines, found.step, found.is_exact, found.popular_lines
        from unnest((select ${texts}::text[]), (select ${lowest}::int[]), (select ${highest}::int[])) with ordinality
          asked (filters, lowest, highest, place)
        cross join lateral parcel_rows(${wanted}::text::tsquery, asked.filters::tsquery, asked.lowest, asked.highest) found
        order by asked.place`,
  );
}
