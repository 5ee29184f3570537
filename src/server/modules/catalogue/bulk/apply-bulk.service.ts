import type { Context } from '../../../context.ts';
import { outageCode } from '../../../db/outage.ts';
import type { Database } from '../../../db/sql.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { lockStocks } from '../products/product-choice.repository.ts';
import { lockProducts } from '../products/seller-product.repository.ts';
import {
  type BulkRow,
  findBulkChange,
  listNextRows,
  type RowOutcome,
  type StoredBulkChange,
  saveOutcomes,
} from './bulk-change.repository.ts';
import { holdBulkChange, type Lease, saveProgress } from './bulk-queue.repository.ts';
import {
  type Decision,
  decideChange,
  decideUndo,
  readSubjects,
  type TaggedSellerProduct,
  touchedNow,
} from './bulk-subject.ts';
import { finishBulkChange } from './finish-bulk.service.ts';
import { Refused, writeDecisions } from './write-decisions.service.ts';

type Part = Pick<Context, 'write' | 'now' | 'log'>;

/** Short: buyers of a product that is being changed wait for the whole batch. */
const BATCH = 20;

/**
 * Changes the next products, or puts them back; true: there are more. Products, rows and progress are one transaction:
 * whoever takes over after a crash goes on exactly where it ended. When one is refused, its batch is done one by one.
 */
export async function applyNext(context: Part, lease: Lease): Promise<boolean> {
  try {
    return await applyBatch(context, lease, { limit: BATCH, problem: null });
  } catch (error) {
    if (isPassing(error)) throw error;
    if (!(error instanceof Refused))
      context.log.warn({ err: error, bulkChange: lease.id }, 'bulk batch failed');
  }
  for (let done = 0; done < BATCH; done++) if (!(await applyOne(context, lease))) return false;
  return true;
}

async function applyOne(context: Part, lease: Lease): Promise<boolean> {
  try {
    return await applyBatch(context, lease, { limit: 1, problem: null });
  } catch (error) {
    if (isPassing(error)) throw error;
    if (!(error instanceof Refused))
      context.log.error({ err: error, bulkChange: lease.id }, 'product of a bulk change cannot be saved');
    const problem = error instanceof Refused ? error.message : OUR_FAULT;
    return applyBatch(context, lease, { limit: 1, problem });
  }
}

const OUR_FAULT = 'No pudimos guardar este producto por un problema nuestro. Intenta de nuevo.';

interface Batch {
  limit: number;
  /** Why its product is noted as refused instead of saved; null: it is saved. */
  problem: string | null;
}

function applyBatch(context: Part, lease: Lease, { limit, problem }: Batch): Promise<boolean> {
  return inTransaction(context.write, async (db) => {
    if (!(await holdBulkChange(db, lease))) return false;
    const stored = await findBulkChange(db, lease.sellerId, lease.id);
    if (!stored) return false;
    const now = context.now();
    const rows = await listNextRows(db, stored, limit);
    const last = rows.at(-1);
    if (!last) {
      await finishBulkChange(db, stored, now);
      return false;
    }
    const looked = await decideRows(db, stored, rows, now);
    const decisions = problem === null ? looked : looked.map((one) => refused(one, problem));
    const wanted = decisions.filter(({ outcome }) => outcome === 'change');
    const actor = { kind: 'member', accountId: stored.accountId } as const;
    const editor = { sellerId: lease.sellerId, actor };
    const saved = await writeDecisions(db, editor, stored.change.kind, wanted, now);
    const outcomes = outcomesOf(stored, decisions, saved);
    await saveOutcomes(db, stored.id, outcomes);
    await saveProgress(db, stored.id, { lastProduct: last.productId, ...countsOf(outcomes) });
    return true;
  });
}

/** The products stay locked, in the order in which orders lock them, so that what is decided is also what is written. */
async function decideRows(
  db: Database,
  { sellerId, change, state }: StoredBulkChange,
  rows: readonly BulkRow[],
  now: Date,
): Promise<Decision[]> {
  const ids = rows.map(({ productId }) => productId);
  await lockProducts(db, sellerId, ids);
  // Units that are sold between the reading and the writing would count as the change's, and its undoing give them back.
  if (change.kind === 'stock') await lockStocks(db, ids);
  const subjects = await readSubjects(db, sellerId, ids);
  return rows.map((row) => {
    const current = subjects.get(row.productId);
    return state === 'undoing'
      ? decideUndo(row, current, change.kind, now)
      : decideChange(row.productId, current, change, now);
  });
}

function refused(decision: Decision, problem: string): Decision {
  return decision.outcome === 'change' ? { ...decision, outcome: 'refused', problem } : decision;
}

/** An undoing compares with what the tables hold after the change, not with what was wanted. */
function outcomesOf(
  { change, state }: StoredBulkChange,
  decisions: readonly Decision[],
  written: readonly TaggedSellerProduct[],
): RowOutcome[] {
  const isUndo = state === 'undoing';
  const after = new Map(isUndo ? [] : written.map((one) => [one.id, one]));
  return decisions.map(({ productId, outcome, problem, current }): RowOutcome => {
    const saved = after.get(productId);
    return {
      productId,
      outcome: outcome === 'change' ? (isUndo ? 'undone' : 'changed') : isUndo ? 'kept' : outcome,
      problem,
      before: saved && current ? touchedNow(current, change.kind) : null,
      after: saved ? touchedNow(saved, change.kind) : null,
      version: saved ? saved.version : null,
    };
  });
}

function countsOf(outcomes: readonly RowOutcome[]) {
  const count = (wanted: RowOutcome['outcome']) =>
    outcomes.filter(({ outcome }) => outcome === wanted).length;
  return {
    done: outcomes.length,
    changed: count('changed'),
    refused: count('refused'),
    undone: count('undone'),
    kept: count('kept'),
  };
}

/** Worth another try later: the database is away, or a conflict did not resolve. */
export function isPassing(error: unknown): boolean {
  const code = String((error as { code?: unknown } | null)?.code ?? '');
  return outageCode(error) !== null || code.startsWith('40');
}
