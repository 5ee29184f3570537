import { failure, type Result, success } from '../../../domain/result.ts';
import {
  APPLICATION_ITEM_NAMES,
  APPLICATION_ITEMS,
  type ApplicationItem,
  type ApplicationItemState,
} from '../../../domain/seller-application.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/sql.ts';
import { inTransaction } from '../../db/transaction.ts';
import { recordAudit } from '../audit/audit.service.ts';
import { enqueueEmails, nudgeOutbox } from '../messages/notifications.service.ts';
import * as applications from './application.repository.ts';

export { countQueue as countApplications } from './application.repository.ts';

export interface ApplicationItemView {
  item: ApplicationItem;
  state: ApplicationItemState;
  reason: string;
  /** ISO; null: nobody looked at it. */
  decidedAt: string | null;
  correctedAt: string | null;
}

export interface SellerStatus {
  sellerId: number;
  status: number;
}

type OfSeller = { sellerId: number; operatorId: number };

/** Every part of an application in its order, also those that nobody looked at. */
export async function listItems(db: Database, sellerId: number): Promise<ApplicationItemView[]> {
  const stored = await applications.listApplicationItems(db, sellerId);
  const find = (item: ApplicationItem) => stored.find((one) => one.item === item);
  const hasPaymentId = await applications.hasPaymentProviderId(db, sellerId);
  const items = APPLICATION_ITEMS.filter((item) => item !== 'payment' || hasPaymentId || find(item));
  return items.map((item) => {
    const decided = find(item);
    return {
      item,
      state: decided?.state ?? 'pending',
      reason: decided?.reason ?? '',
      decidedAt: decided?.decidedAt.toISOString() ?? null,
      correctedAt: decided?.correctedAt?.toISOString() ?? null,
    };
  });
}

/** Accepts a part of an application, sends it back with a reason, or opens it again. */
export function reviewItem(
  context: Context,
  {
    sellerId,
    operatorId,
    item,
    state,
    reason,
  }: OfSeller & { item: ApplicationItem; state: ApplicationItemState; reason: string },
): Promise<Result<ApplicationItemView[], 'not-found' | 'seller-state' | 'invalid-input'>> {
  const isRejected = state === 'rejected';
  if (isRejected && reason.length < 3) {
    const fields = { reason: 'Escribe qué debe corregir el vendedor.' };
    return Promise.resolve(failure('invalid-input', { fields }));
  }
  const at = context.now();
  return inTransaction(context.write, async (db) => {
    const seller = await applications.lockSeller(db, sellerId);
    if (!seller) return failure('not-found');
    if (seller.status !== 1) return failure('seller-state');
    const before = (await listItems(db, sellerId)).find((one) => one.item === item);
    const decided = { state, reason: isRejected ? reason : '' };
    await applications.decideItems(db, { sellerId, items: [item], ...decided, at, by: operatorId });
    await recordAudit(db, [
      {
        at,
        actor: { kind: 'operator', accountId: operatorId },
        sellerId,
        action: 'shop.application-reviewed',
        subject: `seller:${sellerId}`,
        before: { [item]: before?.state },
        after: { [item]: state },
        reason: decided.reason,
      },
    ]);
    const items = await listItems(db, sellerId);
    const isOver = seller.correctionAskedAt && !items.some((one) => one.state === 'rejected');
    if (isOver) await applications.takeBackCorrection(db, sellerId);
    return success(items);
  });
}

/** The rejected parts go to the seller by mail; until she corrects all of them, her application leaves the queue. */
export async function requestCorrection(
  context: Context,
  { sellerId, operatorId }: OfSeller,
): Promise<Result<SellerStatus, 'not-found' | 'seller-state' | 'nothing-rejected'>> {
  const at = context.now();
  const asked = await inTransaction(context.write, async (db) => {
    const seller = await applications.lockSeller(db, sellerId);
    if (!seller) return failure('not-found');
    if (seller.status !== 1) return failure('seller-state');
    const rejected = (await listItems(db, sellerId)).filter(({ state }) => state === 'rejected');
    if (rejected.length === 0) return failure('nothing-rejected');
    // A second click. What was rejected since the letter makes another one.
    const askedAt = seller.correctionAskedAt?.toISOString() ?? '';
    if (rejected.every(({ decidedAt }) => (decidedAt ?? '') <= askedAt))
      return success({ sellerId, status: 1 });
    await applications.markCorrectionAsked(db, sellerId, at);
    const items = rejected.map(({ item, reason }) => ({ item, reason }));
    await recordAudit(db, [
      {
        at,
        actor: { kind: 'operator', accountId: operatorId },
        sellerId,
        action: 'shop.correction-asked',
        subject: `seller:${sellerId}`,
        after: Object.fromEntries(items.map(({ item, reason }) => [item, reason])),
        reason: items.map(({ item, reason }) => `${APPLICATION_ITEM_NAMES[item]}: ${reason}`).join(' · '),
      },
    ]);
    await enqueueEmails(db, [
      { template: 'seller-correction', recipient: seller.email, data: { sellerId, items } },
    ]);
    return success({ sellerId, status: 1 });
  });
  if (asked.ok) nudgeOutbox();
  return asked;
}
