import type { Context } from '../../context.ts';
import { removeUpload, removeUploadsBefore } from './import-file.ts';
import { deleteImportsBefore, deleteOldFetches, listUploadsOfEnded } from './old-import.repository.ts';
import { deleteLostSources } from './picture-fetch.repository.ts';

const DAYS = 30;

/** Imports and their rows after thirty days, whatever their state, and uploads that nobody will read any more. */
export async function deleteOldImports({ config, write, now }: Context): Promise<void> {
  const before = new Date(now().getTime() - DAYS * 24 * 60 * 60_000);
  for (const fileKey of await listUploadsOfEnded(write)) await removeUpload(config, fileKey);
  // In steps, so that no delete holds many rows at once.
  while ((await deleteImportsBefore(write, before)) > 0);
  while ((await deleteLostSources(write, 1_000)) > 0);
  await deleteOldFetches(write, before);
  await removeUploadsBefore(config, before);
}
