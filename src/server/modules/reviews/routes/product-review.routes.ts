import { type Result, success } from '../../../../domain/result.ts';
import type { productReviewEndpoints } from '../../../../wire/reviews/product-reviews.ts';
import type { Context } from '../../../context.ts';
import { guarded } from '../../../guards/guarded.ts';
import type { RequestContext } from '../../../guards/request-context.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { listLinesToRate, refuseInvitations } from '../invitation.service.ts';
import { getProductReviews } from '../review-list.service.ts';
import { addReviewPhoto, removeReviewPhoto } from '../review-photo.service.ts';
import { mayHaveReviews } from '../review-standing.service.ts';
import {
  newVoterNumber,
  VOTER_COOKIE,
  VOTER_COOKIE_SECONDS,
  voteForReview,
  voterOf,
} from '../review-vote.service.ts';
import { reviewerOf } from './reviewer-of.ts';

export function productReviewRoutes(context: Context): Handlers<keyof typeof productReviewEndpoints> {
  return {
    listProductReviews: async (
      { params: { productId }, query: { order = 'helpful', offset = 0 } },
      request,
    ) => {
      const reviewer = await reviewerOf(request);
      const voter = voterOf(reviewer, request.cookie(VOTER_COOKIE));
      return success(await getProductReviews(context, { productId, order, offset }, { reviewer, voter }));
    },
    voteForReview: async ({ params, body }, request) => {
      const reviewer = await reviewerOf(request);
      const known = voterOf(reviewer, request.cookie(VOTER_COOKIE));
      const isNew = known.accountId === null && known.browserHash === null;
      const number = newVoterNumber();
      const voter = isNew ? voterOf(reviewer, number) : known;
      const voted = await voteForReview(
        context,
        { ...params, ...body },
        { reviewer, voter, address: request.address },
      );
      if (voted.ok && isNew) request.setCookie(VOTER_COOKIE, number, { maxAgeSeconds: VOTER_COOKIE_SECONDS });
      return voted;
    },
    addReviewPhoto: guarded(mayReview, async ({ params, body }, _nobody, request) =>
      addReviewPhoto(context, { ...params, file: body.file }, await reviewerOf(request)),
    ),
    removeReviewPhoto: async ({ params }, request) =>
      removeReviewPhoto(context, params, await reviewerOf(request)),
    listLinesToRate: async ({ params: { orderNumber } }, request) =>
      listLinesToRate(context, orderNumber, await reviewerOf(request)),
    refuseInvitations: ({ body }) => refuseInvitations(context, body),
  };
}

/** Nobody's files are read who can have no review. */
async function mayReview(request: RequestContext): Promise<Result<null, 'not-found'>> {
  return mayHaveReviews(await reviewerOf(request));
}
