import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { readCsv } from './csv-reader.ts';
import { readFileStart } from './import-file.ts';
import { ImportProblem } from './import-problem.ts';
import { sheetKindOf } from './sheet-kind.ts';
import type { SheetHead, SourceRow } from './sheet-table.ts';
import { readXlsx } from './xlsx-reader.ts';

export type ReaderMessage =
  | { kind: 'rows'; rows: SourceRow[] }
  | { kind: 'end'; head: SheetHead }
  | { kind: 'unreadable'; message: string };

const BATCH = 500;

const port = parentPort;
if (port) {
  const send = (message: ReaderMessage) => port.postMessage(message);
  const rows: SourceRow[] = [];
  const take = (row: SourceRow) => {
    rows.push(row);
  };
  try {
    const head = await readSheet((workerData as { file: string }).file, take);
    while (rows.length > 0) send({ kind: 'rows', rows: rows.splice(0, BATCH) });
    send({ kind: 'end', head });
  } catch (error) {
    if (!(error instanceof ImportProblem)) throw error;
    send({ kind: 'unreadable', message: error.message });
  }
}

async function readSheet(file: string, take: (row: SourceRow) => void): Promise<SheetHead> {
  const kind = sheetKindOf(await readFileStart(file, 4_096));
  if (kind === 'zip') return readXlsx(file, take);
  if (kind === 'text') return readCsv(await readFile(file), take);
  throw new ImportProblem('El archivo no es XLSX ni CSV.');
}
