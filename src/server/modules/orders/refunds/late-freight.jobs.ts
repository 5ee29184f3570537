import { type LateFreightRule, shopCharge } from '../../../../domain/late-freight.ts';
import { lateFreightCharged } from '../../../../domain/ledger/refund-postings.ts';
import { planFreight } from '../../../../domain/refund-rules.ts';
import { bogotaDay } from '../../../../domain/spanish-dates.ts';
import type { Context } from '../../../context.ts';
import { outageCode } from '../../../db/outage.ts';
import type { Database } from '../../../db/sql.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { operatorActor, recordAudit } from '../../audit/audit.service.ts';
import { postTransaction } from '../../books/ledger.service.ts';
import { enqueueEmails, nudgeOutbox } from '../../messages/notifications.service.ts';
import { type LockedOrder, listOrderPackages, lockOrder } from '../placing/order-money.service.ts';
import { getFulfilmentRules } from '../seller-view/seller-order-list.service.ts';
import {
  findOwedFreight,
  insertLateFreight,
  listOwedFreight,
  type OwedFreight,
  type PackageRef,
} from './late-freight.repository.ts';
import { recordSaleRefund } from './record-sale-refund.ts';

const PACKAGES_AT_ONCE = 200;
/** Cash may be recorded long after it was taken; what is older than this is for people. */
const OLDEST_DAYS = 90;
const DAY_MILLIS = 24 * 60 * 60_000;

/**
 * Refunds the freight of packages that came too late by the operator's rule, once each; answers how many. One that fails is
 * logged and keeps the others waiting for nothing; the next run tries it again.
 */
export async function giveFreightBack(context: Context): Promise<number> {
  const now = context.now();
  const rules = await getFulfilmentRules(context.write);
  const days = {
    today: bogotaDay(now.getTime()),
    since: bogotaDay(now.getTime() - OLDEST_DAYS * DAY_MILLIS),
  };
  let given = 0;
  let last: OwedFreight | null = null;
  do {
    const batch: OwedFreight[] = await listOwedFreight(context.write, days, last, PACKAGES_AT_ONCE);
    for (const { orderNumber, sellerId } of batch) {
      const ref = { orderNumber, sellerId };
      try {
        if (await inTransaction(context.write, (db) => refundFreight(db, ref, { rules, now }))) given += 1;
      } catch (error) {
        // The job fails, and is tried again sooner.
        if (outageCode(error) !== null) throw error;
        context.log.error({ err: error, ...ref }, 'the freight of a package was not given back');
      }
    }
    last = batch.length === PACKAGES_AT_ONCE ? (batch.at(-1) ?? null) : null;
  } while (last);
  if (given > 0) nudgeOutbox();
  return given;
}

/** False: nothing is owed, as things stand under the order's lock. */
async function refundFreight(
  db: Database,
  ref: PackageRef,
  { rules, now }: { rules: LateFreightRule; now: Date },
): Promise<boolean> {
  const { orderNumber, sellerId } = ref;
  const order = await lockOrder(db, orderNumber);
  const owed = order && (await findOwedFreight(db, ref));
  const sold = (await listOrderPackages(db, orderNumber)).find((one) => one.sellerId === sellerId);
  const plan = owed && sold ? planFreight(sold) : null;
  if (!owed || !plan) return false;
  const refundId = await recordSaleRefund(db, {
    order,
    idempotencyKey: `late-freight:${orderNumber}:${sellerId}`,
    kind: 'goods',
    cause: 'late-delivery',
    note: '',
    transactionId: null,
    plan,
    restocked: [],
    actor: null,
    now,
  });
  if (refundId === null) return false;
  const { amount } = plan;
  const sellerCharge = shopCharge(owed, amount, rules);
  await insertLateFreight(db, { ...ref, refundId, amount, sellerCharge, at: now });
  if (sellerCharge > 0)
    await postTransaction(db, lateFreightCharged({ orderNumber, sellerId, amount: sellerCharge }), now);
  await recordAudit(db, [
    {
      at: now,
      actor: operatorActor(null),
      sellerId,
      action: 'money.late-freight',
      subject: `order:${orderNumber}`,
      after: { refundId, amount, freightCharge: sellerCharge },
    },
  ]);
  await tell(db, order, { ...ref, refundId, sellerCharge, sellerEmail: owed.sellerEmail });
  return true;
}

async function tell(
  db: Database,
  { email }: LockedOrder,
  given: PackageRef & { refundId: number; sellerCharge: number; sellerEmail: string },
): Promise<void> {
  const { refundId, orderNumber, sellerId, sellerCharge, sellerEmail } = given;
  await enqueueEmails(db, [{ template: 'refund-created', recipient: email, data: { refundId } }]);
  if (sellerCharge === 0) return;
  const data = { orderNumber, sellerId, chargePesos: sellerCharge };
  await enqueueEmails(db, [{ template: 'seller-late-freight', recipient: sellerEmail, data }]);
}
