import { refusalCharged } from '../../../../domain/ledger/refund-postings.ts';
import type { Pesos } from '../../../../domain/money.ts';
import { PACKAGE_STATUS } from '../../../../domain/package-status.ts';
import { CASH_ON_DELIVERY } from '../../../../domain/payment-method.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/sql.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { postTransaction } from '../../books/ledger.service.ts';
import { nudgeOutbox } from '../../messages/notifications.service.ts';
import { getMoneyRules } from '../../settings/money-rules.service.ts';
import {
  type Actor,
  auditPackage,
  checkMove,
  lockPackage,
  type MoveRefusal,
  movePackage,
  type PackageRef,
  type PackageState,
  readPackageState,
} from '../fulfilment/package.service.ts';
import { findRefusal, insertRefusal } from './refusal.repository.ts';

export interface Refusal extends PackageRef {
  reason: string;
  actor: Actor;
}

export interface RecordedRefusal extends PackageState {
  /** What it costs the seller. */
  freightCharge: Pesos;
}

export type RefusalReason = 'package-unknown' | 'not-cash-on-delivery' | MoveRefusal;

/** The buyer did not take the parcel and pays nothing; it goes back, and its seller pays the freight by rule. */
export async function recordRefusal(
  context: Context,
  refusal: Refusal,
): Promise<Result<RecordedRefusal, RefusalReason>> {
  const recorded = await inTransaction(context.write, (db) => recordLocked(db, refusal, context.now()));
  if (recorded.ok) nudgeOutbox();
  return recorded;
}

async function recordLocked(
  db: Database,
  refusal: Refusal,
  now: Date,
): Promise<Result<RecordedRefusal, RefusalReason>> {
  const { orderNumber, sellerId, reason, actor } = refusal;
  const locked = await lockPackage(db, refusal);
  if (!locked.ok) return locked;
  const { order, sold } = locked.value;
  if (order.paymentMethodId !== CASH_ON_DELIVERY) return failure('not-cash-on-delivery');
  const known = await findRefusal(db, orderNumber, sellerId);
  if (known) {
    const state = await readPackageState(db, refusal, true);
    return success({ ...state, freightCharge: known.freightCharge });
  }
  const allowed = checkMove(sold, PACKAGE_STATUS.returning, actor);
  if (!allowed.ok) return allowed;
  const freightCharge = await refusalFreight(db, sold.shippingRate);
  const recordedBy = actor.accountId;
  await insertRefusal(db, { orderNumber, sellerId, reason, freightCharge, refusedAt: now, recordedBy });
  await movePackage(db, locked.value, { to: PACKAGE_STATUS.returning, note: reason, actor, at: now });
  const charge = refusalCharged({ orderNumber, sellerId, amount: freightCharge });
  if (freightCharge > 0) await postTransaction(db, { ...charge, actor: recordedBy }, now);
  const after = { freightCharge };
  await auditPackage(db, sold, { at: now, actor, action: 'package.refused', after, reason });
  return success({ ...(await readPackageState(db, refusal, false)), freightCharge });
}

async function refusalFreight(db: Database, shippingRate: Pesos): Promise<Pesos> {
  const { cashOnDelivery } = await getMoneyRules(db);
  return Math.round((shippingRate * cashOnDelivery.refusalFreightPercent) / 100);
}
