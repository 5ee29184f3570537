import { MAXIMUM_PICTURES } from '../../../domain/product-form.ts';
import { MAXIMUM_PICTURES_IN_ZIP } from '../../../domain/product-sheet-fields.ts';
import {
  isLitter,
  isPictureName,
  type NamedPicture,
  picturedReferences,
} from '../../../domain/product-sheet-picture.ts';
import { PICTURE_MAXIMUM_BYTES } from '../../../wire/catalogue/seller-products.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { NO_COUNTS } from './check-rows.service.ts';
import type { StoredImport } from './import.repository.ts';
import { findUpload } from './import-file.ts';
import { ImportProblem } from './import-problem.ts';
import { goOnWith, holdImport, type Lease, saveReading } from './import-queue.repository.ts';
import { groupRows, insertRows, type RowResult, saveRowResults } from './import-row.repository.ts';
import { listReferences } from './picture-match.repository.ts';
import { openArchive } from './zip-archive.ts';

/** The one column of a list of pictures. */
export const PICTURE_HEADER = 'Archivo';

/** Pictures do not get smaller by packing; computers add a little of their own. */
export const PICTURE_ARCHIVE_LIMITS = {
  entries: 2 * MAXIMUM_PICTURES_IN_ZIP + 1_000,
  totalBytes: 400 * 1024 * 1024,
};

interface ListedPicture {
  rowNumber: number;
  path: string;
  /** Where in the archive it stands: two files may have one name. */
  index: number;
  bytes: number;
}

/** Lists the pictures of an archive and the products they belong to; nothing is unpacked yet, that follows. */
export async function readPictures(
  { config, write }: Pick<Context, 'config' | 'write'>,
  lease: Lease,
  stored: StoredImport,
): Promise<void> {
  const pictures = await listPictures(await findUpload(config, stored.fileKey));
  await inTransaction(write, async (db) => {
    if (!(await holdImport(db, lease, 'reading'))) return;
    const wanted = pictures.flatMap(({ path }) => picturedReferences(path).map(({ reference }) => reference));
    const references = (await listReferences(db, stored.sellerId, wanted)).map(({ reference }) => reference);
    const matches = pictures.map((picture) => ({ picture, match: matchOf(picture.path, references) }));
    const cells = pictures.map(({ rowNumber, path, index }) => ({ rowNumber, cells: [path, index] }));
    await insertRows(db, stored.id, cells);
    const groups = new Map<string, number>();
    const grouped = matches.map(({ picture: { rowNumber }, match }) => {
      const reference = match?.reference ?? '';
      const groupRow = reference === '' ? rowNumber : (groups.get(reference) ?? rowNumber);
      groups.set(reference, groupRow);
      return { rowNumber, groupRow, reference };
    });
    await groupRows(db, stored.id, grouped);
    const results = resultsOf(matches);
    await saveRowResults(db, stored.id, results);
    const update = results.filter(({ outcome }) => outcome === 'update').length;
    const error = results.length - update;
    const summary = { ...NO_COUNTS, update, error, errorRows: error };
    const [format, headers, rowCount] = ['ZIP', [PICTURE_HEADER], results.length];
    await saveReading(db, stored.id, { format, headers, mapping: ['ignored'], rowCount, summary });
    await goOnWith(db, stored.id, 'checking');
  });
}

async function listPictures(file: string): Promise<ListedPicture[]> {
  const archive = await openArchive(file, PICTURE_ARCHIVE_LIMITS);
  archive.close();
  const listed = archive.entries
    .map(({ fileName, uncompressedSize }, index) => ({
      path: storable(fileName),
      index,
      bytes: uncompressedSize,
    }))
    .filter(({ path }) => !isLitter(path));
  if (listed.length === 0) throw new ImportProblem('El ZIP no tiene fotos.');
  if (listed.length > MAXIMUM_PICTURES_IN_ZIP)
    throw new ImportProblem('El ZIP tiene más de 2.000 archivos. Divídelo en varios.');
  return listed.map((picture, at) => ({ ...picture, rowNumber: at + 1 }));
}

function storable(name: string): string {
  return name.replaceAll('\u0000', '').slice(0, 400).toWellFormed();
}

/** The exact SKU first, then the only one that differs in case. */
export function matchOf(path: string, references: readonly string[]): NamedPicture | null {
  for (const { reference, position } of picturedReferences(path)) {
    if (references.includes(reference)) return { reference, position };
    const alike = references.filter((one) => one.toLowerCase() === reference.toLowerCase());
    if (alike.length === 1 && alike[0] !== undefined) return { reference: alike[0], position };
  }
  return null;
}

function resultsOf(matches: readonly { picture: ListedPicture; match: NamedPicture | null }[]): RowResult[] {
  const seen = new Map<string, number>();
  return matches.map(({ picture, match }) => {
    const count = (seen.get(match?.reference ?? '') ?? 0) + 1;
    if (match) seen.set(match.reference, count);
    const problem = problemOf(picture, match, count);
    return {
      rowNumber: picture.rowNumber,
      outcome: problem ? 'error' : 'update',
      applied: false,
      problems: problem ? [{ column: PICTURE_HEADER, found: picture.path, message: problem }] : [],
      changes: [],
    };
  });
}

function problemOf({ path, bytes }: ListedPicture, match: NamedPicture | null, count: number): string | null {
  if (!isPictureName(path)) return 'No es una foto JPG, PNG, WebP o AVIF.';
  if (bytes > PICTURE_MAXIMUM_BYTES) return 'La foto pesa más de 10 MB.';
  if (!match) {
    const [{ reference } = { reference: '' }] = picturedReferences(path);
    return `Ningún producto tuyo tiene el SKU «${reference}».`;
  }
  return count > MAXIMUM_PICTURES ? `Un producto tiene máximo ${MAXIMUM_PICTURES} fotos.` : null;
}
