import { failure, type Result, success } from '../../../domain/result.ts';
import {
  APPLICATION_ITEM_NAMES,
  type ApplicationItem,
  mayUndoApproval,
} from '../../../domain/seller-application.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { closeOpenAccount, openWaitingAccount } from '../accounts/identity/account.writes.ts';
import { endSessions } from '../accounts/identity/session.service.ts';
import { operatorActor, recordAudit } from '../audit/audit.service.ts';
import { enqueueEmails, nudgeOutbox } from '../messages/notifications.service.ts';
import { lockSeller } from './application.repository.ts';
import { listItems, type SellerStatus } from './application.service.ts';
import * as approvals from './approval.repository.ts';
import { publishShop } from './shop-visibility.service.ts';

interface Decision {
  sellerId: number;
  operatorId: number;
}

type ApprovalFailure = 'not-found' | 'seller-state' | 'application-rejected' | 'application-unreviewed';

/**
 * Spec 4: 1 to 2, for the shop and its account; asked twice it changes nothing more. What nobody looked at must be named
 * by whoever approves all the same: it stays unreviewed, and stands in the log.
 */
export async function approveSeller(
  context: Context,
  { sellerId, operatorId, unreviewed }: Decision & { unreviewed: readonly ApplicationItem[] },
): Promise<Result<SellerStatus, ApprovalFailure>> {
  const at = context.now();
  const approved = await inTransaction(context.write, async (db) => {
    const seller = await lockSeller(db, sellerId);
    if (!seller) return failure('not-found');
    if (seller.status === 2) return success({ sellerId, status: 2 });
    if (seller.status !== 1) return failure('seller-state');
    const items = await listItems(db, sellerId);
    if (items.some(({ state }) => state === 'rejected')) return failure('application-rejected');
    const open = items.filter(({ state }) => state === 'pending').map(({ item }) => item);
    if (!open.every((item) => unreviewed.includes(item))) return failure('application-unreviewed');
    const openedAccount = seller.accountId !== null && (await openWaitingAccount(db, seller.accountId, at));
    await approvals.approveRow(db, { sellerId, openedAccount, at });
    await publishShop(db, sellerId);
    const names = open.map((item) => APPLICATION_ITEM_NAMES[item]).join(', ');
    await recordAudit(db, [
      {
        at,
        actor: operatorActor(operatorId),
        sellerId,
        action: 'shop.approved',
        subject: `seller:${sellerId}`,
        before: { sellerStatus: 1 },
        after: { sellerStatus: 2, ...(names && { unreviewed: names }) },
      },
    ]);
    await enqueueEmails(db, [{ template: 'seller-approved', recipient: seller.email, data: { sellerId } }]);
    return success({ sellerId, status: 2 });
  });
  if (approved.ok) nudgeOutbox();
  return approved;
}

type UndoFailure = 'not-found' | 'seller-state' | 'approval-undo-over' | 'approval-has-orders';

/** Within minutes, and as long as nobody has bought: after that a shop is blocked, which its orders survive. */
export async function undoApproval(
  context: Context,
  { sellerId, operatorId }: Decision,
): Promise<Result<SellerStatus, UndoFailure>> {
  const at = context.now();
  const undone = await inTransaction(context.write, async (db) => {
    const seller = await lockSeller(db, sellerId);
    if (!seller) return failure('not-found');
    if (seller.status === 1) return success({ sellerId, status: 1 });
    if (seller.status !== 2) return failure('seller-state');
    if (!mayUndoApproval(seller.approvedAt?.getTime() ?? null, at.getTime()))
      return failure('approval-undo-over');
    if (await approvals.hasSold(db, sellerId)) return failure('approval-has-orders');
    const hadOpenedAccount = await approvals.undoApprovalRow(db, sellerId, at);
    if (hadOpenedAccount && seller.accountId !== null && (await closeOpenAccount(db, seller.accountId, at)))
      await endSessions(db, { accountId: seller.accountId, keptToken: null, now: at });
    await publishShop(db, sellerId);
    await recordAudit(db, [
      {
        at,
        actor: operatorActor(operatorId),
        sellerId,
        action: 'shop.approval-undone',
        subject: `seller:${sellerId}`,
        before: { sellerStatus: 2 },
        after: { sellerStatus: 1 },
      },
    ]);
    await enqueueEmails(db, [
      { template: 'seller-approval-undone', recipient: seller.email, data: { sellerId } },
    ]);
    return success({ sellerId, status: 1 });
  });
  if (undone.ok) nudgeOutbox();
  return undone;
}
