import type { SheetFormat } from '../../wire/import/product-export-path.ts';
import { type SheetFile, sheetFile } from './sheet-file.ts';
import type { CellToWrite } from './xlsx-writer.ts';

export interface Table {
  /** The sheet's name in an XLSX. */
  title: string;
  headers: readonly string[];
  rows: AsyncIterable<readonly CellToWrite[]>;
}

const COLUMN_WIDTH = 18;

/** A table of any module as a file, written while its rows are read. */
export function tableFile(name: string, format: SheetFormat, { title, headers, rows }: Table): SheetFile {
  const widths = headers.map((header) => Math.max(COLUMN_WIDTH, header.length + 2));
  return sheetFile(name, format, [{ name: title, widths, rows: withHeaders(headers, rows) }]);
}

async function* withHeaders(
  headers: readonly string[],
  rows: Table['rows'],
): AsyncGenerator<readonly CellToWrite[]> {
  yield headers;
  yield* rows;
}
