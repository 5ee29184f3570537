import { saleRefunded } from '../../../../domain/ledger/refund-postings.ts';
import { PACKAGE_STATUS } from '../../../../domain/package-status.ts';
import { isDispatched } from '../../../../domain/package-transition.ts';
import type { GoodsRefundCause, UnaskedRefundCause } from '../../../../domain/refund-causes.ts';
import type { RefundPlan, RefundUnits } from '../../../../domain/refund-rules.ts';
import type { Database } from '../../../db/sql.ts';
import { postTransaction } from '../../books/ledger.service.ts';
import { enqueueEmails } from '../../messages/notifications.service.ts';
import { type LockedOrder, returnUnits, takeShares } from '../placing/order-money.service.ts';
import { setPackageStatus } from '../placing/package-status.service.ts';
import { waiveLateFreight } from './late-freight-charge.ts';
import { insertRefund, insertRefundParts, listSellerEmails } from './refund.repository.ts';
import { refundDueOn } from './refund-due.ts';

export interface SaleRefund {
  order: LockedOrder;
  idempotencyKey: string;
  kind: 'goods' | 'reversal';
  cause: GoodsRefundCause | UnaskedRefundCause;
  note: string;
  dueBy?: string | null;
  transactionId: number | null;
  /** Made from the packages of the locked order. */
  plan: RefundPlan;
  /** Which of the plan's units go back on sale. */
  restocked: readonly RefundUnits[];
  actor: number | null;
  now: Date;
}

/**
 * Everything that follows from a refund of a sale, in the caller's transaction: its record, the units, the books, the
 * end of packages that are not sent any more, and the e-mails to the sellers. Null: there is a refund with this key.
 */
export async function recordSaleRefund(db: Database, refund: SaleRefund): Promise<number | null> {
  const { order, plan, restocked, actor, now } = refund;
  const id = await insertRefund(db, {
    ...refund,
    orderNumber: order.number,
    goods: plan.goods,
    shipping: plan.shipping,
    dueOn: await refundDueOn(db, now, refund.dueBy),
    createdAt: now,
  });
  if (id === null) return null;
  await insertRefundParts(db, { id, orderNumber: order.number, plan, restocked });
  await countUnits(db, order.number, plan, restocked);
  const { packages } = plan;
  await postTransaction(db, { ...saleRefunded({ id, orderNumber: order.number, packages }), actor }, now);
  await closeUnsentPackages(db, refund);
  await tellSellers(db, id, plan);
  return id;
}

async function countUnits(
  db: Database,
  orderNumber: number,
  { packages }: RefundPlan,
  restocked: readonly RefundUnits[],
): Promise<void> {
  const shares = packages.flatMap(({ shares }) => shares);
  if (shares.length > 0) await takeShares(db, orderNumber, shares);
  if (restocked.length > 0)
    await returnUnits(
      db,
      orderNumber,
      restocked.map(({ line, quantity }) => ({ line, quantity })),
    );
}

async function closeUnsentPackages(db: Database, { order, plan, actor, now }: SaleRefund): Promise<void> {
  const sellerIds = plan.packages
    .filter(({ sold, nothingLeft }) => nothingLeft && !isDispatched(sold.statusId))
    .map(({ sold }) => sold.sellerId);
  const to = PACKAGE_STATUS.cancelled;
  const change = { orderNumber: order.number, sellerIds, to, changedBy: actor, note: '', at: now };
  if (sellerIds.length === 0) return;
  await setPackageStatus(db, change);
  await waiveLateFreight(db, change);
}

async function tellSellers(db: Database, refundId: number, { packages }: RefundPlan): Promise<void> {
  const sellers = await listSellerEmails(
    db,
    packages.filter(({ shares }) => shares.length > 0).map(({ sold }) => sold.sellerId),
  );
  await enqueueEmails(
    db,
    sellers.map(({ sellerId, email }) => ({
      template: 'seller-refund',
      recipient: email,
      data: { refundId, sellerId },
    })),
  );
}
