import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { recallColumns } from './column-memory.ts';
import type { StoredImport } from './import.repository.ts';
import { findUpload, removeUpload } from './import-file.ts';
import { endStep, forgetFile, holdImport, type Lease, saveReading } from './import-queue.repository.ts';
import { insertRows } from './import-row.repository.ts';
import { readSheetApart } from './read-sheet.ts';

const INSERT_BATCH = 250;

/** Reads an uploaded sheet into rows and recognises its columns; then the file is gone. */
export async function readUpload(
  { config, write }: Pick<Context, 'config' | 'write'>,
  lease: Lease,
  stored: StoredImport,
): Promise<void> {
  const file = await findUpload(config, stored.fileKey);
  const { format, headers, rows } = await readSheetApart(file);
  await inTransaction(write, async (db) => {
    if (!(await holdImport(db, lease, 'reading'))) return;
    for (let from = 0; from < rows.length; from += INSERT_BATCH)
      await insertRows(db, stored.id, rows.slice(from, from + INSERT_BATCH));
    const mapping = await recallColumns(db, stored.sellerId, headers);
    await saveReading(db, stored.id, { format, headers, mapping, rowCount: rows.length, summary: null });
    await endStep(db, stored.id, { state: 'mapping', finishedAt: null });
    await forgetFile(db, stored.id);
  });
  if (stored.fileKey) await removeUpload(config, stored.fileKey);
}
