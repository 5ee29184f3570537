import { MAXIMUM_CATEGORIES } from '../../../domain/category-rules.ts';
import type { RowOutcome } from '../../../domain/product-sheet-fields.ts';
import type { SheetChange, SheetInput, SheetProblem } from '../../../domain/product-sheet-problem.ts';
import { type Database, execute, query, queryOne, raw, sql } from '../../db/sql.ts';

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
  /** Why it is saved otherwise than it says. */
  notes: SheetProblem[];
  productId: number | null;
  productName: string | null;
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

export interface RowPage {
  importId: number;
  sellerId: number;
  /** 'noted': saved with a note, whatever became of them. */
  outcome: RowOutcome | 'noted';
  /** Only rows with a problem in this column; null: all. */
  column: string | null;
  after: number;
}

/** In the order of the file, with the shop's product of their SKU. */
export function listRowsWithOutcome(
  db: Database,
  { importId, sellerId, outcome, column, after }: RowPage,
  limit: number,
): Promise<CheckedRow[]> {
  const wanted = column === null ? '[]' : JSON.stringify([{ column }]);
  return query<CheckedRow>(
    db,
    sql`select r.row_number, r.cells, r.reference, r.outcome, r.applied, r.problems, r.changes, r.notes,
          p.id as product_id, p.name as product_name
        from product_import_row r
        left join product p on p.seller_id = ${sellerId} and p.reference = r.reference and r.reference <> ''
        where r.import_id = ${importId} and ${outcome === 'noted' ? sql`r.notes <> '[]'` : sql`r.outcome = ${outcome}`}
          and r.row_number > ${after}
          and r.problems @> ${wanted}::jsonb
        order by r.row_number limit ${raw(limit)}`,
  );
}

export async function countNotedRows(db: Database, importId: number): Promise<number> {
  const row = await queryOne<{ count: number }>(
    db,
    sql`select count(*)::int as count from product_import_row where import_id = ${importId} and notes <> '[]'`,
  );
  return row?.count ?? 0;
}

/** Rows with an error by the column it stands in, most first. */
export function countProblemsByColumn(
  db: Database,
  importId: number,
): Promise<{ column: string; rows: number }[]> {
  return query(
    db,
    sql`select problem ->> 'column' as "column", count(distinct r.row_number)::int as rows
        from product_import_row r, jsonb_array_elements(r.problems) problem
        where r.import_id = ${importId} and r.outcome = 'error'
        group by 1 order by 2 desc, 1 limit 20`,
  );
}

/** One cell of every row, to tell which rows belong together. */
export function listCellsOfColumn(
  db: Database,
  importId: number,
  column: number,
): Promise<{ rowNumber: number; cell: SheetInput }[]> {
  return query(
    db,
    sql`select row_number, cells -> ${column}::int as cell from product_import_row
        where import_id = ${importId} order by row_number`,
  );
}

/** Says which rows are one product and forgets what an earlier check found. */
export async function groupRows(
  db: Database,
  importId: number,
  rows: readonly { rowNumber: number; groupRow: number; reference: string }[],
): Promise<void> {
  await execute(
    db,
    sql`update product_import_row r set group_row = one.group_row, reference = one.reference, outcome = null,
          applied = false, problems = '[]', changes = '[]', notes = '[]'
        from unnest(${rows.map(({ rowNumber }) => rowNumber)}::int[], ${rows.map(({ groupRow }) => groupRow)}::int[],
          ${rows.map(({ reference }) => reference)}::text[]) as one (row_number, group_row, reference)
        where r.import_id = ${importId} and r.row_number = one.row_number`,
  );
}

export interface GroupedRow extends ImportRow {
  reference: string;
  outcome: RowOutcome | null;
}

/** All rows of the next so many products, product by product. */
export function listNextGroups(
  db: Database,
  importId: number,
  after: number,
  limit: number,
): Promise<GroupedRow[]> {
  return query<GroupedRow>(
    db,
    sql`with next as materialized (
          select distinct group_row from product_import_row
          where import_id = ${importId} and group_row > ${after} order by group_row limit ${raw(limit)}
        )
        select r.row_number, r.group_row, r.cells, r.reference, r.outcome
        from product_import_row r join next using (group_row) where r.import_id = ${importId}
        order by r.group_row, r.row_number`,
  );
}

export interface RowResult {
  rowNumber: number;
  outcome: RowOutcome;
  applied: boolean;
  problems: SheetProblem[];
  changes: SheetChange[];
  notes?: SheetProblem[];
}

export async function saveRowResults(
  db: Database,
  importId: number,
  results: readonly RowResult[],
): Promise<void> {
  await execute(
    db,
    sql`update product_import_row r set outcome = one.outcome, applied = one.applied, problems = one.problems,
          changes = one.changes, notes = coalesce(one.notes, '[]')
        from jsonb_to_recordset(${JSON.stringify(results)}::jsonb)
          as one ("rowNumber" int, outcome text, applied boolean, problems jsonb, changes jsonb, notes jsonb)
        where r.import_id = ${importId} and r.row_number = one."rowNumber"`,
  );
}

/** Every category of the shop window, to find by name. */
export function listCategoryNames(
  db: Database,
): Promise<{ id: number; name: string; parentId: number | null }[]> {
  return query(
    db,
    sql`select id, name, parent_id from category order by position, id limit ${raw(MAXIMUM_CATEGORIES)}`,
  );
}
