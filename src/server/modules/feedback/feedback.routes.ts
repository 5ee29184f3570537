import { success } from '../../../domain/result.ts';
import type { feedbackEndpoints } from '../../../wire/feedback.ts';
import type { Context } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { listMailbox } from '../notifications/notifications.service.ts';
import { sendContactMessage } from './contact.service.ts';
import { submitReview } from './review.service.ts';

export function feedbackRoutes(context: Context): Handlers<keyof typeof feedbackEndpoints> {
  return {
    submitReview: ({ params, body }) => submitReview(context, { ...body, productId: params.productId }),
    sendContactMessage: ({ body }) => sendContactMessage(context, body),
    listMailbox: async ({ query }) => success(await listMailbox(context, query.recipient || null)),
  };
}
