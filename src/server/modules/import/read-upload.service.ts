import { recogniseColumns } from '../../../domain/product-sheet-columns.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { recallColumns } from './column-memory.ts';
import type { StoredImport } from './import.repository.ts';
import { findUpload, removeUpload } from './import-file.ts';
import { endStep, forgetFile, holdImport, type Lease, saveReading } from './import-queue.repository.ts';
import { insertRows } from './import-row.repository.ts';
import { recallDefaults } from './move-in.service.ts';
import { readSheetApart } from './read-sheet.ts';

const INSERT_BATCH = 250;

/** Reads an uploaded sheet into rows and recognises its columns; then the file is gone. */
export async function readUpload(
  { config, write }: Pick<Context, 'config' | 'write'>,
  lease: Lease,
  stored: StoredImport,
): Promise<void> {
  const file = await findUpload(config, stored.fileKey);
  const { format, headers, rows, source, asksDelimiter } = await readSheetApart(file, stored.delimiter);
  await inTransaction(write, async (db) => {
    if (!(await holdImport(db, lease, 'reading'))) return;
    for (let from = 0; from < rows.length; from += INSERT_BATCH)
      await insertRows(db, stored.id, rows.slice(from, from + INSERT_BATCH));
    const mapping =
      source === 'sheet' ? await recallColumns(db, stored.sellerId, headers) : recogniseColumns(headers);
    const [rowCount, summary] = [rows.length, null];
    await saveReading(db, stored.id, { format, headers, mapping, rowCount, summary, source });
    if (source !== 'sheet') await recallDefaults(db, stored);
    await endStep(db, stored.id, { state: 'mapping', finishedAt: null });
    if (!asksDelimiter) await forgetFile(db, stored.id);
  });
  if (stored.fileKey && !asksDelimiter) await removeUpload(config, stored.fileKey);
}
