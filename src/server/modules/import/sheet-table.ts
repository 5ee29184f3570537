import { recogniseSource, type SheetSource } from '../../../domain/move-in/move-in.ts';
import { recogniseColumns } from '../../../domain/product-sheet-columns.ts';
import { MAXIMUM_SHEET_COLUMNS, MAXIMUM_SHEET_ROWS } from '../../../domain/product-sheet-fields.ts';
import { cellText, type SheetInput } from '../../../domain/product-sheet-problem.ts';
import { ImportProblem } from './import-problem.ts';

/** A row as the file has it, numbered as programs for sheets number it. */
export interface SourceRow {
  rowNumber: number;
  cells: SheetInput[];
}

export interface SheetHead {
  format: string;
  headers: string[];
  source: SheetSource;
  /** One column alone: what separates them is nothing that we know. */
  asksDelimiter?: boolean;
}

export type ReadTable = SheetHead & { rows: SourceRow[] };

export function tooManyRows(): ImportProblem {
  return new ImportProblem('El archivo tiene más de 20.000 filas. Divídelo en varios archivos.');
}

/** A file may begin with a title; its headers are looked for in so many rows. */
const HEAD_ROWS = 10;
/** A short file may refer to long texts many times over. */
const MAXIMUM_CHARACTERS = 40_000_000;

/** Takes rows one by one and hands out those below the headers; empty ones are left out. */
export function createSheetTable(format: string, take: (row: SourceRow) => void) {
  let headers: string[] | null = null;
  let before: SourceRow[] = [];
  let width = 0;
  let [rowCount, characters] = [0, 0];

  const keep = (row: SourceRow) => {
    rowCount++;
    if (rowCount > MAXIMUM_SHEET_ROWS) throw tooManyRows();
    width = Math.max(width, row.cells.length);
    take(row);
  };
  const settle = () => {
    const at = Math.max(
      before.findIndex(({ cells }) => isHead(cells.map(cellText))),
      0,
    );
    const head = before[at];
    if (!head) throw new ImportProblem('El archivo está vacío.');
    headers = head.cells.map((cell) => cellText(cell).trim().slice(0, 200).toWellFormed());
    width = headers.length;
    for (const row of before.slice(at + 1)) keep(row);
    before = [];
  };
  return {
    add: ({ rowNumber, cells }: SourceRow) => {
      const used = cells.findLastIndex((cell) => cell !== null && cell !== '') + 1;
      if (used === 0) return;
      if (used > MAXIMUM_SHEET_COLUMNS)
        throw new ImportProblem(`El archivo tiene más de ${MAXIMUM_SHEET_COLUMNS} columnas.`);
      const row = { rowNumber, cells: cells.slice(0, used).map(keepable) };
      characters += row.cells.reduce<number>((sum, cell) => sum + cellText(cell).length, 0);
      if (characters > MAXIMUM_CHARACTERS)
        throw new ImportProblem('El archivo tiene demasiado texto. Divídelo en varios archivos.');
      if (headers) return keep(row);
      before.push(row);
      if (before.length === HEAD_ROWS) settle();
    },
    end: (): SheetHead => {
      if (!headers) settle();
      if (rowCount === 0)
        throw new ImportProblem('El archivo solo tiene encabezados: no hay filas con productos.');
      const known = headers ?? [];
      const all = Array.from({ length: width }, (_, index) => known[index] || `Columna ${index + 1}`);
      return { format, headers: all, source: recogniseSource(all) ?? 'sheet' };
    },
  };
}

/** Whether a row names the columns of products. */
function isHead(texts: readonly string[]): boolean {
  return recogniseSource(texts) !== null || recogniseColumns(texts).includes('sku');
}

/** PostgreSQL keeps neither a zero byte nor half of a character. */
function keepable(cell: SheetInput): SheetInput {
  if (cell === null || typeof cell === 'number') return cell;
  const text = cellText(cell);
  if (text.isWellFormed() && !text.includes('\u0000')) return cell;
  return { unreadable: text.toWellFormed().replaceAll('\u0000', '\ufffd'), isDamaged: true };
}
