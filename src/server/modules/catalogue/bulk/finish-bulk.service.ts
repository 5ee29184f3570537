import type { Database } from '../../../db/sql.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import type { StoredBulkChange } from './bulk-change.repository.ts';
import { endBulkChange } from './bulk-queue.repository.ts';

/** The last product of the walk is done. */
export async function finishBulkChange(db: Database, stored: StoredBulkChange, now: Date): Promise<void> {
  const isUndo = stored.state === 'undoing';
  const { changedCount, refusedCount, undoneCount, keptCount } = stored;
  const state = isUndo ? 'undone' : 'finished';
  await endBulkChange(db, stored.id, { state, finishedAt: now, problem: null });
  await noteBulkChange(db, stored, now, {
    action: isUndo ? 'bulk.undone' : 'bulk.finished',
    after: isUndo
      ? { undoneProducts: undoneCount, keptProducts: keptCount }
      : { changedProducts: changedCount, refusedProducts: refusedCount },
  });
}

/** It cannot go on; what has been changed stays. `problem`: for the shop, in Spanish. */
export async function failBulkChange(
  db: Database,
  stored: StoredBulkChange,
  now: Date,
  problem: string,
): Promise<void> {
  await endBulkChange(db, stored.id, { state: 'failed', finishedAt: now, problem });
  await noteBulkChange(db, stored, now, { action: 'bulk.failed', after: { note: problem } });
}

export async function noteBulkChange(
  db: Database,
  { id, sellerId, accountId }: Pick<StoredBulkChange, 'id' | 'sellerId' | 'accountId'>,
  at: Date,
  entry: { action: string; after: Record<string, unknown> },
): Promise<void> {
  const actor = { kind: 'member', accountId } as const;
  await recordAudit(db, [{ at, actor, sellerId, subject: `bulk:${id}`, ...entry }]);
}
