import type { Client } from 'pg';
import type { DescribedColumn } from './described.ts';

export interface Column {
  name: string;
  dataTypeID: number;
  /** The table's column it comes from may be empty; false where nobody knows, as of an expression. */
  mayBeNull: boolean;
}

/** Knows which columns of the schema may be null, and which become so in a statement by an outer join. */
export async function columnReader(
  client: Client,
): Promise<(text: string, columns: readonly DescribedColumn[]) => Column[]> {
  // Of views nothing is known: no column of theirs says that it is never null.
  const { rows } = await client.query<{ table: number; column: number; name: string; isNotNull: boolean }>(
    `select attrelid::int as table, attnum::int as column, relname as name, attnotnull as "isNotNull"
     from pg_attribute join pg_class on pg_class.oid = attrelid where relkind in ('r', 'p') and attnum > 0`,
  );
  const known = new Map(rows.map((row) => [`${row.table}.${row.column}`, row]));
  return (text, columns) => {
    const demanded = new Set([...text.matchAll(/(\w+) is not null/g)].map(([, name]) => name));
    return columns.map(({ name, dataTypeID, tableID, columnID }) => {
      const origin = known.get(`${tableID}.${columnID}`);
      const isEmptied = origin !== undefined && isOnlyOuterJoined(text, origin.name);
      const mayBeNull = origin !== undefined && (isEmptied || (!origin.isNotNull && !demanded.has(name)));
      return { name, dataTypeID, mayBeNull };
    });
  };
}

function isOnlyOuterJoined(text: string, table: string): boolean {
  const isOuter = new RegExp(`(left|full) join ${table}\\b`).test(text);
  return isOuter && !new RegExp(`(from|(?<!left )(?<!full )join) ${table}\\b`).test(text);
}
