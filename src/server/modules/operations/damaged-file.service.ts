import type { FileKey } from '../../adapters/files/depot.ts';
import { type FileFinding, onFileFinding } from '../../adapters/files/file-damage.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { deleteAllDamaged, deleteDamaged, insertDamaged } from './damaged-file.repository.ts';

type FileContext = Pick<Context, 'write' | 'now' | 'log'>;

/** Notes every file that turns out damaged while it is read, until it is whole again. */
export function watchFiles({ write, now, log }: FileContext): () => void {
  const note = async ({ area, name, address, isSound }: FileFinding) => {
    if (isSound) return deleteDamaged(write, address, { area, name });
    log.error({ area, name, address }, 'a stored file is damaged');
    return insertDamaged(write, { address, at: now(), keys: [{ area, name }] });
  };
  // Whoever asked for the file does not wait for it.
  return onFileFinding(
    (finding) => void note(finding).catch((error) => log.error({ err: error }, 'damage was not noted')),
  );
}

/** What a look through the whole depot has found, in place of what was known of it. */
export function replaceDamaged(
  { write, now }: Pick<Context, 'write' | 'now'>,
  address: string,
  keys: readonly FileKey[],
): Promise<void> {
  return inTransaction(write, async (db) => {
    await deleteAllDamaged(db, address);
    await insertDamaged(db, { address, at: now(), keys });
  });
}
