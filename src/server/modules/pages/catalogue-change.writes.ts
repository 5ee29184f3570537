import { type Sql, sql } from '../../db/sql.ts';

/** Tells the page caches of every node about the tags (text[]) that the query answers. */
export function putChange(tags: Sql): Sql {
  return sql`insert into catalogue_change (tags) ${tags}`;
}
