import { MAXIMUM_PICTURES } from '../../../domain/product-form.ts';
import type { ImportCounts } from '../../../domain/product-sheet-fields.ts';
import { cellText } from '../../../domain/product-sheet-problem.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/sql.ts';
import { inTransaction } from '../../db/transaction.ts';
import { finishSaves } from '../catalogue/products/finish-saves.service.ts';
import { storeProductPicture } from '../catalogue/products/product-picture.service.ts';
import { listProductsByReference } from '../catalogue/products/product-rules.service.ts';
import { writeEditedProduct } from '../catalogue/products/save-product.service.ts';
import {
  archivedPictures,
  DAMAGED_IN_ARCHIVE,
  failedPicture,
  patientOwner,
  pictureProblem,
  untakenProblem,
} from './archived-picture.ts';
import { NO_COUNTS } from './check-rows.service.ts';
import { finishImport } from './finish-import.service.ts';
import { findImport, type StoredImport } from './import.repository.ts';
import { removeUpload } from './import-file.ts';
import { forgetFile, holdImport, type Lease, saveProgress } from './import-queue.repository.ts';
import { type GroupedRow, listNextGroups, type RowResult, saveRowResults } from './import-row.repository.ts';
import { matchOf } from './read-pictures.service.ts';

/**
 * Saves the pictures of the next product; true: there are more. The files are written first: they are named by their
 * content, so a step that a crash broke off writes the same ones again.
 */
export async function applyPictures(context: Context, lease: Lease, stored: StoredImport): Promise<boolean> {
  const rows = await listNextGroups(context.write, stored.id, stored.lastGroup ?? 0, 1);
  const last = rows.at(-1);
  if (!last) return finishPictures(context, lease, stored);
  const wanted = inOrder(rows.filter(({ outcome }) => outcome === 'update'));
  const made = wanted.length > 0 ? await makePictures(context, stored, wanted) : [];
  return inTransaction(context.write, async (db) => {
    if (!(await holdImport(db, lease, 'applying'))) return false;
    const results = await savePictures(db, stored, made, context.now());
    await saveRowResults(db, stored.id, results);
    const progress = { lastGroup: last.groupRow, rowsDone: stored.rowsDone + rows.length };
    await saveProgress(db, stored.id, progress, { result: results.reduce(counted, countsBefore(stored)) });
    return true;
  });
}

async function finishPictures({ config, write, now }: Context, lease: Lease, stored: StoredImport) {
  await inTransaction(write, async (db) => {
    if (!(await holdImport(db, lease, 'applying'))) return;
    const current = await findImport(db, stored.sellerId, stored.id);
    if (current) await finishImport(db, current, now());
    await forgetFile(db, stored.id);
  });
  if (stored.fileKey) await removeUpload(config, stored.fileKey);
  return false;
}

function countsBefore({ lastGroup, result, summary }: StoredImport): ImportCounts {
  return (lastGroup === null ? null : result) ?? { ...NO_COUNTS, ...summary, update: 0 };
}

function counted(counts: ImportCounts, { outcome }: RowResult): ImportCounts {
  const errorRows = counts.errorRows + (outcome === 'error' ? 1 : 0);
  return { ...counts, [outcome]: counts[outcome] + 1, errorRows };
}

/** By the number behind the SKU, then by name. */
function inOrder(rows: readonly GroupedRow[]): GroupedRow[] {
  const place = ({ cells, reference }: GroupedRow) => matchOf(cellText(cells[0]), [reference])?.position ?? 0;
  return rows.toSorted(
    (left, right) =>
      place(left) - place(right) || cellText(left.cells[0]).localeCompare(cellText(right.cells[0])),
  );
}

/** `url` null: `problem` says why. */
interface MadePicture {
  row: GroupedRow;
  url: string | null;
  problem: string;
}

async function makePictures(
  context: Context,
  stored: StoredImport,
  rows: readonly GroupedRow[],
): Promise<MadePicture[]> {
  const made: MadePicture[] = [];
  for await (const { row, bytes } of archivedPictures(context, stored, rows)) {
    if (!bytes) {
      made.push({ row, url: null, problem: DAMAGED_IN_ARCHIVE });
      continue;
    }
    const given = { sellerId: stored.sellerId, ...patientOwner(stored), load: async () => bytes };
    const picture = await storeProductPicture(context, given);
    made.push(
      picture.ok
        ? { row, url: picture.value, problem: '' }
        : { row, url: null, problem: pictureProblem(picture.reason) },
    );
  }
  return made;
}

async function savePictures(
  db: Database,
  stored: StoredImport,
  made: readonly MadePicture[],
  now: Date,
): Promise<RowResult[]> {
  const reference = made[0]?.row.reference;
  if (reference === undefined) return [];
  const [product] = await listProductsByReference(db, stored.sellerId, [reference]);
  if (!product) return made.map(({ row }) => failedPicture(row, 'El producto ya no existe.'));
  const { images, name } = product.form;
  const kept = stored.replacesPictures && made.some(({ url }) => url !== null) ? [] : images;
  const known = new Set(kept.map(({ url }) => url));
  const added: string[] = [];
  const results = made.map(({ row, url, problem }): RowResult => {
    if (url === null) return failedPicture(row, problem);
    const isSame = known.has(url) || added.includes(url);
    if (!isSame && kept.length + added.length >= MAXIMUM_PICTURES)
      return failedPicture(row, `El producto ya tiene ${MAXIMUM_PICTURES} fotos.`);
    if (!isSame) added.push(url);
    return {
      rowNumber: row.rowNumber,
      problems: [],
      changes: [],
      outcome: isSame ? 'unchanged' : 'update',
      applied: true,
    };
  });
  if (added.length === 0) return results;
  const alts = new Map(images.map(({ url, alt }) => [url, alt]));
  const form = {
    ...product.form,
    images: [...kept, ...added.map((url) => ({ url, alt: alts.get(url) ?? name }))],
  };
  const editor = {
    sellerId: stored.sellerId,
    actor: { kind: 'member', accountId: stored.accountId },
  } as const;
  const edit = { id: product.id, version: product.version, form };
  const written = await writeEditedProduct(db, editor, edit, now);
  if (written.ok) {
    await finishSaves(db, editor, [written.value], now);
    return results;
  }
  return made.map(({ row }) => failedPicture(row, untakenProblem(written.fields)));
}
