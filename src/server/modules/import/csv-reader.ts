import { CsvError, parse as createParser, type Options } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { recogniseColumns } from '../../../domain/product-sheet-columns.ts';
import { ImportProblem } from './import-problem.ts';
import { isUtf16 } from './sheet-kind.ts';
import { createSheetTable, type SheetHead, type SourceRow } from './sheet-table.ts';

const DELIMITERS = { ';': 'punto y coma', ',': 'coma', '\t': 'tabulación', '|': 'barra vertical' } as const;
type Delimiter = keyof typeof DELIMITERS;

const PARSING = {
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: false,
  max_record_size: 2_000_000,
} as const satisfies Options;

/** Hands out the rows below the headers; the encoding and the delimiter are what the content says. */
export async function readCsv(
  bytes: Buffer,
  take: (row: SourceRow) => void,
  told: string | null = null,
): Promise<SheetHead> {
  const { text, encoding } = decode(bytes);
  // Excel writes its delimiter into a first line of its own.
  const hint = /^sep=([;,\t|])\r?\n/i.exec(text);
  const body = hint ? text.slice(hint[0].length) : text;
  const delimiter = told ?? hint?.[1] ?? findDelimiter(body);
  const name = DELIMITERS[delimiter as Delimiter] ?? `«${delimiter}»`;
  const table = createSheetTable(`CSV, ${encoding}, ${name}`, take);
  let rowNumber = hint ? 1 : 0;
  const parser = createParser({ ...PARSING, delimiter });
  parser.end(body);
  try {
    for await (const cells of parser) {
      rowNumber++;
      table.add({ rowNumber, cells: (cells as string[]).map((cell) => (cell.trim() === '' ? null : cell)) });
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new ImportProblem(
      error.code === 'CSV_QUOTE_NOT_CLOSED'
        ? `Después de la fila ${rowNumber} se abre una comilla (") que nunca se cierra.`
        : `No pudimos leer el archivo después de la fila ${rowNumber}. Revisa sus comillas.`,
    );
  }
  const head = table.end();
  return { ...head, asksDelimiter: told === null && head.headers.length === 1 };
}

function decode(bytes: Buffer): { text: string; encoding: string } {
  if (isUtf16(bytes)) {
    const name = bytes[0] === 0xff ? 'utf-16le' : 'utf-16be';
    return { text: new TextDecoder(name).decode(bytes), encoding: 'UTF-16' };
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    // What Excel writes on Windows.
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' };
  }
}

/** The one with which the first lines have most headers that we know, then most columns. */
function findDelimiter(text: string): Delimiter {
  const start = text.slice(0, 64 * 1024);
  const scored = (Object.keys(DELIMITERS) as Delimiter[]).map((delimiter) => {
    const rows = firstRows(start, delimiter);
    const known = rows.map((row) => recogniseColumns(row).filter((use) => use !== null).length);
    return { delimiter, score: Math.max(0, ...known) * 1_000 + (rows[0]?.length ?? 0) };
  });
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).delimiter;
}

function firstRows(text: string, delimiter: Delimiter): string[][] {
  try {
    return parse(text, { ...PARSING, delimiter, to: 10, skip_records_with_error: true });
  } catch {
    return [];
  }
}
