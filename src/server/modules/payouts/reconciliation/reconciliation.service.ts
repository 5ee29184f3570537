import { DIFFERENCE_KINDS } from '../../../../domain/reconciliation.ts';
import { bogotaDay } from '../../../../domain/spanish-dates.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/sql.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { operatorActor, recordAudit } from '../../audit/audit.service.ts';
import { getMoneyRules } from '../../settings/money-rules.service.ts';
import type { DifferenceKind, FoundDifference, Scope } from './difference.ts';
import { differenceTexts, PROVIDER_KINDS } from './difference-texts.ts';
import { findBookDifferences, findOpenMoney, findProviderDifferences } from './find-differences.ts';
import { findSoundnessProblems } from './find-soundness-problems.ts';
import { findCoverage } from './provider-statement.repository.ts';
import { PROVIDER, readProviderStatement } from './provider-statement.service.ts';
import {
  findOldestOpen,
  finishRun,
  freezeView,
  insertRun,
  type Outcome,
  type ProviderRead,
  startOpenRun,
  startRun,
  writeDifferences,
} from './reconciliation.repository.ts';

const DAY_MILLIS = 24 * 60 * 60_000;
const COMPARED_DAYS = 60;
const LEFT_BEHIND_MILLIS = 60 * 60_000;

export type ReconciliationSummary = ProviderRead & Outcome & { id: number };

/** Asked for by a person; the worker takes it up within a minute. Answers the run's number. */
export function requestReconciliation({ write, now }: Context, accountId: number): Promise<number> {
  return inTransaction(write, async (db) => {
    const id = await insertRun(db, { requestedBy: accountId, now: now() });
    const subject = `reconciliation:${id}`;
    const entry = { at: now(), sellerId: null, action: 'money.reconciliation-requested', subject };
    await recordAudit(db, [{ ...entry, actor: operatorActor(accountId) }]);
    return id;
  });
}

/** One that was asked for, or that a worker has left behind; null: none. */
export async function runRequestedReconciliation(context: Context): Promise<ReconciliationSummary | null> {
  const now = context.now();
  const leftBehindSince = new Date(now.getTime() - LEFT_BEHIND_MILLIS);
  const runId = await startOpenRun(context.write, now, leftBehindSince);
  return runId === null ? null : compare(context, runId);
}

/** Provider against orders and payments against books, peso by peso, at once. */
export async function reconcile(context: Context): Promise<ReconciliationSummary> {
  const now = context.now();
  const runId = await insertRun(context.write, { requestedBy: null, now });
  await startRun(context.write, runId, now);
  return compare(context, runId);
}

async function compare(context: Context, runId: number): Promise<ReconciliationSummary> {
  const { since: comparedSince } = await compareSince(context.write, context.now());
  const read = await readProviderStatement(context, { runId, comparedSince });
  const unsound = await findSoundnessProblems(context);
  return inTransaction(context.write, async (db) => {
    await freezeView(db);
    const now = context.now();
    const hasStatement = read.providerRead === 'complete' || read.providerRead === 'cut';
    const found = await findDifferences(db, { read, hasStatement, now });
    const judged = hasStatement ? DIFFERENCE_KINDS : DIFFERENCE_KINDS.filter(isOfOurs);
    const written = await writeDifferences(db, {
      runId,
      now,
      judged,
      differences: [...found, ...unsound].map((one) => ({ ...one, ...differenceTexts(one) })),
    });
    await finishRun(db, { runId, now, ...read, ...written });
    return { id: runId, ...read, ...written };
  });
}

function isOfOurs(kind: DifferenceKind): boolean {
  return !PROVIDER_KINDS.includes(kind);
}

async function findDifferences(
  db: Database,
  { read, hasStatement, now }: { read: ProviderRead; hasStatement: boolean; now: Date },
): Promise<FoundDifference[]> {
  const scope = await compareSince(db, now);
  const coveredSince = (await findCoverage(db)) ?? read.readSince ?? now;
  const ofProvider = hasStatement ? await findProviderDifferences(db, PROVIDER, { scope, coveredSince }) : [];
  return [
    ...ofReading(read, now),
    ...ofProvider,
    ...(await findBookDifferences(db, scope)),
    ...(await findOpenMoney(db, { scope, rules: await getMoneyRules(db) })),
  ];
}

/** Sixty days, and back to the oldest thing that is open, so that nothing is resolved because it was not looked at. */
async function compareSince(db: Database, now: Date): Promise<Scope> {
  const usual = now.getTime() - COMPARED_DAYS * DAY_MILLIS;
  const oldest = await findOldestOpen(db);
  const since = new Date(Math.min(usual, (oldest ?? now).getTime()));
  return { since, sinceDay: bogotaDay(since.getTime()), today: bogotaDay(now.getTime()), now };
}

function ofReading({ providerRead, transactionsRead }: ProviderRead, now: Date): FoundDifference[] {
  if (providerRead !== 'away' && providerRead !== 'cut') return [];
  const kind = providerRead === 'away' ? 'provider-away' : 'provider-list-cut';
  const nothing = { orderNumber: null, sellerId: null, expected: null, found: null };
  return [
    { kind, subject: 'lista del proveedor', ...nothing, happenedAt: now, detail: String(transactionsRead) },
  ];
}
