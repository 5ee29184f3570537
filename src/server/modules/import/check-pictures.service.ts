import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { findPictureProblem } from '../catalogue/products/product-picture.service.ts';
import {
  archivedPictures,
  DAMAGED_IN_ARCHIVE,
  failedPicture,
  patientOwner,
  pictureProblem,
} from './archived-picture.ts';
import { NO_COUNTS } from './check-rows.service.ts';
import type { StoredImport } from './import.repository.ts';
import { endStep, goOnWith, holdImport, type Lease, saveProgress } from './import-queue.repository.ts';
import { type GroupedRow, listNextGroups, type RowResult, saveRowResults } from './import-row.repository.ts';

const PRODUCTS = 5;

/** Looks into the pictures of the next products, so that a broken one does not count as ready; true: there are more. */
export async function checkPictures(context: Context, lease: Lease, stored: StoredImport): Promise<boolean> {
  const rows = await listNextGroups(context.write, stored.id, stored.lastGroup ?? 0, PRODUCTS);
  const last = rows.at(-1);
  const broken = await findBroken(
    context,
    stored,
    rows.filter(({ outcome }) => outcome === 'update'),
  );
  return inTransaction(context.write, async (db) => {
    if (!(await holdImport(db, lease, 'checking'))) return false;
    if (!last) {
      // The pictures of a sheet are saved with it: the shop has seen what they come to there.
      if (stored.followsId !== null) await goOnWith(db, stored.id, 'applying');
      else await endStep(db, stored.id, { state: 'checked', finishedAt: null });
      return stored.followsId !== null;
    }
    await saveRowResults(db, stored.id, broken);
    const { update, error, errorRows, ...others } = stored.summary ?? NO_COUNTS;
    const count = broken.length;
    const summary = { ...others, update: update - count, error: error + count, errorRows: errorRows + count };
    const progress = { lastGroup: last.groupRow, rowsDone: stored.rowsDone + rows.length };
    await saveProgress(db, stored.id, progress, { summary });
    return true;
  });
}

async function findBroken(
  context: Context,
  stored: StoredImport,
  rows: readonly GroupedRow[],
): Promise<RowResult[]> {
  const broken: RowResult[] = [];
  if (rows.length === 0) return broken;
  for await (const { row, bytes } of archivedPictures(context, stored, rows)) {
    const reason = bytes && (await findPictureProblem({ ...patientOwner(stored), load: async () => bytes }));
    if (!bytes) broken.push(failedPicture(row, DAMAGED_IN_ARCHIVE));
    else if (reason) broken.push(failedPicture(row, pictureProblem(reason)));
  }
  return broken;
}
