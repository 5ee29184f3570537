import { failure, type Result, success } from '../../../domain/result.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { recordAudit } from '../audit/audit.service.ts';
import { announceChange } from '../pages/catalogue-change.service.ts';
import { publicText } from './question.service.ts';
import * as replies from './review-reply.repository.ts';
import type { ShopMember } from './seller-question.service.ts';

const PAGE_SIZE = 20;

/** One page of the published reviews of the shop's products. */
export async function listSellerReviews(
  { write }: Pick<Context, 'write'>,
  sellerId: number,
  asked: { only?: 'without-reply' | 'all' | undefined; cursor?: string | undefined },
) {
  const rows = await replies.listSellerReviews(write, {
    sellerId,
    onlyWithoutReply: asked.only === 'without-reply',
    after: asked.cursor ? Number.parseInt(asked.cursor, 10) : null,
    limit: PAGE_SIZE + 1,
  });
  const shown = rows.slice(0, PAGE_SIZE);
  const last = rows.length > PAGE_SIZE ? shown.at(-1) : undefined;
  return { reviews: shown, nextCursor: last ? String(last.id) : null };
}

/** The shop's one reply to a published review, new or changed. */
export async function replyToReview(
  { write, now }: Pick<Context, 'write' | 'now'>,
  { sellerId, accountId }: ShopMember,
  { reviewId, text }: { reviewId: number; text: string },
): Promise<Result<{ text: string }, 'invalid-input' | 'not-found'>> {
  const checked = publicText(text);
  if (!checked.ok) return checked;
  return inTransaction(write, async (db) => {
    const review = await replies.lockSellerReview(db, { sellerId, reviewId });
    if (!review) return failure('not-found');
    const { reply, productId } = review;
    if (reply === checked.value) return success({ text: reply });
    const at = now();
    await replies.writeReply(db, { reviewId, text: checked.value, accountId, now: at });
    await recordAudit(db, [
      {
        at,
        actor: { kind: 'member', accountId },
        sellerId,
        subject: `review:${reviewId}`,
        action: reply === null ? 'review.replied' : 'review.reply-changed',
        ...(reply !== null && { before: { reply } }),
        after: { reply: checked.value },
      },
    ]);
    await announceChange(db, [`product:${productId}`]);
    return success({ text: checked.value });
  });
}
