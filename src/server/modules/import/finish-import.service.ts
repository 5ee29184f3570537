import type { ImportCounts } from '../../../domain/product-sheet-fields.ts';
import type { Database } from '../../db/sql.ts';
import { recordAudit } from '../audit/audit.service.ts';
import { beginFollowers, cancelFollowers, type StoredImport } from './import.repository.ts';
import { endStep } from './import-queue.repository.ts';

/** The last product has been saved. */
export async function finishImport(db: Database, stored: StoredImport, now: Date): Promise<void> {
  await endStep(db, stored.id, { state: 'finished', finishedAt: now });
  await beginFollowers(db, stored.id, now);
  await note(db, stored, now, { action: 'import.finished', after: countWords(stored.result) });
}

/** It cannot go on; what has been saved stays. `problem`: for the shop, in Spanish. */
export async function failImport(
  db: Database,
  stored: StoredImport,
  now: Date,
  problem: string,
): Promise<void> {
  await endStep(db, stored.id, { state: 'failed', finishedAt: now, problem });
  await cancelFollowers(db, stored.id, now);
  await note(db, stored, now, {
    action: 'import.failed',
    after: { fileName: stored.fileName, note: problem },
  });
}

async function note(
  db: Database,
  { id, sellerId, accountId }: StoredImport,
  at: Date,
  entry: { action: string; after: Record<string, unknown> },
): Promise<void> {
  const actor = { kind: 'member', accountId } as const;
  await recordAudit(db, [{ at, actor, sellerId, subject: `import:${id}`, ...entry }]);
}

function countWords(counts: ImportCounts | null): Record<string, unknown> {
  return {
    createdProducts: counts?.create ?? 0,
    updatedProducts: counts?.update ?? 0,
    unchangedProducts: counts?.unchanged ?? 0,
    failedProducts: counts?.error ?? 0,
  };
}
