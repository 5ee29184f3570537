import { success } from '../../../../domain/result.ts';
import type { questionEndpoints } from '../../../../wire/reviews/questions.ts';
import type { Context } from '../../../context.ts';
import { forAccount } from '../../../guards/for-account.ts';
import { forSeller } from '../../../guards/for-seller.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { askQuestion, listProductQuestions } from '../question.service.ts';
import { listSellerReviews, replyToReview } from '../review-reply.service.ts';
import {
  answerQuestion,
  countSellerFeedback,
  listSellerQuestions,
  reportQuestion,
} from '../seller-question.service.ts';

export function questionRoutes(context: Context): Handlers<keyof typeof questionEndpoints> {
  return {
    listProductQuestions: async ({ params, query }) =>
      success(await listProductQuestions(context, params.productId, query.cursor)),
    askQuestion: forAccount(({ params, body }, account) =>
      askQuestion(context, { ...params, ...body, accountId: account.id }),
    ),
    listSellerQuestions: forSeller('answer-people', async ({ query }, { sellerId }) =>
      success(await listSellerQuestions(context, sellerId, query)),
    ),
    countSellerFeedback: forSeller('answer-people', async (_input: object, { sellerId }) =>
      success(await countSellerFeedback(context, sellerId)),
    ),
    answerQuestion: forSeller('answer-people', ({ params, body }, member) =>
      answerQuestion(context, member, { ...params, ...body }),
    ),
    reportQuestion: forSeller('answer-people', ({ params, body }, member) =>
      reportQuestion(context, member, { ...params, ...body }),
    ),
    listSellerReviews: forSeller('answer-people', async ({ query }, { sellerId }) =>
      success(await listSellerReviews(context, sellerId, query)),
    ),
    replyToReview: forSeller('answer-people', ({ params, body }, member) =>
      replyToReview(context, member, { ...params, ...body }),
    ),
  };
}
