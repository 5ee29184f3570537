import { success } from '../../../../domain/result.ts';
import type { questionEndpoints } from '../../../../wire/reviews/questions.ts';
import type { sellerFeedbackEndpoints } from '../../../../wire/reviews/seller-feedback.ts';
import type { Context } from '../../../context.ts';
import { forAccount } from '../../../guards/for-account.ts';
import { forSeller } from '../../../guards/for-seller.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { askQuestion, listProductQuestions } from '../question.service.ts';
import { replyToReview } from '../review-reply.service.ts';
import { answerQuestion, reportQuestion } from '../seller-question.service.ts';

export function questionRoutes(
  context: Context,
): Handlers<keyof (typeof questionEndpoints & typeof sellerFeedbackEndpoints)> {
  return {
    listProductQuestions: async ({ params, query }) =>
      success(await listProductQuestions(context, params.productId, query.cursor)),
    askQuestion: forAccount(({ params, body }, account) =>
      askQuestion(context, { ...params, ...body, accountId: account.id }),
    ),
    answerQuestion: forSeller('answer-people', ({ params, body }, member) =>
      answerQuestion(context, member, { ...params, ...body }),
    ),
    reportQuestion: forSeller('answer-people', ({ params, body }, member) =>
      reportQuestion(context, member, { ...params, ...body }),
    ),
    replyToReview: forSeller('answer-people', ({ params, body }, member) =>
      replyToReview(context, member, { ...params, ...body }),
    ),
  };
}
