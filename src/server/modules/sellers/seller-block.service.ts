import { failure, type Result, success } from '../../../domain/result.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { blockAccount, unblockAccount } from '../accounts/identity/account-block.service.ts';
import { recordAudit } from '../audit/audit.service.ts';
import { enqueueEmails, nudgeOutbox } from '../messages/notifications.service.ts';
import { lockSeller } from './application.repository.ts';
import type { SellerStatus } from './application.service.ts';
import { blockSellerRow, unblockSellerRow } from './seller-block.repository.ts';
import { publishShop } from './shop-visibility.service.ts';

interface Decision {
  sellerId: number;
  operatorId: number;
  reason: string;
}

/**
 * Spec 4: 3. Its account cannot log in and is logged out, its team finds no panel, its products leave shop, search and
 * carts. Orders and money stay as they are: the provider finishes or cancels what is under way.
 */
export async function blockSeller(
  context: Context,
  { sellerId, operatorId, reason }: Decision,
): Promise<Result<SellerStatus, 'not-found' | 'seller-state'>> {
  const at = context.now();
  const blocked = await inTransaction(context.write, async (db) => {
    const seller = await lockSeller(db, sellerId);
    if (!seller) return failure('not-found');
    if (seller.status === 3) return success({ sellerId, status: 3 });
    if (seller.status === 0) return failure('seller-state');
    await blockSellerRow(db, { id: sellerId, reason, at });
    if (seller.accountId !== null) await blockAccount(db, { accountId: seller.accountId, reason, at });
    await publishShop(db, sellerId);
    await recordAudit(db, [
      {
        at,
        actor: { kind: 'operator', accountId: operatorId },
        sellerId,
        action: 'shop.blocked',
        subject: `seller:${sellerId}`,
        before: { sellerStatus: seller.status },
        after: { sellerStatus: 3 },
        reason,
      },
    ]);
    await enqueueEmails(db, [
      { template: 'seller-blocked', recipient: seller.email, data: { sellerId, reason } },
    ]);
    return success({ sellerId, status: 3 });
  });
  if (blocked.ok) nudgeOutbox();
  return blocked;
}

/** Back to what it was: a shop that waited for its approval waits again. */
export async function unblockSeller(
  context: Context,
  { sellerId, operatorId, reason }: Decision,
): Promise<Result<SellerStatus, 'not-found' | 'seller-state'>> {
  const at = context.now();
  const unblocked = await inTransaction(context.write, async (db) => {
    const seller = await lockSeller(db, sellerId);
    if (!seller) return failure('not-found');
    if (seller.status !== 3) return success({ sellerId, status: seller.status });
    const status = seller.statusBeforeBlock ?? 2;
    await unblockSellerRow(db, sellerId, at);
    if (seller.accountId !== null) await unblockAccount(db, seller.accountId, at);
    await publishShop(db, sellerId);
    await recordAudit(db, [
      {
        at,
        actor: { kind: 'operator', accountId: operatorId },
        sellerId,
        action: 'shop.unblocked',
        subject: `seller:${sellerId}`,
        before: { sellerStatus: 3 },
        after: { sellerStatus: status },
        reason,
      },
    ]);
    await enqueueEmails(db, [{ template: 'seller-unblocked', recipient: seller.email, data: { sellerId } }]);
    return success({ sellerId, status });
  });
  if (unblocked.ok) nudgeOutbox();
  return unblocked;
}
