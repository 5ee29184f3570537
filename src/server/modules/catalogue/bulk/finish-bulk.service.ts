import { MAXIMUM_AT_ONCE } from '../../../../domain/bulk-change.ts';
import type { Database } from '../../../db/sql.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { enqueueEmails } from '../../messages/notifications.service.ts';
import { findAskersEmail, type StoredBulkChange } from './bulk-change.repository.ts';
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
  await tellWhoAsked(db, stored);
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
  await tellWhoAsked(db, stored);
}

/** Of what the worker has done: nobody waits before the page until 20,000 products are changed. */
async function tellWhoAsked(db: Database, { id, accountId, productCount }: StoredBulkChange): Promise<void> {
  if (productCount <= MAXIMUM_AT_ONCE) return;
  const recipient = await findAskersEmail(db, accountId);
  if (recipient === null) return;
  await enqueueEmails(db, [{ template: 'bulk-change-over', recipient, data: { bulkChangeId: id } }]);
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
