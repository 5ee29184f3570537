import { storedFiles } from '../../../../domain/picture.ts';
import { createFileStore } from '../../../adapters/files/file-store.ts';
import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { takeUnusedPictures } from './unused-picture.repository.ts';

/** So long may a form stay open between its photos and its saving. */
const KEPT_MILLIS = 7 * 24 * 60 * 60_000;
const BATCH_SIZE = 100;

/** Photos of forms that nobody saved: their rows and all their files. Answers how many went. */
export async function deleteUnusedPictures({
  config,
  write,
  now,
}: Pick<Context, 'config' | 'write' | 'now'>): Promise<number> {
  const files = createFileStore(config, 'files');
  const before = new Date(now().getTime() - KEPT_MILLIS);
  let deleted = 0;
  for (;;) {
    const urls = await inTransaction(write, async (db) => {
      const taken = await takeUnusedPictures(db, before, BATCH_SIZE);
      // Inside: who uploads one of them again waits for the rows and writes its files afterwards.
      for (const file of taken.flatMap(storedFiles)) await files.remove(file);
      return taken;
    });
    deleted += urls.length;
    if (urls.length < BATCH_SIZE) return deleted;
  }
}
