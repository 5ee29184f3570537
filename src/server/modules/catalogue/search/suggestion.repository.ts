import { type Database, query, raw, sql } from '../../../db/sql.ts';

/** The weightiest texts with a word that begins so, accents and case apart. */
export async function listSuggestions(db: Database, beginning: string, limit: number): Promise<string[]> {
  const rows = await query<{ shown: string }>(
    db,
    // A range instead of LIKE: it uses the index with any parameter, and % and _ mean themselves.
    sql`select shown from search_suggestion
        where folded ~>=~ fold_text(${beginning}) and folded ~<~ (fold_text(${beginning}) || chr(1114111))
        group by shown order by max(weight) desc, shown limit ${raw(limit)}`,
  );
  return rows.map(({ shown }) => shown);
}
