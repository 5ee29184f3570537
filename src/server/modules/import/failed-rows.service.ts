import { isErrorColumn } from '../../../domain/product-sheet-columns.ts';
import { ERROR_HEADER } from '../../../domain/product-sheet-fields.ts';
import type { SheetInput, SheetProblem } from '../../../domain/product-sheet-problem.ts';
import { withoutGuard } from '../../../domain/product-sheet-values.ts';
import type { SheetFormat } from '../../../wire/import/product-export-path.ts';
import type { Context } from '../../context.ts';
import { type SheetFile, sheetFile } from '../../documents/sheet-file.ts';
import type { CellToWrite } from '../../documents/xlsx-writer.ts';
import { findImport, type StoredImport } from './import.repository.ts';
import { listRowsWithOutcome } from './import-row.repository.ts';

const PAGE_SIZE = 500;

/**
 * The rows with errors as they were uploaded and what is wrong with each, to correct and upload again. Null: the shop
 * has no such import.
 */
export async function failedRows(
  { write }: Pick<Context, 'write'>,
  sellerId: number,
  { id, format }: { id: number; format: SheetFormat },
): Promise<SheetFile | null> {
  const stored = await findImport(write, sellerId, id);
  if (!stored) return null;
  const rows = rowsWithErrors(write, stored);
  const widths = [...keptColumns(stored).map(() => 18), 80];
  return sheetFile(`errores-carga-${id}`, format, [{ name: 'Filas con error', widths, rows }]);
}

async function* rowsWithErrors(write: Context['write'], stored: StoredImport): AsyncGenerator<CellToWrite[]> {
  const kept = keptColumns(stored);
  yield [...kept.map((index) => stored.headers[index] ?? ''), ERROR_HEADER];
  const { id, sellerId } = stored;
  const page = { importId: id, sellerId, outcome: 'error', column: null } as const;
  for (let after = 0; ; ) {
    const rows = await listRowsWithOutcome(write, { ...page, after }, PAGE_SIZE);
    for (const { cells, problems } of rows)
      yield [...kept.map((index) => writtenCell(cells[index] ?? null)), problems.map(problemText).join(' ')];
    const last = rows.at(-1);
    if (!last || rows.length < PAGE_SIZE) return;
    after = last.rowNumber;
  }
}

/** The errors of a file that was corrected once are told anew. */
function keptColumns({ headers }: StoredImport): number[] {
  return headers.flatMap((header, index) => (isErrorColumn(header) ? [] : [index]));
}

function writtenCell(cell: SheetInput): CellToWrite {
  if (typeof cell === 'string') return withoutGuard(cell);
  return typeof cell === 'number' || cell === null ? cell : cell.unreadable;
}

function problemText({ column, found, message }: SheetProblem): string {
  const place = column ? `${column}: ` : '';
  return `${place}${message}${found ? ` (encontramos «${found}»)` : ''}`;
}
