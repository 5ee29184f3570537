import { type Database, query, sql } from '../../../db/sql.ts';
import type { FacetRows } from '../search/search.service.ts';

/** A text of a tsquery of tokens, null for none, and a range of what the buyer pays. */
export interface RowFilter {
  filters: string | null;
  lowest: number;
  highest: number;
}

/**
 * What the filters count, of the products that meet each of these; in their order. `wanted`: text of a tsquery. The lists
 * stand behind a `select`: seeing how long they are, PostgreSQL would plan each call anew.
 */
export function listFacetRows(
  db: Database,
  wanted: string | null,
  asked: readonly RowFilter[],
): Promise<FacetRows[]> {
  const texts = asked.map(({ filters }) => filters);
  const lowest = asked.map((one) => one.lowest);
  const highest = asked.map((one) => one.highest);
  return query<FacetRows>(
    db,
    sql`select found.lines, found.step, found.is_exact as lines_exact
        from unnest((select ${texts}::text[]), (select ${lowest}::int[]), (select ${highest}::int[])) with ordinality
          asked (filters, lowest, highest, place)
        cross join lateral facet_rows(${wanted}::text::tsquery, asked.filters::tsquery, asked.lowest, asked.highest) found
        order by asked.place`,
  );
}

/** Municipalities where open shops are. */
export function listShopCities(db: Database): Promise<{ id: string; name: string }[]> {
  return query<{ id: string; name: string }>(
    db,
    sql`select c.id, c.name from city c
        where exists (select from seller s where s.city_id = c.id and s.status = 2) order by c.id`,
  );
}
