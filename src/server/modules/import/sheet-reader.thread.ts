import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { MOVE_IN_NAMES, moveIn } from '../../../domain/move-in/move-in.ts';
import { formatNumber } from '../../../domain/number-text.ts';
import { MAXIMUM_SHEET_ROWS } from '../../../domain/product-sheet-fields.ts';
import { readCsv } from './csv-reader.ts';
import { readFileStart } from './import-file.ts';
import { ImportProblem } from './import-problem.ts';
import { sheetKindOf } from './sheet-kind.ts';
import type { ReadTable, SheetHead, SourceRow } from './sheet-table.ts';
import { readXlsx } from './xlsx-reader.ts';

export type ReaderMessage =
  | { kind: 'rows'; rows: SourceRow[] }
  | { kind: 'end'; head: SheetHead }
  | { kind: 'unreadable'; message: string };

const BATCH = 500;

const port = parentPort;
if (port) {
  const send = (message: ReaderMessage) => port.postMessage(message);
  try {
    const { file, delimiter } = workerData as { file: string; delimiter: string | null };
    const { rows, ...head } = asOurs(await readTables(file, delimiter));
    while (rows.length > 0) send({ kind: 'rows', rows: rows.splice(0, BATCH) });
    send({ kind: 'end', head });
  } catch (error) {
    if (!(error instanceof ImportProblem)) throw error;
    send({ kind: 'unreadable', message: error.message });
  }
}

async function readTables(file: string, delimiter: string | null): Promise<ReadTable[]> {
  const kind = sheetKindOf(await readFileStart(file, 4_096));
  if (kind === 'zip') return readXlsx(file);
  if (kind !== 'text') throw new ImportProblem('El archivo no es XLSX ni CSV.');
  const rows: SourceRow[] = [];
  const head = await readCsv(await readFile(file), (row) => rows.push(row), delimiter);
  return [{ ...head, rows }];
}

/** Of one source: what another shop has exported becomes a sheet of ours. */
function asOurs(tables: ReadTable[]): ReadTable {
  const [first] = tables;
  if (!first) throw new Error('A file has at least one table');
  if (first.source === 'sheet') return first;
  const moved = moveIn(first.source, tables);
  if (moved.rows.length > MAXIMUM_SHEET_ROWS)
    throw new ImportProblem(
      `El archivo trae más de ${formatNumber(MAXIMUM_SHEET_ROWS)} filas con sus opciones. Divídelo.`,
    );
  if (moved.rows.length === 0)
    throw new ImportProblem(
      `Reconocimos un archivo de ${MOVE_IN_NAMES[first.source]}, pero no trae productos.`,
    );
  return { ...first, ...moved };
}
