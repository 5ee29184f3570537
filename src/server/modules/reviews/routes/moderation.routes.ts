import type { operatorModerationEndpoints } from '../../../../wire/reviews/operator-moderation.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { answerMessage, archiveMessage, markMessageRead } from '../message.service.ts';
import { decideQuestion } from '../question-moderation.service.ts';
import { publishReview, refuseReview } from '../review-moderation.service.ts';

export function moderationRoutes(context: Context): Handlers<keyof typeof operatorModerationEndpoints> {
  return {
    publishReview: forOperator('moderate', ({ params, body }, { id }) =>
      publishReview(context, id, { ...params, ...body }),
    ),
    refuseReview: forOperator('moderate', ({ params, body }, { id }) =>
      refuseReview(context, id, { ...params, ...body }),
    ),
    decideQuestion: forOperator('moderate', ({ params, body }, { id }) =>
      decideQuestion(context, id, { ...params, ...body }),
    ),
    markMessageRead: forOperator('moderate', ({ params }, { id }) =>
      markMessageRead(context, id, params.messageId),
    ),
    answerMessage: forOperator('moderate', ({ params, body }, { id }) =>
      answerMessage(context, id, { ...params, ...body }),
    ),
    archiveMessage: forOperator('moderate', ({ params, body }, { id }) =>
      archiveMessage(context, id, { ...params, ...body }),
    ),
  };
}
