import { failure, type Result, success } from '../../../../domain/result.ts';
import type {
  DifferenceGroup,
  ReconciliationDifference,
  ReconciliationRun,
} from '../../../../wire/payouts/reconciliation.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/sql.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { operatorActor, recordAudit } from '../../audit/audit.service.ts';
import type { DifferenceKind } from './difference.ts';
import {
  countUnseen,
  type DifferenceRow,
  groupOpenDifferences,
  listOpenDifferences,
  listResolvedDifferences,
  listRuns,
  listUnseenDifferences,
  lockNote,
  updateNote,
} from './difference-list.repository.ts';
import { differenceKindName } from './difference-texts.ts';

const DEFAULT_PAGE_SIZE = 50;

interface PageRequest {
  limit?: number | undefined;
  cursor?: number | undefined;
}

interface DifferenceRequest extends PageRequest {
  state?: keyof typeof LISTS | undefined;
  kind?: DifferenceKind | undefined;
}

/** Newest first; those that are open unless the resolved ones are asked for. */
export async function listDifferences(
  { write }: Pick<Context, 'write'>,
  { limit = DEFAULT_PAGE_SIZE, cursor, state, kind }: DifferenceRequest,
): Promise<{ differences: ReconciliationDifference[]; nextCursor: number | null }> {
  const list = LISTS[state ?? 'abiertas'];
  const rows = await list(write, { before: cursor ?? null, limit: limit + 1, kind: kind ?? null });
  const differences = rows.slice(0, limit).map(toDifference);
  return { differences, nextCursor: rows.length > limit ? (differences.at(-1)?.id ?? null) : null };
}

const LISTS = {
  'por-revisar': listUnseenDifferences,
  abiertas: listOpenDifferences,
  resueltas: listResolvedDifferences,
} as const;

/** What is open by its cause: how many, and how far what was expected and what was found lie apart. */
export async function groupDifferences(
  { write }: Pick<Context, 'write'>,
  state: 'por-revisar' | 'abiertas',
): Promise<DifferenceGroup[]> {
  const groups = await groupOpenDifferences(write, state === 'por-revisar');
  return groups.map((group) => ({ ...group, name: differenceKindName(group.kind) }));
}

/** What waits for somebody to look at it. */
export function countUnseenDifferences(db: Database): Promise<{ count: number; oldestAt: Date | null }> {
  return countUnseen(db);
}

export async function listReconciliations(
  { write }: Pick<Context, 'write'>,
  { limit = DEFAULT_PAGE_SIZE, cursor }: PageRequest,
): Promise<{ runs: ReconciliationRun[]; nextCursor: number | null }> {
  const rows = await listRuns(write, { before: cursor ?? null, limit: limit + 1 });
  const runs = rows.slice(0, limit).map((run) => ({
    ...run,
    requestedAt: run.requestedAt.toISOString(),
    startedAt: run.startedAt?.toISOString() ?? null,
    finishedAt: run.finishedAt?.toISOString() ?? null,
  }));
  return { runs, nextCursor: rows.length > limit ? (runs.at(-1)?.id ?? null) : null };
}

/** A note resolves nothing: that is for the next run to find. */
export function noteDifference(
  { write, now }: Pick<Context, 'write' | 'now'>,
  change: { id: number; note: string; acknowledged: boolean; actor: number },
): Promise<Result<ReconciliationDifference, 'not-found'>> {
  return inTransaction(write, async (db) => {
    const before = await lockNote(db, change.id);
    const row = before && (await updateNote(db, { ...change, now: now() }));
    if (!row) return failure('not-found');
    await recordAudit(db, [
      {
        at: now(),
        actor: operatorActor(change.actor),
        sellerId: null,
        action: 'money.difference-noted',
        subject: `difference:${change.id}`,
        before: { ...before },
        after: { note: row.note, acknowledged: row.acknowledgedAt !== null },
      },
    ]);
    return success(toDifference(row));
  });
}

function toDifference(row: DifferenceRow): ReconciliationDifference {
  return {
    ...row,
    firstSeen: row.firstSeen.toISOString(),
    lastSeen: row.lastSeen.toISOString(),
    resolvedAt: row.resolvedAt?.toISOString() ?? null,
    notedAt: row.notedAt?.toISOString() ?? null,
    acknowledgedAt: row.acknowledgedAt?.toISOString() ?? null,
  };
}
