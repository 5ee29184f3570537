import { packageLost } from '../../../../domain/ledger/refund-postings.ts';
import { mayBeLost, netLeft } from '../../../../domain/lost-package.ts';
import { PACKAGE_STATUS } from '../../../../domain/package-status.ts';
import { refundableUnits } from '../../../../domain/refund-rules.ts';
import { type Result, success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/sql.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { postTransaction } from '../../books/ledger.service.ts';
import { enqueueEmails, nudgeOutbox } from '../../messages/notifications.service.ts';
import { cancelUnits } from '../placing/order-money.service.ts';
import { waiveLateFreight } from '../refunds/late-freight-charge.ts';
import { refundGoods } from '../refunds/refund.service.ts';
import { findDelivery } from './delivery.repository.ts';
import { findNetGivenBack, insertLostPackage, isKnownLost } from './lost-package.repository.ts';
import { getSellerEmail } from './package.repository.ts';
import {
  type Actor,
  auditPackage,
  type LockedPackage,
  lockPackage,
  type MoveRefusal,
  movePackage,
  type PackageRef,
  type PackageState,
  readPackageState,
  refusedMove,
} from './package.service.ts';

export interface LostPackage extends PackageRef {
  /** What the carrier says. */
  note: string;
  actor: Actor;
}

/**
 * The carrier lost a parcel: its buyer has everything back, and its shop has what the goods would have brought it and what
 * it was charged for late freight. The marketplace, which took the insurance with the freight, bears it. Once for each.
 */
export async function losePackage(
  context: Context,
  lost: LostPackage,
): Promise<Result<PackageState, 'package-unknown' | MoveRefusal>> {
  const result = await inTransaction(context.write, (db) => loseLocked(db, lost, context.now()));
  if (result.ok) nudgeOutbox();
  return result;
}

async function loseLocked(
  db: Database,
  lost: LostPackage,
  now: Date,
): Promise<Result<PackageState, 'package-unknown' | MoveRefusal>> {
  const locked = await lockPackage(db, lost);
  if (!locked.ok) return locked;
  if (await isKnownLost(db, lost)) return success(await readPackageState(db, lost, true));
  const isDisputed = (await findDelivery(db, lost))?.disputedAt != null;
  if (!mayBeLost({ ...locked.value.sold, isDisputed })) return refusedMove(locked.value.sold, lost.actor);
  await writeLoss(db, locked.value, { lost, now });
  return success(await readPackageState(db, lost, false));
}

async function writeLoss(
  db: Database,
  locked: LockedPackage,
  { lost, now }: { lost: LostPackage; now: Date },
): Promise<void> {
  const { order, sold } = locked;
  const { orderNumber, sellerId } = sold;
  const { note, actor } = lost;
  const amount = (await findNetGivenBack(db, lost)) + netLeft(sold);
  await giveBack(db, locked, { lost, now });
  const freightWaived = await waiveLateFreight(db, { orderNumber, sellerIds: [sellerId], at: now });
  if (amount > 0)
    await postTransaction(
      db,
      { ...packageLost({ orderNumber, sellerId, amount }), actor: actor.accountId },
      now,
    );
  await insertLostPackage(db, { orderNumber, sellerId, compensation: amount, freightWaived, at: now });
  const after = { compensation: amount, freightWaived };
  await auditPackage(db, sold, { at: now, actor, action: 'package.lost', after, reason: note });
  await movePackage(db, locked, { to: PACKAGE_STATUS.cancelled, note, actor, at: now });
  const data = { orderNumber, sellerId };
  const credit = { ...data, creditPesos: amount + freightWaived };
  const recipient = await getSellerEmail(db, sellerId);
  await enqueueEmails(db, [
    { template: 'package-lost', recipient: order.email, data },
    { template: 'seller-package-lost', recipient, data: credit },
  ]);
}

/** To the buyer, who pays nothing for it; nothing goes back on sale. */
async function giveBack(
  db: Database,
  { order, sold }: LockedPackage,
  { lost: { note, actor }, now }: { lost: LostPackage; now: Date },
): Promise<void> {
  const { orderNumber, sellerId, moneyState, lines } = sold;
  if (moneyState === 'none') {
    const left = lines.map((one) => ({ line: one.line, quantity: one.quantity - one.cancelledQuantity }));
    return cancelUnits(
      db,
      orderNumber,
      left.filter(({ quantity }) => quantity > 0),
    );
  }
  const units = refundableUnits([sold], { sellerIds: null, restock: false });
  if (units.length === 0) return;
  const refunded = await refundGoods(db, {
    ...{ order, lines: units, note, now },
    idempotencyKey: `lost:${orderNumber}:${sellerId}`,
    shipping: 'all',
    cause: 'not-delivered',
    actor: actor.accountId,
  });
  if (!refunded.ok)
    throw new Error(`Package ${orderNumber}/${sellerId} cannot be refunded: ${refunded.reason}`);
}
