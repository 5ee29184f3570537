import type { Context } from '../../context.ts';
import { listProductReviews, type ReviewOrder } from './review-list.repository.ts';
import type { Reviewer } from './review-standing.service.ts';
import type { Voter } from './review-vote.repository.ts';
import { isOwn } from './review-vote.service.ts';

const PAGE_SIZE = 8;
/** Nobody reads further, and each page walks over those before it. */
const LAST_PLACE = 400;

/** One page of what buyers say of a product, with their photos and whom it helped. */
export async function getProductReviews(
  { read }: Pick<Context, 'read'>,
  { productId, order, offset }: { productId: number; order: ReviewOrder; offset: number },
  { reviewer, voter }: { reviewer: Reviewer; voter: Voter },
) {
  const rows = await listProductReviews(read, { productId, order, voter, offset, limit: PAGE_SIZE + 1 });
  const next = offset + PAGE_SIZE;
  return {
    reviews: rows.slice(0, PAGE_SIZE).map(({ accountId, tokenHash, orderNumber, ...shown }) => ({
      ...shown,
      verified: orderNumber !== null,
      isOwn: isOwn({ orderNumber, accountId, tokenHash }, reviewer),
    })),
    nextOffset: rows.length > PAGE_SIZE && next <= LAST_PLACE ? next : null,
  };
}
