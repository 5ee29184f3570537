import { type Delivery, mayObject } from '../../../../domain/delivery-confirmation.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/sql.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { enqueueEmails, nudgeOutbox } from '../../messages/notifications.service.ts';
import * as deliveries from './delivery.repository.ts';
import { writeProof } from './delivery-proof.repository.ts';
import { getSellerEmail } from './package.repository.ts';
import { type Actor, auditPackage, lockPackage, type PackageRef } from './package.service.ts';

export type DeliveryReason = 'package-unknown' | 'package-not-delivered' | 'delivery-final';

/**
 * What the buyer says of a delivery that was reported: that it came, which counts from now on, or that it did not, which
 * stops every clock until she, or an operator, says otherwise. The same answer again changes nothing.
 */
export async function answerDelivery(
  context: Context,
  { isReceived, ...ref }: PackageRef & { isReceived: boolean },
): Promise<Result<null, DeliveryReason>> {
  const now = context.now();
  const answered = await inTransaction(context.write, async (db) => {
    const delivery = await lockDelivery(db, ref);
    if (!delivery.ok) return delivery;
    if (isReceived) {
      await deliveries.writeBuyersWord(db, ref, now);
      return success(null);
    }
    if (delivery.value.disputedAt !== null) return success(null);
    if (!mayObject(delivery.value, now)) return failure('delivery-final');
    await deliveries.writeDispute(db, ref, now);
    const recipient = await getSellerEmail(db, ref.sellerId);
    await enqueueEmails(db, [{ template: 'seller-delivery-disputed', recipient, data: ref }]);
    return success(null);
  });
  if (answered.ok) nudgeOutbox();
  return answered;
}

/** An operator has seen the proof of a delivery, or what settles an objection. */
export function settleDelivery(
  context: Context,
  { note, actor, ...ref }: PackageRef & { note: string; actor: Actor },
): Promise<Result<null, DeliveryReason>> {
  const at = context.now();
  return inTransaction(context.write, async (db) => {
    const delivery = await lockDelivery(db, ref);
    if (!delivery.ok) return delivery;
    const { confirmedAt, disputedAt } = delivery.value;
    if (confirmedAt !== null && disputedAt === null) return success(null);
    await deliveries.writeConfirmation(db, ref, { by: 'proof', at });
    await auditPackage(db, ref, { at, actor, action: 'package.delivery-confirmed', reason: note });
    return success(null);
  });
}

/** A picture of the delivery from its shop. Against an objection it is what the operator looks at, and settles nothing itself. */
export function addDeliveryProof(
  context: Pick<Context, 'write' | 'now'>,
  { fileName, actor, ...ref }: PackageRef & { fileName: string; actor: Actor },
): Promise<Result<null, DeliveryReason>> {
  const at = context.now();
  return inTransaction(context.write, async (db) => {
    const delivery = await lockDelivery(db, ref);
    if (!delivery.ok) return delivery;
    await writeProof(db, ref, fileName);
    if (delivery.value.disputedAt === null) await deliveries.writeConfirmation(db, ref, { by: 'proof', at });
    await auditPackage(db, ref, { at, actor, action: 'package.proof-added' });
    return success(null);
  });
}

async function lockDelivery(
  db: Database,
  ref: PackageRef,
): Promise<Result<Delivery, 'package-unknown' | 'package-not-delivered'>> {
  const locked = await lockPackage(db, ref);
  if (!locked.ok) return locked;
  const delivery = await deliveries.findDelivery(db, ref);
  return delivery ? success(delivery) : failure('package-not-delivered');
}

/** Counted no further: nobody tells 1,000 from 1,001 in a menu. */
const MAXIMUM_COUNT = 1_000;

export function countDisputedDeliveries(db: Database): Promise<{ count: number; oldestAt: Date | null }> {
  return deliveries.countDisputed(db, MAXIMUM_COUNT);
}
