import type { Entry } from 'yauzl';
import { cellText } from '../../../domain/product-sheet-problem.ts';
import { PICTURE_MAXIMUM_BYTES } from '../../../wire/catalogue/seller-products.ts';
import type { PictureRefusal } from '../../adapters/pictures/picture-queue.ts';
import type { Context } from '../../context.ts';
import type { StoredImport } from './import.repository.ts';
import { findUpload } from './import-file.ts';
import type { GroupedRow, RowResult } from './import-row.repository.ts';
import { PICTURE_ARCHIVE_LIMITS, PICTURE_HEADER } from './read-pictures.service.ts';
import { type Archive, openArchive, readAll } from './zip-archive.ts';

export interface ArchivedPicture {
  row: GroupedRow;
  /** Null: damaged inside the archive. */
  bytes: Buffer | null;
}

/** The pictures of the rows, one in memory at a time. */
export async function* archivedPictures(
  { config }: Pick<Context, 'config'>,
  stored: StoredImport,
  rows: readonly GroupedRow[],
): AsyncGenerator<ArchivedPicture> {
  const archive = await openArchive(await findUpload(config, stored.fileKey), PICTURE_ARCHIVE_LIMITS);
  try {
    for (const row of rows) {
      const entry = archive.entries[Number(row.cells[1])];
      yield { row, bytes: entry ? await readPicture(archive, entry) : null };
    }
  } finally {
    archive.close();
  }
}

async function readPicture(archive: Archive, entry: Entry): Promise<Buffer | null> {
  try {
    return await readAll(await archive.read(entry, PICTURE_MAXIMUM_BYTES));
  } catch {
    // A damaged entry is the shop's to repair; the others are good.
    return null;
  }
}

/** Whose turn it is among those who send pictures: a load of a shop waits patiently. */
export function patientOwner({ sellerId }: StoredImport) {
  return { owner: `import of shop ${sellerId}`, isPatient: true };
}

const PROBLEMS: Partial<Record<PictureRefusal, string>> = {
  'too-many-pixels': 'La foto tiene demasiados píxeles. Redúcela a máximo 12 megapíxeles.',
};

export const DAMAGED_IN_ARCHIVE = 'La foto está dañada dentro del ZIP.';

export function pictureProblem(reason: PictureRefusal): string {
  return PROBLEMS[reason] ?? 'No es una foto que podamos leer.';
}

/** Why a product did not take its pictures, by what its form lacks. */
export function untakenProblem(fields: Record<string, string> | undefined): string {
  const reason = Object.values(fields ?? {})[0] ?? 'Alguien cambió el producto al mismo tiempo.';
  return `${reason} Carga sus fotos de nuevo.`;
}

export function failedPicture({ rowNumber, cells }: GroupedRow, message: string): RowResult {
  const problem = { column: PICTURE_HEADER, found: cellText(cells[0]), message };
  return { rowNumber, outcome: 'error', applied: false, problems: [problem], changes: [] };
}
