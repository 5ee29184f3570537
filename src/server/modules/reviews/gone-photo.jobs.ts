import { storedFiles } from '../../../domain/picture.ts';
import { createFileStore } from '../../adapters/files/file-store.ts';
import type { Context } from '../../context.ts';
import { deleteGonePhotos, dropRefusedPhotos, listGonePhotos } from './gone-photo.repository.ts';

/** So long a refusal may be looked at again with what it was about. */
const REFUSED_MILLIS = 30 * 24 * 60 * 60_000;
const BATCH = 200;

/** Files of photos that no review shows: of closed accounts, and of reviews that were refused a month ago. Answers how many went. */
export async function deleteGoneReviewPhotos({
  config,
  write,
  now,
}: Pick<Context, 'config' | 'write' | 'now'>): Promise<number> {
  const before = new Date(now().getTime() - REFUSED_MILLIS);
  while ((await dropRefusedPhotos(write, before, BATCH)) > 0);
  const files = createFileStore(config, 'files');
  let deleted = 0;
  for (
    let gone = await listGonePhotos(write, BATCH);
    gone.length > 0;
    gone = await listGonePhotos(write, BATCH)
  ) {
    // The files first: what a crash leaves is found by the next run.
    for (const { url } of gone) for (const file of storedFiles(url)) await files.remove(file);
    await deleteGonePhotos(
      write,
      gone.map(({ url }) => url),
    );
    deleted += gone.length;
  }
  return deleted;
}
