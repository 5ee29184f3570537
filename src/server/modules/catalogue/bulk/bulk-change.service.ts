import { randomUUID } from 'node:crypto';
import {
  type BulkChange,
  type BulkKind,
  MAXIMUM_AT_ONCE,
  MAXIMUM_IN_ONE_CHANGE,
  UNDO_MINUTES,
} from '../../../../domain/bulk-change.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/sql.ts';
import type { ProductChoice } from '../products/product-page.repository.ts';
import { orRollBack } from '../products/refusal.ts';
import { areCategories } from '../products/seller-product.repository.ts';
import {
  countWaiting,
  findBulkChange,
  findByRequestKey,
  findLatestBulkChange,
  insertBulkChange,
  insertRows,
  listRefusals,
  type StoredBulkChange,
} from './bulk-change.repository.ts';
import { type BulkMember, mayMake } from './bulk-permission.ts';
import { beginUndo, type Lease, lockBulkChange } from './bulk-queue.repository.ts';
import { noteBulkChange } from './finish-bulk.service.ts';
import { listTagNames } from './product-tag.repository.ts';
import { type RunOptions, runLeased } from './run-bulk.service.ts';

type Part = Pick<Context, 'write' | 'now' | 'log'>;

export interface BulkRequest {
  /** The browser's own: asked twice, it is done once. */
  key: string;
  choice: ProductChoice;
  change: BulkChange;
}

export interface BulkDetail extends StoredBulkChange {
  kind: BulkKind;
  /** Until when it can be undone; null: no more, or not yet. */
  undoUntil: string | null;
  refusals: { productId: number; name: string; problem: string }[];
}

const MAXIMUM_TAGS_A_SHOP = 100;
const MAXIMUM_WAITING = 5;
const AT_ONCE = { leaseSeconds: 20, sliceMillis: 20_000, rest: null, isStopping: () => false };

/** Many are left to the worker. */
function optionsFor(count: number): RunOptions {
  return count <= MAXIMUM_AT_ONCE ? AT_ONCE : { ...AT_ONCE, sliceMillis: 0 };
}

type BeginReason = 'seller-role' | 'bulk-nothing-chosen' | 'bulk-too-many' | 'bulk-limit' | 'invalid-input';

/** Up to 200 products are changed before it answers; more are left to the worker. */
export async function beginBulkChange(
  context: Part,
  member: BulkMember,
  request: BulkRequest,
): Promise<Result<BulkDetail, BeginReason>> {
  if (!mayMake(member, request.change.kind)) return failure('seller-role');
  const { sellerId } = member;
  const owner = randomUUID();
  const begun = await orRollBack(context, (db) =>
    insertChange(db, { member, request, owner, now: context.now() }),
  );
  if (!begun.ok) return begun;
  const lease: Lease = { id: begun.value.id, sellerId, owner };
  await runLeased(context, lease, optionsFor(begun.value.productCount));
  return success(await getDetail(context, sellerId, begun.value.id));
}

interface Insertion {
  member: BulkMember;
  request: BulkRequest;
  owner: string;
  now: Date;
}

async function insertChange(
  db: Database,
  { member, request, owner, now }: Insertion,
): Promise<Result<StoredBulkChange, BeginReason>> {
  const { sellerId } = member;
  const { key, choice, change } = request;
  const problem = await changeProblem(db, sellerId, change);
  if (problem) return failure('invalid-input', { fields: problem });
  const id = await insertBulkChange(db, {
    sellerId,
    accountId: member.accountId,
    requestKey: key,
    change,
    leaseOwner: owner,
    now,
  });
  const known = id === null ? await findByRequestKey(db, sellerId, key) : null;
  if (known) return success(known);
  if (id === null) throw new Error('A bulk change vanished');
  if ((await countWaiting(db, sellerId)) > MAXIMUM_WAITING) return failure('bulk-limit');
  const count = await insertRows(db, { id, sellerId, choice }, MAXIMUM_IN_ONE_CHANGE + 1);
  if (count === 0) return failure('bulk-nothing-chosen');
  if (count > MAXIMUM_IN_ONE_CHANGE) return failure('bulk-too-many');
  const stored = await findBulkChange(db, sellerId, id);
  if (!stored) throw new Error(`Bulk change ${id} vanished`);
  await noteBulkChange(db, stored, now, {
    action: 'bulk.started',
    after: { chosenProducts: count, bulkKind: change.kind },
  });
  return success(stored);
}

async function changeProblem(db: Database, sellerId: number, change: BulkChange) {
  if (change.kind === 'category' && !(await areCategories(db, change.mainCategoryId, change.subcategoryId)))
    return { mainCategoryId: 'Elige una categoría de la lista.' };
  if (change.kind !== 'tags' || change.how === 'remove') return null;
  const names = new Set([...(await listTagNames(db, sellerId, MAXIMUM_TAGS_A_SHOP + 1)), ...change.tags]);
  return names.size > MAXIMUM_TAGS_A_SHOP
    ? { tags: `Usa máximo ${MAXIMUM_TAGS_A_SHOP} etiquetas distintas.` }
    : null;
}

/** Also one that still runs: what it has not reached stays as it is. */
export async function undoBulkChange(
  context: Part,
  member: BulkMember,
  id: number,
): Promise<Result<BulkDetail, 'seller-role' | 'not-found' | 'bulk-undo-over'>> {
  const owner = randomUUID();
  const begun = await orRollBack(context, async (db) => {
    await lockBulkChange(db, member.sellerId, id);
    const stored = await findBulkChange(db, member.sellerId, id);
    if (!stored) return failure('not-found');
    if (!mayMake(member, stored.change.kind)) return failure('seller-role');
    if (stored.state === 'undoing' || stored.state === 'undone') return success(stored);
    const now = context.now();
    const until = undoEnd(stored);
    if (until && until <= now) return failure('bulk-undo-over');
    await beginUndo(db, id, { accountId: member.accountId, owner, now });
    await noteBulkChange(db, { ...stored, accountId: member.accountId }, now, {
      action: 'bulk.undo-started',
      after: { changedProducts: stored.changedCount },
    });
    return success(stored);
  });
  if (!begun.ok) return begun;
  await runLeased(context, { id, sellerId: member.sellerId, owner }, optionsFor(begun.value.changedCount));
  return success(await getDetail(context, member.sellerId, id));
}

export async function findBulkDetail(
  context: Pick<Context, 'write' | 'now'>,
  sellerId: number,
  id: number,
): Promise<BulkDetail | null> {
  const stored = await findBulkChange(context.write, sellerId, id);
  return stored && detailOf(context, stored);
}

/** The shop's last one, while there is something to do about it: it runs, or it may still be undone. */
export async function findCurrentBulkChange(
  context: Pick<Context, 'write' | 'now'>,
  sellerId: number,
): Promise<BulkDetail | null> {
  const stored = await findLatestBulkChange(context.write, sellerId);
  const until = stored && undoEnd(stored);
  const isOver = stored?.state === 'undone' && stored.keptCount === 0;
  if (!stored || isOver || (until && until <= context.now())) return null;
  return detailOf(context, stored);
}

async function getDetail(context: Part, sellerId: number, id: number): Promise<BulkDetail> {
  const detail = await findBulkDetail(context, sellerId, id);
  if (!detail) throw new Error(`Bulk change ${id} vanished`);
  return detail;
}

async function detailOf(
  { write, now }: Pick<Context, 'write' | 'now'>,
  stored: StoredBulkChange,
): Promise<BulkDetail> {
  const until = undoEnd(stored);
  const canUndo = ['running', 'finished', 'failed'].includes(stored.state) && stored.changedCount > 0;
  const isInTime = until === null || until > now();
  return {
    ...stored,
    kind: stored.change.kind,
    undoUntil: canUndo && isInTime ? (until ?? minutesFrom(now())).toISOString() : null,
    refusals:
      stored.refusedCount + stored.keptCount > 0 ? await listRefusals(write, stored, MAXIMUM_AT_ONCE) : [],
  };
}

/** Null: it has not ended yet. */
function undoEnd({ finishedAt }: StoredBulkChange): Date | null {
  return finishedAt === null ? null : minutesFrom(new Date(finishedAt));
}

function minutesFrom(moment: Date): Date {
  return new Date(moment.getTime() + UNDO_MINUTES * 60_000);
}
