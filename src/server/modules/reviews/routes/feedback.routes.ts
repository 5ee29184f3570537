import { success } from '../../../../domain/result.ts';
import type { feedbackEndpoints } from '../../../../wire/reviews/feedback.ts';
import type { Context } from '../../../context.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { listMailbox } from '../../messages/notifications.service.ts';
import { sendContactMessage } from '../contact.service.ts';
import { getReviewStanding } from '../review-standing.service.ts';
import { editReview, submitReview } from '../write-review.service.ts';
import { reviewerOf } from './reviewer-of.ts';

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
