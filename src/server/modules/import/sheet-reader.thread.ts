import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { MOVE_IN_NAMES, MOVED_HEADERS, moveIn } from '../../../domain/move-in/move-in.ts';
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
    const { file, delimiter } = workerData as { file: string; delimiter: string | null };
    let head = await readSheet(file, delimiter, take);
    if (head.source !== 'sheet') {
      const moved = moveIn(head.source, head.headers, rows.splice(0));
      if (moved.length === 0)
        throw new ImportProblem(
          `Reconocimos un archivo de ${MOVE_IN_NAMES[head.source]}, pero no trae productos.`,
        );
      for (const row of moved) rows.push(row);
      head = { ...head, headers: MOVED_HEADERS };
    }
    while (rows.length > 0) send({ kind: 'rows', rows: rows.splice(0, BATCH) });
    send({ kind: 'end', head });
  } catch (error) {
    if (!(error instanceof ImportProblem)) throw error;
    send({ kind: 'unreadable', message: error.message });
  }
}

async function readSheet(
  file: string,
  delimiter: string | null,
  take: (row: SourceRow) => void,
): Promise<SheetHead> {
  const kind = sheetKindOf(await readFileStart(file, 4_096));
  if (kind === 'zip') return readXlsx(file, take);
  if (kind === 'text') return readCsv(await readFile(file), take, delimiter);
  throw new ImportProblem('El archivo no es XLSX ni CSV.');
}
