import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { projectFolder } from '../../project-folder.ts';
import { ImportProblem } from './import-problem.ts';
import type { ReaderMessage } from './sheet-reader.thread.ts';
import type { ReadTable, SourceRow } from './sheet-table.ts';

// As it stands, also beside a built server.
const READER = path.join(projectFolder, 'src/server/modules/import/sheet-reader.thread.ts');
const TIMEOUT_MILLIS = 60_000;
const MEMORY_MEGABYTES = 768;

/**
 * Reads an uploaded sheet in a thread of its own with bounded memory and time, so that nobody waits for it. Throws
 * ImportProblem with a Spanish reason.
 */
export function readSheetApart(file: string, delimiter: string | null): Promise<ReadTable> {
  const thread = new Worker(READER, {
    workerData: { file, delimiter },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MEGABYTES },
  });
  const rows: SourceRow[] = [];
  return new Promise<ReadTable>((resolve, reject) => {
    const tooDear = () => new ImportProblem('El archivo es demasiado grande o complejo. Divídelo en varios.');
    const timer = setTimeout(() => reject(tooDear()), TIMEOUT_MILLIS);
    thread.on('message', (message: ReaderMessage) => {
      if (message.kind === 'rows') for (const row of message.rows) rows.push(row);
      else if (message.kind === 'end') resolve({ ...message.head, rows });
      else reject(new ImportProblem(message.message));
    });
    thread.on('error', (error: Error & { code?: string }) =>
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooDear() : error),
    );
    thread.on('exit', () => {
      clearTimeout(timer);
      reject(new Error('The reader ended without an answer'));
    });
  }).finally(() => thread.terminate());
}
