import { success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import { listMessages } from '../message.service.ts';
import { listQuestions } from '../question-moderation.service.ts';
import { listReviews } from '../review-moderation.service.ts';

export function moderationReads(context: Context) {
  return {
    listModeratedReviews: forOperator(
      'moderate',
      async ({
        view,
        cursor,
      }: {
        view?: 'pending' | 'approved' | 'rejected' | undefined;
        cursor?: number | undefined;
      }) => success(await listReviews(context, view, cursor)),
    ),
    listModeratedQuestions: forOperator(
      'moderate',
      async ({
        view,
        cursor,
      }: {
        view?: 'reported' | 'answered' | 'hidden' | 'removed' | undefined;
        cursor?: number | undefined;
      }) => success(await listQuestions(context, view, cursor)),
    ),
    listContactMessages: forOperator(
      'moderate',
      async ({
        view,
        cursor,
      }: {
        view?: 'open' | 'answered' | 'archived' | undefined;
        cursor?: number | undefined;
      }) => success(await listMessages(context, view, cursor)),
    ),
  };
}
