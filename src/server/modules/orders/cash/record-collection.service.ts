import { carrierName } from '../../../../domain/carrier.ts';
import { cashCollected } from '../../../../domain/ledger/sale-postings.ts';
import type { Pesos } from '../../../../domain/money.ts';
import { packageDue } from '../../../../domain/order-money.ts';
import { PACKAGE_STATUS } from '../../../../domain/package-status.ts';
import { CASH_ON_DELIVERY } from '../../../../domain/payment-method.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/sql.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { postTransaction } from '../../books/ledger.service.ts';
import { nudgeOutbox } from '../../messages/notifications.service.ts';
import {
  type Actor,
  auditPackage,
  findPackageCarrier,
  type LockedPackage,
  lockPackage,
  movePackage,
  type PackageRef,
  type PackageState,
  readPackageState,
} from '../fulfilment/package.service.ts';
import { setMoneyState } from '../placing/order-money.service.ts';
import { type CashCollection, findCollection, insertCollection } from './collection.repository.ts';

export interface Collection extends PackageRef {
  amount: Pesos;
  collectedBy: 'carrier' | 'seller';
  /** Of a carrier's collection; absent: the one that has the package. */
  carrier?: string | undefined;
  /** Absent: now. */
  collectedAt?: Date | undefined;
  actor: Actor;
}

export interface RecordedCollection extends PackageState {
  collectionId: number;
  amount: Pesos;
}

export type CollectionReason =
  | 'package-unknown'
  | 'not-cash-on-delivery'
  | 'cash-not-collectable'
  | 'cash-already-collected'
  | 'cash-amount-differs'
  | 'cash-carrier-missing'
  | 'cash-time-impossible';

/**
 * Cash taken at the door: from here on there is a sale, and the package is delivered if it was not. The same report
 * again is a success in which nothing happens twice; the amount must be what the package costs.
 */
export async function recordCollection(
  context: Context,
  collection: Collection,
): Promise<Result<RecordedCollection, CollectionReason>> {
  const recorded = await inTransaction(context.write, (db) => recordLocked(db, collection, context.now()));
  if (recorded.ok) nudgeOutbox();
  return recorded;
}

async function recordLocked(
  db: Database,
  collection: Collection,
  now: Date,
): Promise<Result<RecordedCollection, CollectionReason>> {
  const { orderNumber, sellerId, amount } = collection;
  const locked = await lockPackage(db, collection);
  if (!locked.ok) return locked;
  const known = await findCollection(db, orderNumber, sellerId);
  if (known) return repeated(db, collection, known);
  const collectable = checkCollection(locked.value, collection, now);
  if (!collectable.ok) return collectable;
  const carrier = await carrierOf(db, collection);
  if (!carrier.ok) return carrier;
  const collectionId = await write(db, locked.value, { collection, carrier: carrier.value, now });
  const state = await readPackageState(db, collection, false);
  return success({ ...state, collectionId, amount });
}

async function repeated(
  db: Database,
  collection: Collection,
  known: CashCollection,
): Promise<Result<RecordedCollection, 'cash-already-collected'>> {
  const { amount, collectedBy, carrier } = collection;
  const isSame =
    known.amount === amount &&
    known.collectedBy === collectedBy &&
    (!carrier || carrierName(carrier) === known.carrier);
  if (!isSame) return failure('cash-already-collected');
  const state = await readPackageState(db, collection, true);
  return success({ ...state, collectionId: known.id, amount: known.amount });
}

function checkCollection(
  { order, sold }: LockedPackage,
  { amount, collectedAt }: Collection,
  now: Date,
): Result<null, CollectionReason> {
  if (order.paymentMethodId !== CASH_ON_DELIVERY) return failure('not-cash-on-delivery');
  if (!COLLECTABLE.includes(sold.statusId)) return failure('cash-not-collectable');
  const due = packageDue(sold);
  if (amount !== due) return failure('cash-amount-differs', { details: { valorEsperado: due } });
  if (collectedAt && (collectedAt > now || collectedAt < order.placedAt))
    return failure('cash-time-impossible');
  return success(null);
}

async function carrierOf(
  db: Database,
  { orderNumber, sellerId, collectedBy, carrier }: Collection,
): Promise<Result<string | null, 'cash-carrier-missing'>> {
  if (collectedBy === 'seller') return success(null);
  const name = carrier ? carrierName(carrier) : await findPackageCarrier(db, { orderNumber, sellerId });
  return name ? success(name) : failure('cash-carrier-missing');
}

async function write(
  db: Database,
  locked: LockedPackage,
  { collection, carrier, now }: { collection: Collection; carrier: string | null; now: Date },
): Promise<number> {
  const { orderNumber, sellerId, collectedBy, amount, collectedAt = now, actor } = collection;
  const { sold } = locked;
  const parts = { orderNumber, sellerId, collectedBy, carrier, amount, collectedAt };
  const isDelivered = sold.statusId === PACKAGE_STATUS.delivered;
  const statusBefore = isDelivered ? null : sold.statusId;
  const recorded = { recordedBy: actor.accountId, recordedAt: now };
  const id = await insertCollection(db, { ...parts, ...recorded, statusBefore });
  const posting = cashCollected({ id, collectedBy, amount, sold });
  await postTransaction(db, { ...posting, actor: actor.accountId }, now);
  await setMoneyState(db, sold, collectedBy === 'seller' ? 'seller-kept' : 'held');
  const after = { amount, collectedBy, carrier };
  await auditPackage(db, sold, { at: now, actor, action: 'package.cash-collected', after });
  // Nobody pays for a parcel that she did not get.
  if (!isDelivered)
    await movePackage(db, locked, { to: PACKAGE_STATUS.delivered, note: '', actor, at: collectedAt });
  return id;
}

const COLLECTABLE: readonly number[] = [
  PACKAGE_STATUS.onTheWay,
  PACKAGE_STATUS.incident,
  PACKAGE_STATUS.delivered,
];
