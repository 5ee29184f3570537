import {
  CANCELLATION_CAUSES,
  type CancellationCause,
  type CancelledUnits,
  type KeptUnits,
  leavesNothing,
  unitsToCancel,
} from '../../../../domain/cancellation.ts';
import type { MoneyPackage } from '../../../../domain/order-money.ts';
import { PACKAGE_STATUS } from '../../../../domain/package-status.ts';
import { isDispatched } from '../../../../domain/package-transition.ts';
import { type Result, success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/sql.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { enqueueEmails, nudgeOutbox } from '../../messages/notifications.service.ts';
import { cancelUnits, returnUnits } from '../placing/order-money.service.ts';
import { refundGoods } from '../refunds/refund.service.ts';
import { getSellerEmail } from './package.repository.ts';
import {
  type Actor,
  auditPackage,
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

export interface Cancellation extends PackageRef {
  cause: CancellationCause;
  /** Absent: nothing of the package is sent. */
  kept?: readonly KeptUnits[] | undefined;
  note?: string | undefined;
  actor: Actor;
}

export type CancellationReason =
  | 'package-unknown'
  | MoveRefusal
  | 'package-line-unknown'
  | 'package-more-than-bought';

/**
 * What the seller cannot supply, before it is sent: goods and money follow. Says what remains, so that the same request
 * twice cancels nothing twice.
 */
export async function cancelPackage(
  context: Context,
  cancellation: Cancellation,
): Promise<Result<PackageState, CancellationReason>> {
  const cancelled = await inTransaction(context.write, (db) => cancelLocked(db, cancellation, context.now()));
  if (cancelled.ok) nudgeOutbox();
  return cancelled;
}

/** Within the transaction of whoever else decides that nothing of it is sent. */
export async function cancelLocked(
  db: Database,
  cancellation: Cancellation,
  now: Date,
): Promise<Result<PackageState, CancellationReason>> {
  const locked = await lockPackage(db, cancellation);
  if (!locked.ok) return locked;
  const { sold } = locked.value;
  const units = unitsToCancel(sold, cancellation.kept ?? null);
  if (!units.ok) return units;
  const isDone = sold.statusId === PACKAGE_STATUS.cancelled && units.value.length === 0;
  const allowed = isDone ? success(null) : checkCancellation(sold, cancellation.actor);
  if (!allowed.ok) return allowed;
  if (units.value.length > 0)
    await writeCancellation(db, locked.value, { cancellation, units: units.value, now });
  return success(await readPackageState(db, cancellation, units.value.length === 0));
}

/** What is on its way back becomes 32 too, by its return (see returnPackage). */
function checkCancellation(sold: MoneyPackage, actor: Actor): Result<null, MoveRefusal> {
  return isDispatched(sold.statusId)
    ? refusedMove(sold, actor)
    : checkMove(sold, PACKAGE_STATUS.cancelled, actor);
}

interface CheckedCancellation {
  cancellation: Cancellation;
  units: readonly CancelledUnits[];
  now: Date;
}

async function writeCancellation(
  db: Database,
  locked: LockedPackage,
  { cancellation, units, now }: CheckedCancellation,
): Promise<void> {
  const { order, sold } = locked;
  const { cause, note = '', actor } = cancellation;
  const to = PACKAGE_STATUS.cancelled;
  const after = { cause, cancelled: units };
  await auditPackage(db, sold, { at: now, actor, action: 'package.units-cancelled', after, reason: note });
  if (leavesNothing(sold, units)) await movePackage(db, locked, { to, note, actor, at: now });
  // Of a paid package the refund counts the units, moves the stock and writes to the buyer.
  if (sold.moneyState !== 'none') return refund(db, locked, { cancellation, units, now });
  await cancelUnits(db, order.number, units);
  if (CANCELLATION_CAUSES[cause].restock) await returnUnits(db, order.number, units);
  const data = { orderNumber: order.number, sellerId: sold.sellerId, units: [...units] };
  await enqueueEmails(db, [
    { template: 'package-cancelled', recipient: order.email, data: { ...data, cause } },
    ...(actor.role === 'seller' ? [] : [await sellerMail(db, data)]),
  ]);
}

async function refund(
  db: Database,
  { order, sold }: LockedPackage,
  { cancellation, units, now }: CheckedCancellation,
): Promise<void> {
  const { cause, note = '', actor } = cancellation;
  const { restock, refundCause } = CANCELLATION_CAUSES[cause];
  const [first] = units;
  const before = sold.lines.find(({ line }) => line === first?.line)?.cancelledQuantity ?? 0;
  const refunded = await refundGoods(db, {
    order,
    // The units of a line are counted up only, so no other cancellation begins where this one does.
    idempotencyKey: `cancel:${order.number}:${first?.line}:${before}`,
    lines: units.map((one) => ({ ...one, restock })),
    shipping: 'by-rule',
    cause: refundCause,
    note,
    actor: actor.accountId,
    now,
  });
  if (!refunded.ok)
    throw new Error(`Package ${order.number}/${sold.sellerId} cannot be refunded: ${refunded.reason}`);
}

/** Who did not cancel it herself must learn it before she sends it. */
async function sellerMail(db: Database, data: PackageRef & { units: CancelledUnits[] }) {
  return {
    template: 'seller-package-cancelled',
    recipient: await getSellerEmail(db, data.sellerId),
    data,
  } as const;
}
