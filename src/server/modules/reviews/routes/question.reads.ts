import { success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import { forSeller } from '../../../guards/for-seller.ts';
import { listSellerReviews } from '../review-reply.service.ts';
import { countSellerFeedback, listSellerQuestions } from '../seller-question.service.ts';

export function questionReads(context: Context) {
  return {
    listSellerQuestions: forSeller(
      'answer-people',
      async (
        asked: { state?: 'open' | 'answered' | 'reported' | undefined; cursor?: string | undefined },
        { sellerId },
      ) => success(await listSellerQuestions(context, sellerId, asked)),
    ),
    countSellerFeedback: forSeller('answer-people', async (_input: object, { sellerId }) =>
      success(await countSellerFeedback(context, sellerId)),
    ),
    listSellerReviews: forSeller(
      'answer-people',
      async (
        asked: { only?: 'without-reply' | 'all' | undefined; cursor?: string | undefined },
        { sellerId },
      ) => success(await listSellerReviews(context, sellerId, asked)),
    ),
  };
}
