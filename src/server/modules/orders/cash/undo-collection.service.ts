import { collectionUndone } from '../../../../domain/ledger/sale-postings.ts';
import { packageDue } from '../../../../domain/order-money.ts';
import { PACKAGE_STATUS, type PackageStatusId } from '../../../../domain/package-status.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/sql.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { postTransaction } from '../../books/ledger.service.ts';
import {
  type Actor,
  auditPackage,
  type LockedPackage,
  lockPackage,
  type PackageState,
  readPackageState,
} from '../fulfilment/package.service.ts';
import { setMoneyState } from '../placing/order-money.service.ts';
import { setPackageStatus } from '../placing/package-status.service.ts';
import {
  findUndoable,
  forgetDelivery,
  isSettled,
  moveToUndone,
  type UndoableCollection,
} from './undo-collection.repository.ts';

interface UndoneCollection {
  collectionId: number;
  reason: string;
  actor: Actor;
}

export type UndoRefusal = 'collection-unknown' | 'collection-final' | 'package-unknown';

/**
 * A collection that was recorded by mistake, while nothing has followed from it: no remittance, no release, no
 * settlement, no refund. The books are written back, the package is where it was, and may be collected again. The same
 * request again does nothing.
 */
export function undoCollection(
  context: Pick<Context, 'write' | 'now'>,
  undone: UndoneCollection,
): Promise<Result<PackageState, UndoRefusal>> {
  return inTransaction(context.write, (db) => undoLocked(db, undone, context.now()));
}

async function undoLocked(
  db: Database,
  undone: UndoneCollection,
  now: Date,
): Promise<Result<PackageState, UndoRefusal>> {
  const named = await findUndoable(db, undone.collectionId);
  if (!named) return failure('collection-unknown');
  const locked = await lockPackage(db, named);
  if (!locked.ok) return locked;
  // As it is now that its order is locked.
  const collection = (await findUndoable(db, undone.collectionId)) ?? named;
  if (collection.isUndone) return success(await readPackageState(db, named, true));
  if (!(await isOpen(db, locked.value, collection))) return failure('collection-final');
  const { collectionId: id, reason, actor } = undone;
  if (!(await moveToUndone(db, { id, reason, actor: actor.accountId, now })))
    return failure('collection-final');
  await writeBack(db, locked.value, { collection, undone, now });
  return success(await readPackageState(db, named, false));
}

async function isOpen(
  db: Database,
  { sold }: LockedPackage,
  { id, orderNumber, remittanceId, amount }: UndoableCollection,
): Promise<boolean> {
  const isUntouched = sold.moneyState === 'held' || sold.moneyState === 'seller-kept';
  // What was refunded lowered what the package costs.
  const isWhole = packageDue(sold) === amount && sold.statusId === PACKAGE_STATUS.delivered;
  return isUntouched && isWhole && remittanceId === null && !(await isSettled(db, id, orderNumber));
}

async function writeBack(
  db: Database,
  { sold }: LockedPackage,
  { collection, undone, now }: { collection: UndoableCollection; undone: UndoneCollection; now: Date },
): Promise<void> {
  const { orderNumber, sellerId, statusBefore, amount, collectedBy } = collection;
  const { actor, reason } = undone;
  const posting = collectionUndone({ ...collection, sold });
  await postTransaction(db, { ...posting, actor: actor.accountId, note: reason }, now);
  await setMoneyState(db, sold, 'none');
  const before = { amount, collectedBy };
  await auditPackage(db, sold, { at: now, actor, action: 'package.collection-undone', before, reason });
  if (statusBefore === null) return;
  const to = statusBefore as PackageStatusId;
  const move = { orderNumber, sellerIds: [sellerId], to, changedBy: actor.accountId, note: reason, at: now };
  await setPackageStatus(db, move);
  await forgetDelivery(db, collection);
}
