import { type Database, execute, query, sql } from '../../../db/sql.ts';

export interface NumberedFacet {
  id: number;
  /** See `facetsOf`. */
  facet: string;
}

/** What these numbers stand for. */
export function listFacets(db: Database, numbers: readonly number[]): Promise<NumberedFacet[]> {
  return query<NumberedFacet>(db, sql`select id, facet from search_facet where id = any(${numbers}::int[])`);
}

export function listNumbers(db: Database, facets: readonly string[]): Promise<NumberedFacet[]> {
  return query<NumberedFacet>(
    db,
    sql`select id, facet from search_facet where facet = any(${facets}::text[])`,
  );
}

/** In one order, so that two who add the same never wait crosswise. */
export async function addFacets(db: Database, facets: readonly string[]): Promise<void> {
  await execute(
    db,
    sql`insert into search_facet (facet) select facet from unnest(${facets}::text[]) added (facet)
        order by facet on conflict (facet) do nothing`,
  );
}
