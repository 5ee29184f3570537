import { raw, type Sql, sql } from './sql.ts';

/** What a cart holds, and a page asks for of its own product. */
const FEW = 8;

/**
 * Objects as the rows of a table, for a FROM; `columns` names and types them ("id int, name text"). PostgreSQL takes any JSON for
 * a hundred rows, beside which it reads whole tables; told that there are few, it looks each up by its key. The bound is
 * written into the text: as a value it would have every call planned anew.
 */
export function records(name: string, rows: readonly object[], columns: Sql): Sql {
  const json = JSON.stringify(rows);
  if (rows.length > FEW) return sql`jsonb_to_recordset(${json}::jsonb) as ${raw(name)} (${columns})`;
  return sql`(select * from jsonb_to_recordset(${json}::jsonb) as one (${columns}) limit ${raw(FEW)}) ${raw(name)}`;
}
