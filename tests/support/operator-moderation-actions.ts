import { listReviews } from '../../src/server/modules/reviews/review-moderation.service.ts';
import { buildProduct, buildReview } from './catalog-factories.ts';
import { buildContest, buildMessage, buildQuestion } from './moderation-factories.ts';
import type { ActionWorld, OperatorAction } from './operator-action.ts';
import type { CallName } from './published-reads.ts';

const pendingReview = async ({ shop }: ActionWorld) => ({
  params: {
    reviewId: await buildReview(shop.db, await buildProduct(shop.db), { status: 'pending' }),
  },
});
const newMessage = async ({ shop }: ActionWorld) => ({ params: { messageId: await buildMessage(shop.db) } });

export const operatorModerationActions = {
  publishReview: {
    action: 'review.approved',
    prepare: async (world) => {
      const aim = await pendingReview(world);
      const { reviews } = await listReviews(world.shop.context);
      const version = reviews.find(({ id }) => id === aim.params.reviewId)?.version;
      return { ...aim, json: { version } };
    },
  },
  refuseReview: {
    action: 'review.rejected',
    prepare: async (world) => ({ ...(await pendingReview(world)), json: { reason: 'Insulta' } }),
  },
  decideQuestion: {
    action: 'question.removed',
    prepare: async ({ shop, operator }) => ({
      params: {
        questionId: await buildQuestion(shop.db, {
          productId: await buildProduct(shop.db),
          accountId: operator.id,
          state: 'reported',
        }),
      },
      json: { decision: 'remove', reason: 'Publicidad' },
    }),
  },
  decideContest: {
    action: 'shop.level-excluded',
    prepare: async ({ shop }) => ({
      params: { contestId: await buildContest(shop.db) },
      json: { decision: 'excluded', reason: 'Fue la transportadora' },
    }),
  },
  markMessageRead: { action: 'message.read', prepare: newMessage },
  answerMessage: {
    action: 'message.answered',
    prepare: async (world) => ({ ...(await newMessage(world)), json: { text: 'Va en camino.' } }),
  },
  archiveMessage: {
    action: 'message.archived',
    prepare: async (world) => ({ ...(await newMessage(world)), json: { note: 'Publicidad' } }),
  },
} satisfies Partial<Record<CallName, OperatorAction>>;
