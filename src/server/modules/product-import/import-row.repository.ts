import type { RowOutcome } from '../../../domain/product-sheet-fields.ts';
import type { SheetChange, SheetInput, SheetProblem } from '../../../domain/product-sheet-problem.ts';
import { type Database, execute, query, raw, sql } from '../../db/sql.ts';

export interface ImportRow {
  rowNumber: number;
  groupRow: number;
  cells: SheetInput[];
}

export interface CheckedRow {
  rowNumber: number;
  cells: SheetInput[];
  reference: string;
  outcome: RowOutcome;
  applied: boolean;
  problems: SheetProblem[];
  changes: SheetChange[];
}

/** As they were read; the first one is row 2. */
export async function insertRows(
  db: Database,
  importId: number,
  rows: readonly { rowNumber: number; cells: readonly SheetInput[]; reference?: string }[],
): Promise<void> {
  await execute(
    db,
    sql`insert into product_import_row (import_id, row_number, cells, reference)
        select ${importId}::bigint, (one ->> 'rowNumber')::int, one -> 'cells', coalesce(one ->> 'reference', '')
        from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) one`,
  );
}

/** The first rows, to show what a column holds. */
export async function listSampleRows(db: Database, importId: number, limit: number): Promise<SheetInput[][]> {
  const rows = await query<{ cells: SheetInput[] }>(
    db,
    sql`select cells from product_import_row where import_id = ${importId}
        order by row_number limit ${raw(limit)}`,
  );
  return rows.map(({ cells }) => cells);
}

export function listRowsWithOutcome(
  db: Database,
  { importId, outcome, after }: { importId: number; outcome: RowOutcome; after: number },
  limit: number,
): Promise<CheckedRow[]> {
  return query<CheckedRow>(
    db,
    sql`select row_number as "rowNumber", cells, reference, outcome, applied, problems, changes
        from product_import_row
        where import_id = ${importId} and outcome = ${outcome} and row_number > ${after}
        order by row_number limit ${raw(limit)}`,
  );
}
