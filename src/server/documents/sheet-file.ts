import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import { defused } from '../../domain/product-sheet-values.ts';
import type { SheetFormat } from '../../wire/import/product-export-path.ts';
import { type CellToWrite, type SheetToWrite, writeXlsx } from './xlsx-writer.ts';

export interface SheetFile {
  name: string;
  type: string;
  content: Readable;
}

const TYPES: Record<SheetFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

const CSV_BATCH = 500;

/**
 * The sheets as a file, written while they are read; a CSV has the first one alone, with the mark and the semicolons by
 * which Excel in Colombia opens it with a double click. A text that a sheet would take for a formula begins with an
 * apostrophe, in both formats: a file is soon saved as the other.
 */
export function sheetFile(
  name: string,
  format: SheetFormat,
  sheets: readonly [SheetToWrite, ...SheetToWrite[]],
): SheetFile {
  const safe = sheets.map((sheet) => ({ ...sheet, rows: safeRows(sheet.rows) }));
  const content = format === 'xlsx' ? writeXlsx(safe) : writeCsv(safe[0]?.rows ?? []);
  return { name: `${name}.${format}`, type: TYPES[format], content: Readable.from(content) };
}

async function* safeRows(rows: SheetToWrite['rows']): AsyncGenerator<CellToWrite[]> {
  for await (const row of rows) yield row.map((cell) => (typeof cell === 'string' ? defused(cell) : cell));
}

async function* writeCsv(rows: SheetToWrite['rows']): AsyncGenerator<string> {
  yield '\uFEFF';
  let batch: CellToWrite[][] = [];
  for await (const row of rows) {
    batch.push(row.map((cell) => (typeof cell === 'number' ? String(cell).replace('.', ',') : cell)));
    if (batch.length < CSV_BATCH) continue;
    yield csvLines(batch);
    batch = [];
  }
  yield csvLines(batch);
}

function csvLines(rows: readonly CellToWrite[][]): string {
  return rows.length > 0 ? stringify([...rows], { delimiter: ';', record_delimiter: '\r\n' }) : '';
}
