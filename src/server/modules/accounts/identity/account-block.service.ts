import type { Database } from '../../../db/sql.ts';
import { blockAccountRow, unblockAccountRow } from './account-block.repository.ts';
import { endSessions } from './session.service.ts';

/**
 * Spec 4 indEstado 3, within the caller's transaction: no login any more, and every session ends. False: it was, or is an
 * operator's, which stays as it is.
 */
export async function blockAccount(
  db: Database,
  { accountId, reason, at }: { accountId: number; reason: string; at: Date },
): Promise<boolean> {
  const isNew = await blockAccountRow(db, { accountId, reason, at });
  if (isNew) await endSessions(db, { accountId, keptToken: null, now: at });
  return isNew;
}

/** Back to the status it had; null: it was not blocked. */
export function unblockAccount(db: Database, accountId: number, at: Date): Promise<number | null> {
  return unblockAccountRow(db, accountId, at);
}
