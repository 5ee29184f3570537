import { unitsToCancel } from '../../../../domain/cancellation.ts';
import { PACKAGE_STATUS } from '../../../../domain/package-status.ts';
import { type Result, success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/sql.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { nudgeOutbox } from '../../messages/notifications.service.ts';
import { cancelUnits, type LineUnits, returnUnits } from '../placing/order-money.service.ts';
import { refundGoods, restockReturned } from '../refunds/refund.service.ts';
import { markRefusalReturned } from './package.repository.ts';
import {
  type Actor,
  checkMove,
  type LockedPackage,
  lockPackage,
  type MoveRefusal,
  movePackage,
  type PackageRef,
  type PackageState,
  readPackageState,
  refusedMove,
} from './package.service.ts';

export interface ReturnedPackage extends PackageRef {
  /** False: the goods came back in no state to be sold. */
  restock: boolean;
  note?: string | undefined;
  actor: Actor;
}

export type ReturnReason = 'package-unknown' | MoveRefusal;

/** A parcel that nobody took is back with its seller: it ends, its goods are sold again, and who paid gets it back. */
export async function returnPackage(
  context: Context,
  returned: ReturnedPackage,
): Promise<Result<PackageState, ReturnReason>> {
  const result = await inTransaction(context.write, (db) => returnLocked(db, returned, context.now()));
  if (result.ok) nudgeOutbox();
  return result;
}

async function returnLocked(
  db: Database,
  returned: ReturnedPackage,
  now: Date,
): Promise<Result<PackageState, ReturnReason>> {
  const locked = await lockPackage(db, returned);
  if (!locked.ok) return locked;
  const { sold } = locked.value;
  if (sold.statusId === PACKAGE_STATUS.cancelled) return success(await readPackageState(db, returned, true));
  // What has not left its seller is cancelled, not returned.
  if (sold.statusId !== PACKAGE_STATUS.returning) return refusedMove(sold, returned.actor);
  const allowed = checkMove(sold, PACKAGE_STATUS.cancelled, returned.actor);
  if (!allowed.ok) return allowed;
  const remaining = unitsToCancel(sold, null);
  const units = remaining.ok ? remaining.value : [];
  if (sold.moneyState === 'none') await takeBackUnpaid(db, returned, units);
  else await takeBackPaid(db, locked.value, { returned, units, now });
  const { note = '', actor } = returned;
  await movePackage(db, locked.value, { to: PACKAGE_STATUS.cancelled, note, actor, at: now });
  await markRefusalReturned(db, returned, now);
  return success(await readPackageState(db, returned, false));
}

async function takeBackUnpaid(
  db: Database,
  { orderNumber, restock }: ReturnedPackage,
  units: readonly LineUnits[],
): Promise<void> {
  await cancelUnits(db, orderNumber, units);
  if (restock) await returnUnits(db, orderNumber, units);
}

async function takeBackPaid(
  db: Database,
  { order, sold }: LockedPackage,
  { returned, units, now }: { returned: ReturnedPackage; units: readonly LineUnits[]; now: Date },
): Promise<void> {
  const { restock, note = '', actor } = returned;
  const { orderNumber, sellerId } = sold;
  // What was refunded while the parcel travelled has not been sold again yet.
  if (restock) await restockReturned(db, { orderNumber, sellerId });
  if (units.length === 0) return;
  const refunded = await refundGoods(db, {
    order,
    idempotencyKey: `return:${orderNumber}:${sellerId}`,
    lines: units.map((one) => ({ ...one, restock })),
    shipping: 'by-rule',
    cause: 'not-delivered',
    note,
    actor: actor.accountId,
    now,
  });
  if (!refunded.ok)
    throw new Error(`Package ${orderNumber}/${sellerId} cannot be refunded: ${refunded.reason}`);
}
