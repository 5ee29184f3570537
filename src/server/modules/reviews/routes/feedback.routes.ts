import { success } from '../../../../domain/result.ts';
import type { feedbackEndpoints } from '../../../../wire/reviews/feedback.ts';
import type { Context } from '../../../context.ts';
import type { RequestContext } from '../../../guards/request-context.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { PURCHASE_COOKIE } from '../../links/purchase-access.service.ts';
import { listMailbox } from '../../messages/notifications.service.ts';
import { sendContactMessage } from '../contact.service.ts';
import { getReviewStanding, type Reviewer } from '../review-standing.service.ts';
import { editReview, submitReview } from '../write-review.service.ts';

export function feedbackRoutes(context: Context): Handlers<keyof typeof feedbackEndpoints> {
  return {
    getReviewStanding: async ({ params: { productId } }, request) =>
      getReviewStanding(context, productId, await reviewerOf(request)),
    submitReview: async ({ params, body }, request) =>
      submitReview(context, { ...body, ...params }, await reviewerOf(request)),
    editReview: async ({ params, body }, request) =>
      editReview(context, { ...body, ...params }, await reviewerOf(request)),
    sendContactMessage: ({ body }) => sendContactMessage(context, body),
    listMailbox: async ({ query }) => success(await listMailbox(context, query.recipient || null)),
  };
}

async function reviewerOf({ findAccount, cookie }: RequestContext): Promise<Reviewer> {
  const account = await findAccount();
  return { accountId: account?.id ?? null, purchases: cookie(PURCHASE_COOKIE) };
}
